/** What keeps a block from being a figure, by a name that each language has a sentence for. */
export const FIGURE_PROBLEM_CODES = [
  'unknown-kind',
  'unclosed',
  'block-too-long',
  'too-long',
  'unknown-line',
  'not-here',
  'twice',
  'empty',
  'missing-title',
  'missing-source',
  'missing-scale',
  'missing-safe',
  'missing-low',
  'missing-high',
  'missing-unit',
  'missing-year',
  'missing-total',
  'no-rows',
  'too-few-rows',
  'too-many-rows',
  'row-form',
  'number',
  'ambiguous-number',
  'range-order',
  'negative',
  'safe-outside-scale',
  'scale-empty',
  'no-region',
  'months',
  'rupiah',
  'year',
  'sum',
  'amount',
  'pack',
  'price',
  'price-year',
  'unknown-cell',
  'no-leaf',
  'unknown-picture',
  'too-many-signs',
] as const;

export type FigureProblemCode = (typeof FIGURE_PROBLEM_CODES)[number];

/** Something that has to be mended, and where. */
export interface FigureProblem {
  readonly code: FigureProblemCode;
  /** Of the block's rows, counted from 1; 0 for the block as a whole. */
  readonly line: number;
  /** What stands there, or what is meant; the sentence may show it. */
  readonly words: string;
}
