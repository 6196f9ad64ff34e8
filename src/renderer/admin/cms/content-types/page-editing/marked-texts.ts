import { marksIn } from './text-marks.ts';

/** The elements of a drawn page that show a text, by the number of its place; a text of several lines has several. */
export type MarkedTexts = ReadonlyMap<number, readonly HTMLElement[]>;

/** The attributes by which an element is one of a text. */
const OURS = /^(?:data-text-|tabindex$|aria-description$)/;

/** Finds the texts of a page, in the order in which they are read, and makes each one something that is reached by Tab. */
export function findMarkedTexts(page: HTMLElement): MarkedTexts {
  const found = new Map<number, HTMLElement[]>();
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // A mark that was pasted stands before its own.
    const number = marksIn(node.nodeValue ?? '').at(-1);
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
    for (const name of old.getAttributeNames()) if (OURS.test(name)) old.removeAttribute(name);
  }
  return found;
}

interface TextState {
  readonly name: string;
  /** What can be done with it, and what is wrong with it, for screen readers. */
  readonly description: string;
  readonly isEmpty: boolean;
  /** It is being written. */
  readonly isOpen: boolean;
  readonly isOutdated: boolean;
  /** Publishing has reported a problem in it. */
  readonly lacks: boolean;
}

/** Writes the state of each text to its elements, as page-editing.css and journeys ask for it. */
export function showStates(texts: MarkedTexts, stateOf: (number: number) => TextState | null): void {
  for (const [number, elements] of texts) {
    const state = stateOf(number);
    if (!state) continue;
    for (const element of elements) {
      element.dataset['textName'] = state.name;
      element.setAttribute('aria-description', state.description);
      element.dataset['textState'] = state.isEmpty ? 'empty' : 'written';
      element.toggleAttribute('data-text-open', state.isOpen);
      element.toggleAttribute('data-text-outdated', state.isOutdated);
      element.toggleAttribute('data-text-lacks', state.lacks);
    }
  }
}

/** The number of the text in which something lies; null where it lies in none. */
export function placeNumberAt(target: Element): number | null {
  const number = target.closest<HTMLElement>('[data-text-place]')?.dataset['textPlace'];
  return number === undefined ? null : Number(number);
}
