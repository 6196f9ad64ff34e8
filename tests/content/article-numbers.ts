import type { Language } from '#domain/localized.ts';
import { monthsIn } from './month-names.ts';
import { numbersInWords } from './number-words.ts';

/**
 * A number as texts are compared by it: "85 %", "Rp 150000", "2–4 t", "09.00–12.00 o'clock", "month 9", "group 4A"; one without a
 * unit stands alone.
 */
type PrintedNumber = string;

/** The units in articles, each with one name for both languages; longer ones first. */
const UNITS: readonly (readonly [RegExp, string])[] = (
  [
    ['mS/cm', 'mS/cm'],
    ['°C', '°C'],
    ['%|persen|percent', '%'],
    ['km/jam|km/h', 'km/h'],
    ['mil laut|nautical miles?', 'nautical mile'],
    ['m²|meter persegi|square met(?:re|er)s?', 'm²'],
    ['cm', 'cm'],
    ['mm', 'mm'],
    ['mL', 'mL'],
    ['mA', 'mA'],
    ['VA', 'VA'],
    ['km', 'km'],
    ['kg|kilograms?', 'kg'],
    ['ha|hektare|hectares?', 'ha'],
    ['liter|litres?', 'litre'],
    ['ton|tonnes?|t', 't'],
    ['meter|met(?:re|er)s?|m', 'm'],
    ['gram|grams|g', 'g'],
    ['W|watts?', 'W'],
    ['menit|minutes?', 'minute'],
    ['jam|hours?', 'hour'],
    ['hari|days?', 'day'],
    ['minggu|weeks?', 'week'],
    ['bulan|months?', 'month'],
    ['tahun|years?', 'year'],
    ['kali|times|×(?![\\s\\u00a0]*(?:Rp)?\\d)', 'time'],
    // Counted things, because counts are only distinguished by them.
    ['rumpun|clumps?', 'clump'],
    ['tanaman|plants?', 'plant'],
    ['ekor wereng|wereng|planthoppers?', 'planthopper'],
  ] as const
).map(([words, name]) => [new RegExp(`^[\\s\\u00a0-]*(?:${words})(?![\\p{L}\\p{N}])`, 'u'), name]);

/** Characters behind a number in which its unit ends. */
const LONGEST_UNIT = 24;

/** Also matched without a number, where they are structure: "three plants" of a drawing. */
const COUNTED: readonly string[] = ['clump', 'plant', 'planthopper'];

/** What stands between two numbers of one figure, "2 sampai 4 t" and "25 × 40 cm", or of one list, "6, 9, dan 12%". */
const LINKS: readonly (readonly [RegExp, Link])[] = [
  [/^[\s\u00a0]*(?:–|sampai|to)[\s\u00a0]*$/, '–'],
  [/^[\s\u00a0]*×[\s\u00a0]*$/, '×'],
  [/^(?:,\s+(?:(?:dan|and|atau|or)\s+)?|\s+(?:dan|and|atau|or)\s+)(?:×\s*)?$/, ','],
];
type Link = '–' | '×' | ',' | '';

/** What looks like a figure and is none: the number of a step, a year (those are compared apart), a rule's name. */
const NO_FIGURES = [/^\d+\. /gm, /\b(?:PM|UU|Law) \d+\/\d{4}/g];
/** A year stands without a mark for thousands and without a unit: "1950 kg" and "2000 litres" are none. */
const YEAR = /(?<![\d.,Rp])(?:19|20)\d\d(?![\d.,]*\d)/g;

const NUMBERS: Readonly<Record<Language, RegExp>> = {
  id: /(?<![\p{L}\p{N}])(Rp[\s\u00a0]?)?(?:(\d\d\.\d\d)(?![\d.])|(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?))(?!\p{N})/gu,
  en: /(?<![\p{L}\p{N}])(Rp[\s\u00a0]?)?(?:(\d\d:\d\d)(?!\d)|(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?))(?!\p{N})/gu,
};

const GROUP = /(?:golongan|group) ([A-Z]?\d+[A-Z]?)/gu;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: 'number' | 'money' | 'clock' | 'month' | 'group' | 'word';
  readonly said: string;
  readonly unit: string;
}

/**
 * Every number that a text prints, in its order: a measure, a price, a share, a time of day, a month, a count in digits or, with a unit,
 * in words ("two weeks"), the resistance group of a pesticide. Both ends of a range are one number, so that neither can change alone.
 */
