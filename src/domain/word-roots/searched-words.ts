import type { Language } from '../localized.ts';
import { wordsIn } from '../words.ts';
import { rootsOf } from './roots-of.ts';

/** One word of a search, and what an article's word may be instead of it. */
export interface SearchedWord {
  readonly word: string;
  readonly roots: readonly string[];
  /** Words that begin with it answer, too: it is the last one, and may not be typed to its end. */
  readonly isBeginning: boolean;
}

/** How an article's word answers: another form counts less than the word itself, and what only begins so still less. */
export const WEIGHTS = { same: 1, form: 0.5, beginning: 0.4 } as const;

/** Fewer letters begin too many words. */
const BEGINNING_LENGTH = 3;
/** More words than anybody searches for: each costs time, and where the backend searches, letters of the address. */
const MOST_WORDS = 8;

/** The words of a search, each once. */
export function searchedWords(search: string, language: Language): readonly SearchedWord[] {
  const words = [...new Set(wordsIn(search))].slice(0, MOST_WORDS);
  const last = wordsIn(search).at(-1);
  return words.map((word) => ({
    word,
    roots: rootsOf(word, language),
    isBeginning: word === last && word.length >= BEGINNING_LENGTH,
  }));
}

/** How much an article's word answers a searched one; 0 where it doesn't. */
export function weightOf(searched: SearchedWord, word: string, roots: readonly string[]): number {
  if (word === searched.word) return WEIGHTS.same;
  if (searched.roots.some((root) => roots.includes(root))) return WEIGHTS.form;
  return searched.isBeginning && word.startsWith(searched.word) ? WEIGHTS.beginning : 0;
}
