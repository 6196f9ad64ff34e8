import type { Language } from '#domain/localized.ts';
import { LETTERS, PER_UNIT, SPOKEN_WORDS, type SpokenWords } from './spoken-words.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** A number is looked at from its first digit alone: from each of its digits, a long one would take the square of its length. */
const WHOLE_NUMBER = String.raw`(?<!\d[.,]?)${NUMBER}`;
const NOT_IN_WORD = String.raw`(?![\p{L}\d])`;

/**
 * What a voice is given for a text: units, money, ranges and short forms in words of the language, because engines read "mS/cm",
 * "m²" or "Rp12.000" wrong, each in its own way. The text on the screen stays as it is.
 */
export function spokenForm(written: string, language: Language): string {
  const w = SPOKEN_WORDS[language];
  let text = written
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  text = expandMoney(text, w);
  text = formatMeasures(text, language, w);
  text = text
    // "16-16-16" and phone numbers aren't ranges.
    .replace(new RegExp(String.raw`(?<![\d.,]|\d-)(${NUMBER})\s?[–—−-]\s?(?=${NUMBER}(?![\d-]))`, 'gu'), `$1 ${w.to} `)
    // "15 Maret – 20 April" is a range; any other dash with room around it is a pause: "don't spray – strong wind".
    .replace(/(\d\s\p{Lu}\p{L}+)\s[–—]\s(?=\d+\s\p{Lu})/gu, `$1 ${w.to} `)
    .replace(/(?<=\S)\s[–—]\s(?=\S)/gu, ', ')
    // "Maret–Mei", "A–F"; two crops or villages joined by a dash are no range.
    .replace(/((?<!\p{L})\p{Lu}\p{L}*|\d)[–—](?=\p{Lu})/gu, `$1 ${w.to} `)
    .replace(/([\p{L}\d])[–—](?=\d)/gu, `$1 ${w.to} `)
    .replace(/([\p{L}\d])[–—](?=[\p{L}\d])/gu, '$1, ')
    .replace(/\(\s?[–—]\s?(?=\d)/gu, `(${w.to} `)
    .replace(/(\d)\s?%/gu, `$1 ${w.percent}`)
    .replace(/(\d{4})\/(?=\d{4})/gu, '$1, ')
    .replace(/(\p{L})\/(?=\p{L})/gu, '$1, ')
    .replace(/(^|\s)[–—](?=\s)/gu, '$1,')
    .replace(/\s?&\s?/gu, ` ${w.and} `);
  for (const [sign, said] of Object.entries(w.signs)) text = text.replaceAll(sign, said);
  if (language === 'id') text = expandNumbers(text);
  return expandShortForms(text, language, w).replace(/\s+/g, ' ').trim();
}

/** "Rp2,5 juta", "Rp5.000 sampai 6.000", "Rp60.000/kg": the currency comes last. */
function expandMoney(text: string, w: SpokenWords): string {
  const scales = `\\s(?:${w.scales.join('|')})${NOT_IN_WORD}`;
  // "Rp5.000 sampai 10 pekerja" is no range of money: the second number is written like money, or a scale follows.
  const money = String.raw`\d{1,3}(?:[.,]\d{3})+(?![.,]?\d|\s?\p{L})`;
  const range = String.raw`(?:\s?[–—-]\s?${NUMBER}|\s${w.to}\s(?:${money}|${NUMBER}(?=${scales})))?`;
  const scale = `(?:${scales})?`;
  return text
    .replace(/(Rp\s?[\d.,]+)(rb|jt)(?!\p{L})/gu, '$1 $2')
    .replace(new RegExp(String.raw`Rp\s?(${NUMBER})\s?[–—-]\s?(?=Rp)`, 'gu'), `$1 ${w.to} `)
    .replace(
      new RegExp(String.raw`Rp\s?(${NUMBER}${range}${scale})`, 'gu'),
      (_whole, amount: string) => `${amount} ${w.rupiah}`,
    );
}

function formatMeasures(text: string, language: Language, w: SpokenWords): string {
  const units = Object.keys(w.units)
    .sort((one, other) => other.length - one.length)
    .join('|');
  const per = (below: string) => ` ${w.per} ${PER_UNIT[language][below] ?? w.units[below]?.[0] ?? below}`;
  return (
    text
      .replace(new RegExp(String.raw`(\d)\s?×\s?(?=${NUMBER}\s?(?:${units})${NOT_IN_WORD})`, 'gu'), `$1 ${w.by} `)
      .replace(/\s?×\s?/gu, ` ${w.times} `)
      .replace(
        new RegExp(String.raw`(${WHOLE_NUMBER})\s?(${units})${NOT_IN_WORD}`, 'gu'),
        (_whole, number: string, unit: string) => `${number} ${w.units[unit]?.[number === '1' ? 0 : 1] ?? unit}`,
      )
      // What is above the line is in words by now.
      .replace(
        new RegExp(String.raw`(?=\/)(?<=\d[\d.,]*\s(?:[\p{L}]+\s)?[\p{L}]+)\/(\p{L}+[²³]?)`, 'gu'),
        (_whole, below: string) => per(below),
      )
      // In the head of a column: "Dosis (kg/ha)".
      .replace(
        new RegExp(String.raw`(?<![\p{L}\d/])(${units})(?:\/(\p{L}+[²³]?))?${NOT_IN_WORD}(?!\/)`, 'gu'),
        (whole, unit: string, below?: string) =>
          unit.includes('/') || (below !== undefined && isUnit(below, language, w))
            ? `${w.units[unit]?.[1] ?? unit}${below === undefined ? '' : per(below)}`
            : whole,
      )
  );
}

function isUnit(word: string, language: Language, w: SpokenWords): boolean {
  return w.units[word] !== undefined || PER_UNIT[language][word] !== undefined;
}

/** Without dots between thousands, and with the word for the comma, no voice can take one for the other. */
function expandNumbers(text: string): string {
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.]\d)/gu, (number) => number.replaceAll('.', ''))
    .replace(
      /(?<!\d)(\d+),(\d+)/gu,
      (_whole, ones: string, decimals: string) => `${ones} koma ${[...decimals].join(' ')}`,
    );
}

function expandShortForms(text: string, language: Language, w: SpokenWords): string {
  return text.replace(/(?<![\p{L}\d])\p{L}{2,5}(?![\p{L}\d])/gu, (word) => {
    const form = w.forms[word];
    if (form !== undefined) return form;
    // Without a vowel it can't be pronounced as a word.
    return language === 'id' && /^[B-DF-HJ-NP-TV-Z]+$/.test(word)
      ? [...word].map((letter) => LETTERS[letter] ?? letter).join(' ')
      : word;
  });
}
