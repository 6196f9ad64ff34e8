/** Reading time in whole minutes, at least 1. 200 words a minute suits a reader on a phone. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200));
}

const BETWEEN_WORDS = /[\s\u00a0]+/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** How many words a text has, as the database counts them: what stands between blanks and holds a letter or a digit, so no marks of Markdown. */
export function countWords(text: string): number {
  return text.split(BETWEEN_WORDS).filter((piece) => LETTER_OR_DIGIT.test(piece)).length;
}
