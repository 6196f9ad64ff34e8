import { marksIn } from './text-marks.ts';

/** The elements of a drawn page that show a text, by the number of its place; a text of several lines has several. */
export type MarkedTexts = ReadonlyMap<number, readonly HTMLElement[]>;

/** Finds the texts of a page, in the order in which they are read, and makes each one something that is reached by Tab. */
export function findMarkedTexts(page: HTMLElement): MarkedTexts {
  const found = new Map<number, HTMLElement[]>();
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [number] = marksIn(node.nodeValue ?? '');
    const element = node.parentElement;
    if (number === undefined || !element) continue;
    const all = found.get(number) ?? [];
    if (!all.includes(element)) found.set(number, [...all, element]);
    element.dataset['textPlace'] = String(number);
    element.tabIndex = 0;
    seen.add(element);
  }
  for (const old of page.querySelectorAll<HTMLElement>('[data-text-place]')) {
    if (seen.has(old)) continue;
    delete old.dataset['textPlace'];
    delete old.dataset['textState'];
    old.removeAttribute('tabindex');
  }
  return found;
}

/** The number of the text in which something lies; null where it lies in none. */
export function placeNumberAt(target: Element): number | null {
  const number = target.closest<HTMLElement>('[data-text-place]')?.dataset['textPlace'];
  return number === undefined ? null : Number(number);
}
