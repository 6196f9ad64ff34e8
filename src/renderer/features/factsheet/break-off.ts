import type { Language } from '#domain/localized.ts';
import { wholeSentences } from '#domain/sentences.ts';

/** A sentence shorter than this isn't left alone at the end of a page. */
const LETTERS_LEFT = 70;

/** What stays together on a page where it fits one: hazards and other notes, figures, tables and pictures. */
const WHOLE = 'blockquote, figure, .table-scroll, .sheet-picture, .sheet-wide';
/** What is never taken apart. */
const UNBREAKABLE = 'img, svg, tr, .fig-leaf, h3, h4';
/** What stands above the rows of both parts. */
const REPEATED = 'caption, colgroup, thead, .fig-title';

/**
 * Breaks what doesn't fit off the end of a block that stands at the end of a column: list items, rows, paragraphs, last sentences; where it
 * has to be broken (`must`), words as well. The block keeps what fits. Returns the rest; null where it can't be broken so that it fits.
 */
export function breakOff(block: HTMLElement, room: Room, must: boolean): HTMLElement | null {
  if (block.matches(UNBREAKABLE)) return null;
  return isOfText(block) ? breakText(block, room, must) : breakParts(block, room, must);
}

/** Where a block is to stand. */
interface Room {
  /** Whether all that stands there has room. */
  readonly fits: () => boolean;
  /** Of the text. */
  readonly language: Language;
}

/** Whether a block goes to the next page rather than be broken. */
export function isWhole(block: HTMLElement): boolean {
  return block.matches(WHOLE);
}

function breakParts(block: HTMLElement, room: Room, must: boolean): HTMLElement | null {
  const parts = [...block.children].filter((each): each is HTMLElement => !each.matches(REPEATED));
  const moved: HTMLElement[] = [];
  while (parts.length > 0 && !room.fits()) {
    const last = parts.pop()!;
    last.remove();
    moved.unshift(last);
  }
  const [first] = moved;
  if (first === undefined) return null;
  block.append(first);
  const rest = breakOff(first, room, must && parts.length === 0);
  if (rest === null) first.remove();
  else moved[0] = rest;
  if (parts.length === 0 && rest === null) {
    block.append(...moved);
    return null;
  }
  return withRest(block, moved);
}

/** The second half of a block that was broken: with its heading rows, and numbers that go on. */
function withRest(block: HTMLElement, moved: readonly HTMLElement[]): HTMLElement {
  const rest = block.cloneNode(false) as HTMLElement;
  for (const each of block.children) if (each.matches(REPEATED)) rest.append(each.cloneNode(true));
  rest.append(...moved);
  rest.classList.add('sheet-rest');
  if (block.matches('ol')) {
    // An item that was broken goes on without a number.
    const last =
      Number(block.getAttribute('start') ?? 1) - 1 + block.querySelectorAll(':scope > :not(.sheet-rest)').length;
    rest.setAttribute('start', String(last + 1));
    rest.style.counterReset = `step ${last}`;
  }
  return rest;
}

function breakText(block: HTMLElement, { fits, language }: Room, must: boolean): HTMLElement | null {
  const whole = block.cloneNode(true);
  // A line that ends in the source would end a sentence.
  const text = (block.textContent ?? '').replace(/\s/g, ' ');
  const sentences = wholeSentences(text, language).map(({ from }) => from);
  const starts = sentences.filter((start) => start >= LETTERS_LEFT && text.length - start >= LETTERS_LEFT);
  const words = must ? [...text.matchAll(/ +/g)].map((blank) => blank.index + blank[0].length) : [];
  for (const start of [...starts.reverse(), ...words.reverse()]) {
    const rest = cutAt(block, whole, start);
    if (fits()) return rest;
  }
  block.replaceChildren(...whole.cloneNode(true).childNodes);
  return null;
}

/** Leaves the first so many letters of `whole` in the block, and returns a copy with all others. */
function cutAt(block: HTMLElement, whole: Node, letters: number): HTMLElement {
  block.replaceChildren(...whole.cloneNode(true).childNodes);
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = letters;
  let node = texts.nextNode() as Text | null;
  while (node !== null && left > node.data.length) {
    left -= node.data.length;
    node = texts.nextNode() as Text | null;
  }
  const rest = block.cloneNode(false) as HTMLElement;
  rest.classList.add('sheet-rest');
  if (node === null) return rest;
  const range = document.createRange();
  range.setStart(node, left);
  range.setEndAfter(block.lastChild!);
  rest.append(range.extractContents());
  return rest;
}

/** Whether all of a block is words on lines. */
function isOfText(block: HTMLElement): boolean {
  return (
    !block.matches('ul, ol, tbody, dl') &&
    block.querySelector(':is(p, li, tr, dl, div, figure, blockquote, h3, h4)') === null
  );
}
