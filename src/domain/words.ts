import { folded, foldedPlaces } from './folded.ts';

/** The English genitive isn't part of a word. */
const GENITIVE = /(?<=\p{L})'s(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text as searches compare them (folded.ts), in order. Hyphens separate them: "sayur-sayuran" is two words. */
export function wordsIn(text: string): readonly string[] {
  return folded(text).replace(GENITIVE, '').match(WORD) ?? [];
}

/** The position of each word in a text, in characters of the original. */
export function wordPlaces(
  original: string,
): readonly { readonly word: string; readonly at: number; readonly length: number }[] {
  const { text, places } = foldedPlaces(original);
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const [at] = places[index]!;
    const [, end] = places[index + word.length - 1]!;
    return { word, at, length: end - at };
  });
}
