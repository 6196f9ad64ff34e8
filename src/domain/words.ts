import { folded, foldedPlaces } from './folded.ts';

/** The English genitive isn't part of a word. */
const GENITIVE = /(?<=\p{L})'s(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text as searches compare them (folded.ts), in order. Hyphens separate them: "sayur-sayuran" is two words. */
export function wordsIn(text: string): readonly string[] {
  return folded(text).replace(GENITIVE, '').match(WORD) ?? [];
}

/** Each word of a text, and for each of its letters, where it stands in the original: from where to where. */
export function wordPlaces(
  original: string,
): readonly { readonly word: string; readonly places: readonly (readonly [from: number, to: number])[] }[] {
  const { text, places } = foldedPlaces(original);
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    places: places.slice(index, index + word.length),
  }));
}

/** Whether two words differ by one inserted, removed or changed letter, or by two swapped ones. */
export function isOneLetterApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
