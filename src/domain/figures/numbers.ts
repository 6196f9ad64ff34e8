import type { PriceYear, Range } from './figure.ts';

/** A number; or why the words are none. */
export type ReadNumber = { readonly value: number } | { readonly wrong: 'number' | 'ambiguous-number' };

/**
 * A number with a decimal comma or a decimal point, and with thousands set apart by the other sign. "1.050" could be both 1050 and
 * 1,05, by the language that it is read in, so it is refused: a block is copied from one language to the other.
 */
export function readUnambiguousNumber(words: string): ReadNumber {
  const text = words.trim().replace(/^[−-]\s*(?=\d)/, '-');
  if (!/^-?\d[\d.,]*$/.test(text) || /[.,]$/.test(text)) return { wrong: 'number' };
  const signs = text.match(/[.,]/g) ?? [];
  const [first, last] = [signs[0], signs.at(-1)];
  if (first === undefined || last === undefined) return { value: Number(text) };
  if (signs.length > 1) {
    const isDecimal = first !== last;
    const whole = isDecimal ? text.slice(0, text.lastIndexOf(last)) : text;
    if (!/^-?\d{1,3}(?:[.,]\d{3})*$/.test(whole) || new Set(whole.match(/[.,]/g)).size > 1) return { wrong: 'number' };
    const decimals = isDecimal ? text.slice(text.lastIndexOf(last) + 1) : '';
    return { value: Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`) };
  }
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return { wrong: 'ambiguous-number' };
  return { value: Number(text.replace(',', '.')) };
}

/** "1,5–1,8", "1.5 to 1.8", or one number. */
export function readRange(
  words: string,
): { readonly range: Range } | { readonly wrong: 'number' | 'ambiguous-number' | 'range-order' } {
  const [first = '', second, third] = words.trim().split(/–|—|(?<=\d ?)-|\bsampai\b|\bhingga\b|\bto\b|\bs\.?d\.?/);
  if (third !== undefined) return { wrong: 'number' };
  const from = readUnambiguousNumber(first);
  if ('wrong' in from) return from;
  const to = second === undefined ? from : readUnambiguousNumber(second);
  if ('wrong' in to) return to;
  return to.value < from.value ? { wrong: 'range-order' } : { range: { from: from.value, to: to.value } };
}

const MULTIPLES: Readonly<Record<string, number>> = {
  ribu: 1e3,
  thousand: 1e3,
  juta: 1e6,
  million: 1e6,
  miliar: 1e9,
  billion: 1e9,
};

/** Whole rupiah: "Rp150.000", "Rp 150,000", "Rp70,96 juta". Of money, three digits behind a sign are always thousands. */
export function readRupiah(words: string): number | null {
  const [, digits = '', multiple] = /^Rp\.?\s*([\d.,]+)(?:\s+(\p{L}+))?$/u.exec(words.trim()) ?? [];
  const times = multiple === undefined ? 1 : MULTIPLES[multiple.toLowerCase()];
  if (times === undefined || digits === '') return null;
  const isThousands = times === 1 && /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(digits);
  const read = isThousands ? { value: Number(digits.replace(/[.,]/g, '')) } : readUnambiguousNumber(digits);
  if ('wrong' in read) return null;
  const rupiah = Math.round(read.value * times * 100) / 100;
  return Number.isInteger(rupiah) ? rupiah : null;
}

const UNRECORDED = /\b(?:tidak tercatat|tanpa tahun|undated|not recorded|no year)\b/i;

/** The year of a price, or that none was recorded. */
export function readYear(words: string): PriceYear | null {
  const years = (words.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number);
  if (years.length === 0) return UNRECORDED.test(words) ? { from: null, to: null, words: words.trim() } : null;
  return { from: Math.min(...years), to: Math.max(...years), words: words.trim() };
}
