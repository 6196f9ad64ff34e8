const BETWEEN_WORDS = /[\s\u00a0]+/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** How many words a text has, as the database counts them: what stands between blanks and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(BETWEEN_WORDS).filter((piece) => LETTER_OR_DIGIT.test(piece)).length;
}

/** A word of a sentence: letters with what joins them, or a figure. */
export const WORD = /\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:[-’']\p{L}[\p{L}\p{M}]*)*/gu;
