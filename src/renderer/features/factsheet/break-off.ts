import { sentencesOf } from '#text/sentences.ts';

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
}

/** Whether a block goes to the next page rather than be broken. */
export function isWhole(block: HTMLElement): boolean {
  return block.matches(WHOLE);
}

function breakParts(block: HTMLElement, room: Room, must: boolean): HTMLElement | null {
  const parts = [...block.children].filter((each): each is HTMLElement => !each.matches(REPEATED));
  for (const part of parts) part.remove();
  let shown = 0;
  const show = (count: number) => {
    for (; shown > count; shown -= 1) parts[shown - 1]?.remove();
    block.append(...parts.slice(shown, count));
    shown = count;
    return room.fits();
  };
  const kept = mostThatFit(parts.length, show);
  show(kept);
  const moved = parts.slice(kept);
  const [first] = moved;
  if (first === undefined) return null;
  block.append(first);
  const rest = breakOff(first, room, must && kept === 0);
  if (rest === null) first.remove();
  else moved[0] = rest;
  if (kept === 0 && rest === null) {
    block.append(...moved);
    return null;
  }
  return withRest(block, moved);
}

/** How many of so many parts have room, the first ones first. Each try measures them: twice as many are tried each time, then half as many more. */
function mostThatFit(count: number, fits: (parts: number) => boolean): number {
  let [most, tooMany] = [0, 1];
  while (tooMany <= count && fits(tooMany)) [most, tooMany] = [tooMany, 2 * tooMany];
  tooMany = Math.min(tooMany, count + 1);
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
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

function breakText(block: HTMLElement, { fits }: Room, must: boolean): HTMLElement | null {
  const whole = block.cloneNode(true);
  // A line that ends in the source would end a sentence.
  const text = (block.textContent ?? '').replace(/\s/g, ' ');
  const sentences = sentencesOf(text).map(({ from }) => from);
  const starts = sentences.filter((start) => start >= LETTERS_LEFT && text.length - start >= LETTERS_LEFT);
  const words = must ? [...text.matchAll(/ +/g)].map((blank) => blank.index + blank[0].length) : [];
  for (const places of [starts, words]) {
    const cut = (count: number) => cutAt(block, whole, places[count - 1] ?? 0);
    const kept = mostThatFit(places.length, (count) => {
      cut(count);
      return fits();
    });
    if (kept > 0) return cut(kept);
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
