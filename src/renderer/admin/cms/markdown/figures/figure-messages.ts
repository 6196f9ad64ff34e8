import type { FigureKind } from '#domain/figures/figure.ts';
import type { FigureProblemCode } from '#domain/figures/figure-problem.ts';

/** What each kind is called. */
export const KIND_NAMES = {
  dose: 'figures:kind.dose',
  calendar: 'figures:kind.calendar',
  costs: 'figures:kind.costs',
  comparison: 'figures:kind.comparison',
  symptoms: 'figures:kind.symptoms',
  amounts: 'figures:kind.amounts',
} as const satisfies Record<FigureKind, string>;

/** The fields that stand by themselves. */
export const FIELD_LABELS = {
  title: 'figures:field.title',
  unit: 'figures:field.unit',
  scale: 'figures:field.scale',
  safe: 'figures:field.safe',
  low: 'figures:field.low',
  high: 'figures:field.high',
  year: 'figures:field.year',
  total: 'figures:field.total',
  source: 'figures:field.source',
  rest: 'figures:field.rest',
} as const;

/** What rows stand below. */
export const GROUP_LABELS = {
  region: 'figures:group.region',
  leaf: 'figures:group.leaf',
} as const;

/** Adds another one of these. */
export const ADD_GROUP = {
  region: 'figures:addGroup.region',
  leaf: 'figures:addGroup.leaf',
} as const;

/** The drawings of leaves. */
export const PICTURE_NAMES = {
  none: 'figures:picture.none',
  'chili-thrips': 'figures:picture.chili-thrips',
  'chili-mites': 'figures:picture.chili-mites',
  'chili-virus': 'figures:picture.chili-virus',
  'chili-healthy': 'figures:picture.chili-healthy',
} as const;

/** The cells of a row. A sign of a leaf has one alone. */
export const ROW_LABELS = {
  calendar: {
    name: 'figures:row.calendar.name',
    value: 'figures:row.calendar.value',
    more: 'figures:row.calendar.more',
  },
  costs: { name: 'figures:row.costs.name', value: 'figures:row.costs.value', more: 'figures:row.costs.more' },
  comparison: {
    name: 'figures:row.comparison.name',
    value: 'figures:row.comparison.value',
    more: 'figures:row.comparison.more',
  },
  symptoms: { name: 'figures:row.symptoms.name' },
  amounts: { name: 'figures:row.amounts.name', value: 'figures:row.amounts.value', more: 'figures:row.amounts.more' },
} as const;

/** The message for each problem. */
export const WRONG = {
  'unknown-kind': 'figures:wrong.unknown-kind',
  unclosed: 'figures:wrong.unclosed',
  'block-too-long': 'figures:wrong.block-too-long',
  'too-long': 'figures:wrong.too-long',
  'unknown-line': 'figures:wrong.unknown-line',
  'not-here': 'figures:wrong.not-here',
  twice: 'figures:wrong.twice',
  empty: 'figures:wrong.empty',
  'missing-title': 'figures:wrong.missing-title',
  'missing-source': 'figures:wrong.missing-source',
  'missing-scale': 'figures:wrong.missing-scale',
  'missing-safe': 'figures:wrong.missing-safe',
  'missing-low': 'figures:wrong.missing-low',
  'missing-high': 'figures:wrong.missing-high',
  'missing-unit': 'figures:wrong.missing-unit',
  'missing-year': 'figures:wrong.missing-year',
  'missing-total': 'figures:wrong.missing-total',
  'no-rows': 'figures:wrong.no-rows',
  'too-few-rows': 'figures:wrong.too-few-rows',
  'too-many-rows': 'figures:wrong.too-many-rows',
  'row-form': 'figures:wrong.row-form',
  number: 'figures:wrong.number',
  'ambiguous-number': 'figures:wrong.ambiguous-number',
  'range-order': 'figures:wrong.range-order',
  negative: 'figures:wrong.negative',
  'safe-outside-scale': 'figures:wrong.safe-outside-scale',
  'scale-empty': 'figures:wrong.scale-empty',
  'no-region': 'figures:wrong.no-region',
  months: 'figures:wrong.months',
  rupiah: 'figures:wrong.rupiah',
  year: 'figures:wrong.year',
  sum: 'figures:wrong.sum',
  amount: 'figures:wrong.amount',
  pack: 'figures:wrong.pack',
  price: 'figures:wrong.price',
  'price-year': 'figures:wrong.price-year',
  'unknown-cell': 'figures:wrong.unknown-cell',
  'no-leaf': 'figures:wrong.no-leaf',
  'unknown-picture': 'figures:wrong.unknown-picture',
  'too-many-signs': 'figures:wrong.too-many-signs',
} as const satisfies Record<FigureProblemCode, string>;
