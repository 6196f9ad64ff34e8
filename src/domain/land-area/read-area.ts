import type { Language } from '../localized.ts';
import { unitsCalled, unitsOf, type LandRegion, type LandUnit, type LandUnitId } from './land-units.ts';
import { readLocalNumber } from './read-local-number.ts';

/** The reasons why a typed area can't be parsed. Each has a message. */
export const AREA_PROBLEMS = [
  'empty',
  'long',
  'letters',
  'symbols',
  'percent',
  'negative',
  'zero',
  'infinite',
  'huge',
  'small',
  'separators',
  'fraction',
  'two-numbers',
  'range',
  'one-side',
  'three-sides',
  'sides-unit',
  'length',
  'weight',
  'unknown-unit',
  'elsewhere',
  'size-needed',
  'unit-needed',
] as const;

export type AreaProblem = (typeof AREA_PROBLEMS)[number];

export interface WrongArea {
  readonly ok: false;
  readonly problem: AreaProblem;
  /** The unknown word, as it was typed. */
  readonly word: string;
  /** The unit without a size; only with `size-needed`. It may be another one than the chosen unit. */
  readonly unit?: LandUnit & { readonly id: LandUnitId };
}

export type AreaReading =
  | {
      readonly ok: true;
      /** In `unit`. */
      readonly value: number;
      readonly unit: LandUnit & { readonly id: LandUnitId };
      readonly squareMetres: number;
      /** Length and width in metres, where those were typed. */
      readonly sides: readonly [number, number] | null;
      /** The typed numbers that the other language would read as another value, as they were read. */
      readonly ambiguous: readonly number[];
    }
  | WrongArea;

export interface AreaContext {
  readonly language: Language;
  readonly region: LandRegion;
  /** Used where no unit is typed; null where the reader has to choose one. */
  readonly unit: LandUnitId | null;
  /** The size that the reader entered for a unit, in m²; null where there is none. */
  ownSize(unit: LandUnitId): number | null;
}

/** Most characters of the field. */
export const AREA_TEXT_MAX = 40;
/** A larger number is a typing error or a wrong unit. */
const LARGEST_AREA = 1000 * 10_000;
/** The size of a plant pot. Smaller areas would be rounded to zero. */
const SMALLEST_AREA = 0.05;

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

const NUMBER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:tiga perempat|three quarters(?: of an?)?)(?= |$)/, '3/4'],
  [/^(?:setengah|separuh|half(?: an?)?)(?= |$)/, '1/2'],
  [/^(?:seperempat|(?:a )?quarter(?: of an?)?)(?= |$)/, '1/4'],
];

const wrong = (problem: AreaProblem, word = ''): WrongArea => ({ ok: false, problem, word });

/** Parses an area as people type it: a number, perhaps with a unit ("0,25 ha"), or length times width in metres ("25x40"). */
export function readArea(typed: string, context: AreaContext): AreaReading {
  const text = normalized(typed);
  if (text === '') return wrong('empty');
  if (typed.trim().length > AREA_TEXT_MAX) return wrong('long');
  if (/∞|^[+-]?(infinity|inf|tak ?terhingga|tak hingga)\b/.test(text)) return wrong('infinite');
  if (/^-/.test(text)) return wrong('negative');
  if (text.includes('%')) return wrong('percent');
  if (/[^\p{L}\d\s.,/^*×x-]/u.test(text)) return wrong('symbols');
  if (/\d ?(?:x|×|\*|kali) ?|(?:x|×|\*|kali) ?\d/.test(text)) return readSides(text, context);
  return readAmount(text, context);
}

