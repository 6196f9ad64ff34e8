import type { TFunction } from 'i18next';
import type { AreaProblem, AreaReading, WrongArea } from '#domain/land-area/read-area.ts';
import type { LandUnit } from '#domain/land-area/land-units.ts';
import type { Language } from '#domain/localized.ts';
import { LOCALES } from '#renderer/i18n/language.ts';

type T = TFunction<['calculator', 'common']>;

const PROBLEMS = {
  empty: 'calculator:problem.empty',
  long: 'calculator:problem.long',
  letters: 'calculator:problem.letters',
  symbols: 'calculator:problem.symbols',
  percent: 'calculator:problem.percent',
  negative: 'calculator:problem.negative',
  zero: 'calculator:problem.zero',
  infinite: 'calculator:problem.infinite',
  huge: 'calculator:problem.huge',
  small: 'calculator:problem.small',
  separators: 'calculator:problem.separators',
  fraction: 'calculator:problem.fraction',
  'two-numbers': 'calculator:problem.two-numbers',
  range: 'calculator:problem.range',
  'one-side': 'calculator:problem.one-side',
  'three-sides': 'calculator:problem.three-sides',
  'sides-unit': 'calculator:problem.sides-unit',
  length: 'calculator:problem.length',
  weight: 'calculator:problem.weight',
  'unknown-unit': 'calculator:problem.unknown-unit',
  elsewhere: 'calculator:problem.elsewhere',
  'size-needed': 'calculator:problem.size-needed',
  'unit-needed': 'calculator:problem.unit-needed',
} as const satisfies Record<AreaProblem, string>;

/** The message for an invalid area. */
export function problemText({ problem, word }: WrongArea, t: T): string {
  if (problem === 'size-needed' && word === '') return t('problem.size-needed-unnamed');
  return t(PROBLEMS[problem], { word });
}

/** What a unit is called where it is chosen. */
export function unitName({ id, word }: Pick<LandUnit, 'id' | 'word'>, t: T): string {
  if (id === 'ha') return t('unit.ha');
  if (id === 'm2') return t('unit.m2');
  return id === 'own' ? t('unit.own') : word;
}

type Area = Extract<AreaReading, { readonly ok: true }>;

/** How the area was understood: "2 bahu = 14.193 m² = 1,419 ha"; each unit once. */
export function formatArea({ value, unit, sides, squareMetres }: Area, language: Language, t: T): string {
  const size = { squareMetres: metres(squareMetres, language), hectares: hectares(squareMetres, language) };
  if (sides) {
    const [length, width] = sides.map((side) => plain(side, language));
    return t('read.area', { typed: `${length}\u00a0m × ${width}\u00a0m`, ...size });
  }
  if (unit.id === 'm2') return t('read.metres', size);
  if (unit.id === 'ha') return t('read.hectares', { typed: `${plain(value, language)}\u00a0ha`, ...size });
  return t('read.area', {
    typed: `${plain(value, language)}\u00a0${unitName(unit, t)}`,
    ...size,
  });
}

/** For three digits behind one separator: how they were read, and what else they may mean. Null where they are unambiguous. */
export function doubtText({ ambiguous }: Area, language: Language, t: T): string | null {
  if (ambiguous.length === 0) return null;
  // Without marks for thousands: those are what is in doubt.
  const said = (number: number) => number.toLocaleString(LOCALES[language], { useGrouping: false });
  const other = (value: number) => (value >= 1000 ? value / 1000 : value * 1000);
  const doubts = [...new Set(ambiguous)].map((value) =>
    t('read.ambiguous', { read: said(value), other: said(other(value)) }),
  );
  return doubts.join(' ');
}

/** Square metres as they are written: parts only of small areas. */
export function metres(squareMetres: number, language: Language): string {
  return squareMetres.toLocaleString(LOCALES[language], { maximumFractionDigits: squareMetres < 100 ? 2 : 1 });
}

/** Hectares to four figures: a plot of one ubin has 0.001406 of them. */
export function hectares(squareMetres: number, language: Language): string {
  return (squareMetres / 10_000).toLocaleString(LOCALES[language], { maximumSignificantDigits: 4 });
}

function plain(value: number, language: Language): string {
  return value.toLocaleString(LOCALES[language], { maximumFractionDigits: 4 });
}
