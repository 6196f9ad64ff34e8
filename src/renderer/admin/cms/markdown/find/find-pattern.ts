/** What is looked for in texts that are written. */
export interface FindSettings {
  readonly words: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

/** From one place of a text to another. */
export interface FoundPlace {
  readonly from: number;
  readonly to: number;
}

/** Digits belong to words: a search for 5 doesn't match the 5 of 50. */
const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;

/** What people type for signs that stand otherwise in a text: spaces that don't break, and quotation marks. */
const TYPED: Readonly<Record<string, string>> = {
  ' ': '[ \u00a0\u202f]',
  "'": "['‘’]",
  '"': '["“”]',
};

/** The pattern of words as they were typed; null where there are none. */
export function findPattern({ words, matchCase, wholeWord }: FindSettings): RegExp | null {
  if (words === '') return null;
  const literal = words
    .replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
    .replace(/[ '"]/g, (sign) => TYPED[sign] ?? sign);
  return new RegExp(wholeWord ? `(?<!${WORD})${literal}(?!${WORD})` : literal, matchCase ? 'gu' : 'giu');
}

/** All places of a text that a pattern finds. */
export function placesIn(text: string, pattern: RegExp): FoundPlace[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

/** How many places lie before a cursor: the next one is at or after its end, the previous one before its beginning. */
export function countBefore(places: readonly FoundPlace[], cursor: FoundPlace, direction: 1 | -1): number {
  const edge = direction === 1 ? cursor.to : cursor.from;
  return places.filter(({ from }) => from < edge).length;
}

/**
 * A text in which words can be found and replaced, as its field shows it. Places of a pattern are known by their order, from 0; of no
 * pattern there are none.
 */
export interface FindableText {
  /** Marks what a pattern finds, one place apart from the others. Gives how many there are. */
  mark(pattern: RegExp | null, current: number | null): number;
  /** How many matches are before the cursor, for continuing in that direction. */
  before(pattern: RegExp | null, direction: 1 | -1): number;
  /** Brings one into sight; the focus stays where it is. */
  reveal(pattern: RegExp | null, place: number): void;
  /** Puts the focus on one. */
  select(pattern: RegExp | null, place: number): void;
  /** Puts words in the place of one, or of all of them at once: one step to undo. */
  replace(pattern: RegExp | null, place: number | null, words: string): void;
}

const SHAPE = 'found rounded-[2px] shadow-[0_2px_0_var(--accent)]';

/** The classes of words that were found in a text that is written. */
export const FOUND = `${SHAPE} bg-accent-soft forced-colors:outline forced-colors:outline-[color:CanvasText]`;

/** Those of the place that the find bar stands at. */
export const FOUND_CURRENT = `found-current ${SHAPE} bg-accent text-on-accent forced-colors:outline-3 forced-colors:outline-[color:Highlight]`;
