import type { Language } from '#domain/localized.ts';

/** A figure as two texts are compared by it: "85 %", "Rp 150000", "1.2 mS/cm"; a number without a unit stands alone. */
type Figure = string;

/** The units that articles write, each by the name that stands for it in both languages; longer ones first. */
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
    ['km', 'km'],
    ['kg', 'kg'],
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
  ] as const
).map(([words, name]) => [new RegExp(`^[\\s\\u00a0-]*(?:${words})(?![\\p{L}\\p{N}])`, 'u'), name]);

/** Between two numbers that share one unit: "6, 9 dan 12%", "20 × 25 cm", "Rp250.000–300.000". */
const CONNECTION =
  /^(?:\s*[–×]\s*|,\s+(?:(?:dan|and|atau|or)\s+)?|\s+(?:sampai|to|dan|and|atau|or)\s+)(?=(?:×\s*)?(?:Rp)?\d)/u;

/** What looks like a figure and is none: the number of a step or of a group of pesticides, a year, a rule's or plant's name. */
const NO_FIGURES = [
  /^\d+\. /gm,
  /(?:golongan|group) \d+\p{L}?/giu,
  /\bPM \d+\/\d{4}/g,
  /(?<![\d.,Rp])(?:19|20)\d\d(?:[–-](?:19|20)\d\d)?(?![\d.,]*\d)(?![\s\u00a0]*(?:mm|cm|m|kg|g)\b)/g,
];

const NUMBERS: Readonly<Record<Language, RegExp>> = {
  id: /(?<![\p{L}\p{N}])(Rp)?(?:(\d\d\.\d\d)(?![\d.])|(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?))(?![\p{L}\p{N}])/gu,
  en: /(?<![\p{L}\p{N}])(Rp)?(?:(\d\d:\d\d)(?!\d)|(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?))(?![\p{L}\p{N}])/gu,
};

function valueOf(digits: string, language: Language): number {
  const plain = language === 'id' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  return Number(plain);
}

interface Found {
  readonly currency: boolean;
  readonly clock: string | undefined;
  readonly value: number;
  readonly unit: string;
  readonly joined: boolean;
}

function foundAt(match: RegExpExecArray, text: string, language: Language): Found {
  const [whole, currency, clock, digits = '0'] = match;
  let rest = text.slice(match.index + whole.length);
  const million = /^[\s\u00a0](?:juta|million)(?!\p{L})/u.exec(rest);
  if (million) rest = rest.slice(million[0].length);
  const unit = UNITS.find(([words]) => words.test(rest))?.[1] ?? '';
  return {
    currency: currency !== undefined,
    clock: clock?.replace(':', '.'),
    value: valueOf(digits, language) * (million ? 1_000_000 : 1),
    unit,
    joined: unit === '' && CONNECTION.test(rest),
  };
}

/**
 * Every figure that a text prints. A figure is a number in digits: a measure, a price, a share, a time of day, a count, each end of a
 * range. Not a figure: the number of a step, a year, the number in a name (PM 90/2015, group 4A), and a number in words (two rows,
 * three leaves), which the house uses for small counts and structure.
 */
export function figuresIn(text: string, language: Language): ReadonlySet<Figure> {
  const read = NO_FIGURES.reduce((left, pattern) => left.replace(pattern, '#'), text);
  const found = [...read.matchAll(NUMBERS[language])].map((match) => foundAt(match, read, language));
  const figures = new Set<Figure>();
  let unit = '';
  let currency = false;
  // From the end, because "6, 9 and 12%" names its unit last; money is named first.
  const units = found
    .toReversed()
    .map((each) => (unit = each.joined ? unit : each.unit))
    .toReversed();
  found.forEach(({ clock, value, currency: marked }, index) => {
    currency = marked || (currency && found[index - 1]?.joined === true && units[index] === '');
    if (clock !== undefined) figures.add(`${clock} o'clock`);
    else if (currency) figures.add(`Rp ${value}`);
    else figures.add(`${value} ${units[index] ?? ''}`.trim());
  });
  return figures;
}
