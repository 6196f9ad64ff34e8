import { type RefObject, useEffect } from 'react';

/** The first block of a text or a heading in it, by where it would begin, px. */
interface Heading {
  /** `FIRST`, whatever it is, or the name of its element. */
  readonly level: string;
  readonly top: number;
}

const FIRST = 'first';

/**
 * The space above the first block and each heading of two texts, px, with which those that belong together begin on one line. They belong together in
 * their order, as long as both texts have the same headings.
 */
export function spaceAbove(one: readonly Heading[], other: readonly Heading[]): readonly (readonly [number, number])[] {
  const spaces: [number, number][] = [];
  let [before, beforeOther] = [0, 0];
  for (const [index, { level, top }] of one.entries()) {
    const partner = other[index];
    if (partner?.level !== level) break;
    const ahead = top + before - (partner.top + beforeOther);
    const space: [number, number] = ahead < 0 ? [-ahead, 0] : [0, ahead];
    before += space[0];
    beforeOther += space[1];
    spaces.push(space);
  }
  return spaces;
}

/** Both texts of a page: those that are written, and the one of a language that the person can only read. */
const TEXTS = '.canvas-text, .side-read .article-text';

/** The pause after the last change, ms, so that measuring doesn't delay typing. */
const CALM_MS = 250;

/**
 * The first blocks of two texts that stand beside one another begin on one line, and so do their headings: notes and tools above one
 * of them, or a text that can only be read, don't set it off. The space comes from a style sheet: the elements themselves
 * belong to the canvas, which takes every change of them for something that was written.
 */
export function useAlignedHeadings(panes: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const place = panes.current;
    if (!place || !isOn) return undefined;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    let rules = '';
    let watched: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const align = () => {
      const texts = [...place.querySelectorAll<HTMLElement>(TEXTS)];
      const [one, other] = texts;
      const areBoth = texts.length === 2 && texts.every((text) => text.clientHeight > 0);
      const next = one && other && areBoth ? rulesFor(one, other) : '';
      if (next !== rules) sheet.replaceSync(next);
      rules = next;
      // A text that went away isn't kept by being watched.
      for (const text of watched) if (!texts.includes(text)) sizes.unobserve(text);
      for (const text of texts) sizes.observe(text);
      watched = texts;
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(align, CALM_MS);
    };
    const sizes = new ResizeObserver(later);
    sizes.observe(place);
    const parts = new MutationObserver(later);
    parts.observe(place, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      parts.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [panes, isOn]);
}

function rulesFor(one: HTMLElement, other: HTMLElement): string {
  const [headings, others] = [headingsOf(one), headingsOf(other)];
  const spaces = spaceAbove(headings, others);
  const rule = (text: HTMLElement, place: number | undefined, space: number) =>
    space < 1 ? '' : `${selectorOf(text)} > :nth-child(${place}) { padding-top: ${Math.round(space)}px }\n`;
  return spaces
    .map(([above, aboveOther], index) => {
      return rule(one, headings[index]?.place, above) + rule(other, others[index]?.place, aboveOther);
    })
    .join('');
}

/** A rendered text that is read has no id. */
function selectorOf(text: HTMLElement): string {
  if (text.id !== '') return `#${CSS.escape(text.id)}`;
  return `.side-read[data-side='${text.closest<HTMLElement>('[data-side]')?.dataset['side']}'] .article-text`;
}

/** The first block and the headings of a text as they would stand without any space of ours. */
function headingsOf(text: HTMLElement): readonly (Heading & { readonly place: number })[] {
  let given = 0;
  return [...text.children].flatMap((block, index) => {
    if (index > 0 && !/^H[23]$/.test(block.tagName)) return [];
    const top = block.getBoundingClientRect().top - given;
    given += Number.parseFloat(getComputedStyle(block).paddingTop);
    return [{ level: index === 0 ? FIRST : block.tagName, top, place: index + 1 }];
  });
}