export function numbersIn(text: string, language: Language): readonly PrintedNumber[] {
  const tokens = tokensIn(text, language);
  const links = tokens.map((token, index) => linkBetween(text, token, tokens[index + 1]));
  let unit = '';
  // From the end, because "6, 9 and 12%" names its unit last; money is named first.
  const units = tokens
    .map((token, index) => ({ own: token.unit, linked: links[index] !== '' }))
    .toReversed()
    .map(({ own, linked }) => (unit = own === '' && linked ? unit : own))
    .toReversed();
  const numbers: PrintedNumber[] = [];
  let said = '';
  let money = false;
  tokens.forEach((token, index) => {
    money = token.kind === 'money' || (money && links[index - 1] === '–' && units[index] === '');
    const link = links[index];
    said += token.said;
    const joins = (link === '–' || link === '×') && token.unit === '' && token.kind !== 'group';
    if (joins && (link === '–' || kindOf(token) === kindOf(tokens[index + 1]))) said += link;
    else {
      numbers.push(written(said, token, money, units[index] ?? ''));
      said = '';
    }
  });
  return numbers;
}

/** The years that a text names: those of prices, trials and seasons. */
export function yearsIn(text: string): readonly string[] {
  const names = text.replace(/\b(?:PM|UU|Law|Permentan|Kepmentan|Kepbadan) (\d+\/)/g, '# ');
  return [...names.matchAll(YEAR)].filter((year) => unitAt(names, year) === '').map(([year]) => year);
}

const kindOf = (token: Token | undefined) => (token?.kind === 'word' ? 'number' : token?.kind);

function written(said: string, { kind }: Token, money: boolean, unit: string): PrintedNumber {
  if (kind === 'group') return `group ${said}`;
  if (kind === 'month') return `month ${said}`;
  if (kind === 'clock') return `${said} o'clock`;
  return money ? `Rp ${said}` : `${said} ${unit}`.trim();
}

function linkBetween(text: string, token: Token, next: Token | undefined): Link {
  // A price ends what stands before it: "20 × Rp5.000".
  if (next === undefined || (next.kind === 'money' && token.kind !== 'money')) return '';
  const between = text.slice(token.end, next.start);
  const link = LINKS.find(([words]) => words.test(between))?.[1] ?? '';
  const alike = token.kind === next.kind || (kindOf(token) !== 'month' && kindOf(next) !== 'month');
  return alike && next.kind !== 'group' ? link : '';
}

function tokensIn(text: string, language: Language): readonly Token[] {
  const blank = (kept: string) => kept.replace(/[^\n]/g, '#');
  let read = NO_FIGURES.reduce((left, pattern) => left.replace(pattern, blank), text);
  read = read.replace(YEAR, (year: string, at: number) =>
    unitAfter(read.slice(at + year.length)) ? year : blank(year),
  );
  const groups = [...read.matchAll(GROUP)].map<Token>((match) => {
    const [whole, name = ''] = match;
    return { start: match.index, end: match.index + whole.length, kind: 'group', said: name, unit: '' };
  });
  read = read.replace(GROUP, blank);
  const digits = [...read.matchAll(NUMBERS[language])].map((match) => numberAt(match, read, language));
  const fractions = [...read.matchAll(/[½¼¾]/g)].map<Token>((match) => ({
    start: match.index,
    end: match.index + 1,
    kind: 'number',
    said: String(FRACTIONS[match[0]]),
    unit: unitAt(read, match),
  }));
  const words = numbersInWords(read, language)
    .map<Token>(({ index, words: said, value }) => ({
      start: index,
      end: index + said.length,
      kind: 'word',
      said: String(value),
      unit: unitAfter(read.slice(index + said.length)),
    }))
    // Without a unit, or with a thing that is counted, they are structure: "two rows", "three plants".
    .filter(({ unit }) => unit !== '' && !COUNTED.includes(unit));
  const months = monthsIn(read, language).map<Token>(({ index, name, month }) => ({
    start: index,
    end: index + name.length,
    kind: 'month',
    said: String(month),
    unit: '',
  }));
  return [...groups, ...digits, ...fractions, ...words, ...months].sort((a, b) => a.start - b.start);
}

function numberAt(match: RegExpExecArray, text: string, language: Language): Token {
  const [whole, currency, clock, digits = '0'] = match;
  const end = match.index + whole.length;
  const million = /^[\s\u00a0](?:juta|million)(?!\p{L})/u.exec(text.slice(end))?.[0] ?? '';
  const plain = language === 'id' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  return {
    start: match.index,
    end: end + million.length,
    kind: clock !== undefined ? 'clock' : currency !== undefined ? 'money' : 'number',
    said: clock?.replace(':', '.') ?? String(Number((Number(plain) * (million ? 1_000_000 : 1)).toPrecision(12))),
    unit: unitAfter(text.slice(end + million.length)),
  };
}

const unitAt = (text: string, match: RegExpExecArray) => unitAfter(text.slice(match.index + match[0].length));
const unitAfter = (rest: string) => {
  const near = rest.slice(0, LONGEST_UNIT);
  return UNITS.find(([words]) => words.test(near))?.[1] ?? '';
};
