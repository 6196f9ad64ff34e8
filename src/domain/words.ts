/** The English genitive isn't part of a word. */
const GENITIVE = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text in lower case, in order. Hyphens separate them: "sayur-sayuran" is two words. */
export function wordsIn(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().replace(GENITIVE, '').match(WORD) ?? [];
}

/** The position of each word in a text, in characters of the original. */
export function wordPlaces(
  text: string,
): readonly { readonly word: string; readonly at: number; readonly length: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: word.normalize('NFC').toLowerCase(),
    at: index,
    length: word.length,
  }));
}
