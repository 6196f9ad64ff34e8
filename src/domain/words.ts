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