/** In lower case, with ASCII digits and fractions, without words that mean "about". */
function normalized(typed: string): string {
  const fractions = typed.replace(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${VULGAR[sign]} `);
  const plain = fractions
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:kira-kira|kurang lebih|sekitar|about|around|±|~|≈|\+-|\+)\s*/, '')
    .replace(/(?<![.,!?])[.,!?]+$/, '');
  const one = /^se(\p{L}+)$/u.exec(plain)?.[1] ?? '';
  if (unitsCalled(one).length > 0) return `1 ${one}`;
  return NUMBER_WORDS.reduce((text, [words, number]) => text.replace(words, number), plain);
}

function readAmount(text: string, context: AreaContext): AreaReading {
  const [, digits = '', word = ''] = /^([\d.,/ ]*)([^]*)/.exec(text) ?? [];
  const number = digits.trim();
  if (!/\d/.test(number)) return wrong(/[\p{L}]/u.test(text) ? 'letters' : 'separators');
  if (/^- ?\d/.test(word)) return wrong('range');
  const unit = unitOf(word, number, context);
  if ('problem' in unit) return unit;
  const mixed = /^\d+ \d+ ?\/ ?\d+$/.test(number);
  if (/\d \d/.test(number) && !mixed && !/^\d{1,3}( \d{3})+(?!\d)/.test(number)) return wrong('two-numbers');
  const read = readLocalNumber(number, context.language);
  if (!read.ok) return wrong(read.problem);
  return measured(read.value, unit, null, read.ambiguous ? [read.value] : [], context);
}

/** The unit of the word after a number; the chosen one where there is no word. */
function unitOf(
  word: string,
  number: string,
  { region, unit }: AreaContext,
): (AreaReading & { ok: false }) | (LandUnit & { readonly id: LandUnitId }) {
  const own = unitsOf(region);
  if (word === '') return own.find(({ id }) => id === unit) ?? wrong('unit-needed');
  if (/\d/.test(word) && !/^m\^?2$/.test(word)) return wrong(/^e[+-]?\d/.test(word) ? 'letters' : 'two-numbers');
  const here = own.find((each) => each.word === word || each.aliases.includes(word));
  if (here) return here;
  if (unitsCalled(word).length > 0) return wrong('elsewhere', word);
  if (/^(?:m|meter|metres?|meters|cm|km)$/.test(word)) return wrong('length', `${number} ${word}`);
  if (/^(?:kg|kilo|kilogram|g|gram|kuintal|kwintal|ton|liter|litre|litres|l|karung|sak)$/.test(word))
    return wrong('weight', word);
  return wrong('unknown-unit', word);
}

function readSides(text: string, context: AreaContext): AreaReading {
  const parts = text.split(/ ?(?:x|×|\*|kali) ?/);
  if (parts.length > 2) return wrong('three-sides');
  const sides: number[] = [];
  const ambiguous: number[] = [];
  for (const [index, part] of parts.entries()) {
    const [, digits = '', word = ''] = /^([\d.,/ ]*)([^]*)/.exec(part) ?? [];
    if (word.startsWith('-')) return wrong('negative');
    if (digits.trim() === '') return word === '' ? wrong('one-side') : wrong('letters');
    // "25x40 m2" is a common way to write metres times metres.
    const metres =
      /^(?:m|meter|metres?|meters)$/.test(word) || (index === 1 && /^(?:m\^?2|m(?:eter)? persegi)$/.test(word));
    if (word !== '' && !metres) return wrong('sides-unit', word);
    const read = readLocalNumber(digits.trim(), context.language);
    if (!read.ok) return wrong(read.problem);
    sides.push(read.value);
    if (read.ambiguous) ambiguous.push(read.value);
  }
  const [length = 0, width = 0] = sides;
  const squareMetre = unitsOf(context.region).find(({ id }) => id === 'm2')!;
  return measured(length * width, squareMetre, [length, width], ambiguous, context);
}

function measured(
  value: number,
  unit: LandUnit & { readonly id: LandUnitId },
  sides: readonly [number, number] | null,
  ambiguous: readonly number[],
  { ownSize }: AreaContext,
): AreaReading {
  if (value === 0) return wrong('zero');
  const size = ownSize(unit.id) ?? unit.squareMetres;
  if (size === null) return { ...wrong('size-needed', unit.word), unit };
  const squareMetres = value * size;
  if (!(squareMetres <= LARGEST_AREA)) return wrong('huge');
  if (squareMetres < SMALLEST_AREA) return wrong('small');
  return { ok: true, value, unit, squareMetres, sides, ambiguous };
}
