import type { Language } from '#domain/localized.ts';

/** From two up: one, “se-” and “a” are mostly no figures ("once a day", "sehari"). */
const UNITS: Readonly<Record<Language, readonly string[]>> = {
  id: ['dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
};
const ENGLISH_TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const ENGLISH_TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

interface NumberInWords {
  readonly index: number;
  readonly words: string;
  readonly value: number;
}

const VALUES: Readonly<Record<Language, ReadonlyMap<string, number>>> = { id: indonesian(), en: english() };

function indonesian(): ReadonlyMap<string, number> {
  const values = new Map([
    ['setengah', 0.5],
    ['seperempat', 0.25],
    ['sepuluh', 10],
    ['sebelas', 11],
    ['seratus', 100],
    ['seribu', 1000],
  ]);
  const units = ['satu', ...UNITS.id];
  UNITS.id.forEach((unit, at) => {
    const value = at + 2;
    values
      .set(unit, value)
      .set(`${unit} belas`, value + 10)
      .set(`${unit} puluh`, value * 10)
      .set(`${unit} ratus`, value * 100);
    units.forEach((one, more) => values.set(`${unit} puluh ${one}`, value * 10 + more + 1));
  });
  return values;
}

function english(): ReadonlyMap<string, number> {
  const values = new Map([
    ['half', 0.5],
    ['half a', 0.5],
    ['a quarter of', 0.25],
    ['a hundred', 100],
    ['a thousand', 1000],
  ]);
  const units = ['one', ...UNITS.en];
  UNITS.en.forEach((unit, at) => values.set(unit, at + 2).set(`${unit} hundred`, (at + 2) * 100));
  ENGLISH_TEENS.forEach((teen, at) => values.set(teen, at + 10));
  ENGLISH_TENS.forEach((ten, at) => {
    values.set(ten, (at + 2) * 10);
    units.forEach((one, more) => values.set(`${ten}-${one}`, (at + 2) * 10 + more + 1));
  });
  return values;
}

const either = (words: readonly string[]) => `(?:${words.join('|')})`;

/** By their first words, so that a long text is read in no time. */
const PATTERNS: Readonly<Record<Language, RegExp>> = {
  id: patternOf([
    `${either(UNITS.id)}(?: (?:belas|ratus|puluh(?: ${either(['satu', ...UNITS.id])})?))?`,
    'se(?:tengah|perempat|puluh|belas|ratus|ribu)',
  ]),
  en: patternOf([
    `${either(ENGLISH_TENS)}(?:-${either(['one', ...UNITS.en])})?`,
    either(ENGLISH_TEENS),
    `${either(UNITS.en)}(?: hundred)?`,
    'half(?: a)?|a (?:quarter of|hundred|thousand)',
  ]),
};

function patternOf(numbers: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${either(numbers)}(?![\\p{L}\\p{N}])`, 'giu');
}

/** The numbers that a text writes in words, up to the hundreds. */
export function numbersInWords(text: string, language: Language): readonly NumberInWords[] {
  return [...text.matchAll(PATTERNS[language])].map((match) => ({
    index: match.index,
    words: match[0],
    value: VALUES[language].get(match[0].toLowerCase()) ?? 0,
  }));
}
