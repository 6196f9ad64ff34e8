/** What can be made easier to read, or be proved, in a text. */
export const ADVICE_KINDS = [
  'long-sentence',
  'hard-word',
  'passive-chain',
  'unit-without-figure',
  'figure-without-source',
] as const;
export type AdviceKind = (typeof ADVICE_KINDS)[number];

/** One thing to look at, from one character of a paragraph to before another. */
export interface Advice {
  readonly kind: AdviceKind;
  readonly from: number;
  readonly to: number;
  /** The sentence that it is in. */
  readonly sentence: string;
  /** The plain alternative of a hard word. */
  readonly plainer?: string;
  /** Of a long sentence: how many words it has. */
  readonly count?: number;
}

/** A paragraph as it reads, and what about it decides which advice fits. */
export interface Paragraph {
  readonly text: string;
  readonly isHeading: boolean;
  /** It names where its figures come from, or the article does at its end. */
  readonly isSourced: boolean;
}

/** Advice on a text, as its guide shows it. */
export interface GivenAdvice extends Advice {
  /** Its key among the advice of its text; stays the same while its words do. */
  readonly key: string;
  /** The words that it is about. */
  readonly text: string;
}
