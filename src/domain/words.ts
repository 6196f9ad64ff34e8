/** The English genitive is no part of a word. */
const GENITIVE = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text in small letters, as they stand in it. Hyphens part them: "sayur-sayuran" is two words. */
export function wordsIn(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().replace(GENITIVE, '').match(WORD) ?? [];
}
