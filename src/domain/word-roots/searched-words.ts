import type { Language } from '../localized.ts';
import { wordsIn } from '../words.ts';
import { rootsOf } from './roots-of.ts';

/** One word of a search, with what matches it. */
export interface SearchedWord {
  readonly word: string;
  readonly roots: readonly string[];
  /** Words that begin with it match too: it is the last word, and may be incomplete. */
  readonly isBeginning: boolean;
}

/** The weight of a match: another form counts less than the word itself, and a mere beginning less still. */
export const WEIGHTS = { same: 1, form: 0.5, beginning: 0.4 } as const;

/** Shorter beginnings match too many words. */
const BEGINNING_LENGTH = 3;
/** The most words of a search: each costs time and, where the backend searches, characters of the address. */
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

/** The weight of an article's word for a searched one; 0 where it doesn't match. */
export function weightOf(searched: SearchedWord, word: string, roots: readonly string[]): number {
  if (word === searched.word) return WEIGHTS.same;
  if (searched.roots.some((root) => roots.includes(root))) return WEIGHTS.form;
  return searched.isBeginning && word.startsWith(searched.word) ? WEIGHTS.beginning : 0;
}
