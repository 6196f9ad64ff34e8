import { type RefObject, useEffect } from 'react';

/** A heading of one text, by where it would begin, px. */
interface Heading {
  readonly level: string;
  readonly top: number;
}

/**
 * The space above each heading of two texts, px, with which those that belong together begin on one line. They belong together in
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

/** The pause after the last change, ms, so that measuring doesn't delay typing. */
const CALM_MS = 250;

/**
 * Headings of two texts that stand beside one another begin on one line. The space comes from a style sheet: the elements themselves
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
      const texts = [...place.querySelectorAll<HTMLElement>('.canvas-text')];
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
  // From one line: a note above one of the texts has it begin further down.
  const start = one.getBoundingClientRect().top;
  const [headings, others] = [headingsOf(one, start), headingsOf(other, start)];
  const spaces = spaceAbove(headings, others);
  const rule = (text: HTMLElement, place: number | undefined, space: number) =>
    space < 1 ? '' : `#${CSS.escape(text.id)} > :nth-child(${place}) { padding-top: ${Math.round(space)}px }\n`;
  return spaces
    .map(([above, aboveOther], index) => {
      return rule(one, headings[index]?.place, above) + rule(other, others[index]?.place, aboveOther);
    })
    .join('');
}

/** The headings of a text as they would stand below `start` without any space of ours. */
function headingsOf(text: HTMLElement, start: number): readonly (Heading & { readonly place: number })[] {
  let given = 0;
  return [...text.children].flatMap((block, index) => {
    if (!/^H[23]$/.test(block.tagName)) return [];
    const top = block.getBoundingClientRect().top - start - given;
    given += Number.parseFloat(getComputedStyle(block).paddingTop);
    return [{ level: block.tagName, top, place: index + 1 }];
  });
}
