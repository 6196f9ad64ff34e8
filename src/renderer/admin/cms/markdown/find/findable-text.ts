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
