import { NO_NAMES, otherNames, type AddedNames } from '../everyday-names/other-names.ts';
import type { Language } from '../localized.ts';
import { wordsIn } from '../words.ts';
import { rootsOf } from './roots-of.ts';

/** A word with the roots that it may be a form of. */
export interface RootedWord {
  readonly word: string;
  readonly roots: readonly string[];
}

/** A name of what is searched for. Where it is of several words ("ubi kayu"), a text has to have all of them. */
export type Name = readonly RootedWord[];

/** One word of a search, with what matches it. */
export interface SearchedWord {
  readonly word: string;
  /** The word itself, then other names of the same thing: any of them matches, in any form. */
  readonly names: readonly [Name, ...Name[]];
  /** Words that begin with it match too: it is the last word, and may be incomplete. */
  readonly isBeginning: boolean;
}

/**
 * The weight of a match: another form counts less than the word itself, another name of the thing less than that, because it may be
 * meant otherwise, and a mere beginning less still.
 */
export const WEIGHTS = { same: 1, form: 0.5, name: 0.45, beginning: 0.4 } as const;

/** Shorter beginnings match too many words. */
const BEGINNING_LENGTH = 3;
/** The most words of a search: each costs time and, where the backend searches, characters of the address. */
const MOST_WORDS = 8;

/** The words of a search, each once, with what they are called in articles: by the portal's own list and by what the team added. */
export function searchedWords(
  search: string,
  language: Language,
  added: AddedNames = NO_NAMES,
): readonly SearchedWord[] {
  const all = wordsIn(search);
  const last = all.at(-1);
  const rooted = all.map((word) => ({ word, roots: rootsOf(word, language) }));
  const others = otherNames(rooted, language, added);
  const isFirst = (word: string, at: number) => all.indexOf(word) === at;
  return rooted
    .flatMap(({ word, roots }, at): readonly SearchedWord[] => {
      if (!isFirst(word, at)) return [];
      const names = (others[at] ?? []).map((words) => nameOf(words, language));
      const isBeginning = word === last && word.length >= BEGINNING_LENGTH;
      return [{ word, names: [[{ word, roots }], ...names], isBeginning }];
    })
    .slice(0, MOST_WORDS);
}

/** A name of these words, in small letters. One of several words counts as it is: its words aren't looked for in other forms. */
function nameOf(words: readonly string[], language: Language): Name {
  return words.map((word) => ({ word, roots: words.length === 1 ? rootsOf(word, language) : [] }));
}

/** The weight of an article's word for a searched one; 0 where it doesn't match. Of a name of several words each matches here. */
export function weightOf(searched: SearchedWord, word: string, roots: readonly string[]): number {
  if (word === searched.word) return WEIGHTS.same;
  const [own, ...others] = searched.names;
  const matches = (name: Name) =>
    name.some((each) => each.word === word || each.roots.some((root) => roots.includes(root)));
  if (matches(own)) return WEIGHTS.form;
  if (others.some(matches)) return WEIGHTS.name;
  return searched.isBeginning && word.startsWith(searched.word) ? WEIGHTS.beginning : 0;
}
