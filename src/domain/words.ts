/** The English genitive is no part of a word. */
const GENITIVE = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text in small letters, as they stand in it. Hyphens part them: "sayur-sayuran" is two words. */
export function wordsIn(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().replace(GENITIVE, '').match(WORD) ?? [];
}

/** Where each word stands in a text, by the text's own letters. */
export function wordPlaces(
  text: string,
): readonly { readonly word: string; readonly at: number; readonly length: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: word.normalize('NFC').toLowerCase(),
    at: index,
    length: word.length,
  }));
}
