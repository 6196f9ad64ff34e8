import { NO_NAMES, otherNames, type AddedNames } from '../everyday-names/other-names.ts';
import { folded } from '../folded.ts';
import { SEARCH_LENGTH_MAX } from '../limits.ts';
import type { Language } from '../localized.ts';
import { wordsIn } from '../words.ts';
import { isIndonesianRoot } from './indonesian.ts';
import { rootsOf } from './roots-of.ts';

/** A word with the roots that it may be a form of. */
export interface RootedWord {
  readonly word: string;
  readonly roots: readonly string[];
}

/** A name of what is searched for. Where it is of several words ("ubi kayu"), a text has to have all of them. */
type Name = readonly RootedWord[];

/** One word of a search, with what matches it. */
export interface SearchedWord {
  readonly word: string;
  /** The word itself, then other names of the same thing: any of them matches, in any form. */
  readonly names: readonly [Name, ...Name[]];
  /** Words that begin with it match too: it is the last word, and may be incomplete. */
  readonly isBeginning: boolean;
}

/** Shorter beginnings match too many words. */
const BEGINNING_LENGTH = 3;
/** The most words of a search: each costs time and, where the backend searches, characters of the address. */
const MOST_WORDS = 8;

/** Words that tie others together: nearly every text has them. Where there are others, they aren't searched for. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  id: new Set(
    'di ke dari yang dan atau untuk pada dengan dalam agar oleh ini itu adalah apa apakah bagaimana saya'.split(' '),
  ),
  en: new Set('the a an of in on to for and or with from by at is are how what do does i my'.split(' ')),
};

/** Where the end of a line parted a word: "pemu-pukan", and "pemu- pukan" as it is copied from a PDF. */
const PARTED = /(?<=\p{L})- ?(?=\p{L})/gu;

/** The words of a search, each once, with what they are called in articles: by the portal's own list and by what the team added. */
export function searchedWords(
  search: string,
  language: Language,
  added: AddedNames = NO_NAMES,
): readonly SearchedWord[] {
  // A soft hyphen shows where a line ended, and a blank follows it.
  const text = folded(search.slice(0, SEARCH_LENGTH_MAX).replace(/\u00AD\s+/g, '-'));
  const all = wordsIn(text);
  const last = all.at(-1);
  const rooted = all.map((word) => ({ word, roots: rootsOf(word, language) }));
  const others = otherNames(rooted, language, added);
  const whole = joinedNeighbours(text, all, language);
  const hasOthers = all.some((word) => !FUNCTION_WORDS[language].has(word));
  const counts = (word: string, at: number) =>
    all.indexOf(word) === at && !(hasOthers && FUNCTION_WORDS[language].has(word));
  return rooted
    .flatMap(({ word, roots }, at): readonly SearchedWord[] => {
      if (!counts(word, at)) return [];
      const joined = [whole[at - 1], whole[at]].flatMap((each) => (each ? [[each]] : []));
      const called = others[at] ?? [];
      const names = (called.length > 0 ? called : joined).map((words) => nameOf(words, language));
      const isBeginning = word === last && word.length >= BEGINNING_LENGTH;
      return [{ word, names: [[{ word, roots }], ...names], isBeginning }];
    })
    .slice(0, MOST_WORDS);
}

/**
 * Each word with the next one as one word, where that may be meant, else undefined: a hyphen is between them, or they are a root
 * together ("budi daya"). A text with the one word has both.
 */
function joinedNeighbours(text: string, words: readonly string[], language: Language): readonly (string | undefined)[] {
  const hyphened = new Set(wordsIn(text.replace(PARTED, '')));
  return words.slice(0, -1).map((word, at) => {
    const joined = word + (words[at + 1] ?? '');
    const isParted = hyphened.has(joined) && word !== words[at + 1];
    return isParted || (language === 'id' && isIndonesianRoot(joined)) ? joined : undefined;
  });
}

/** A name of these words, in small letters. One of several words counts as it is: its words aren't looked for in other forms. */
function nameOf(words: readonly string[], language: Language): Name {
  return words.map((word) => ({ word, roots: words.length === 1 ? rootsOf(word, language) : [] }));
}

/** How many letters of an article's word answer a searched one; 0 where it doesn't. Of a name of several words each answers here. */
export function weightOf(searched: SearchedWord, word: string, roots: readonly string[]): number {
  const isNamed = searched.names.some((name) =>
    name.some((each) => each.word === word || each.roots.some((root) => roots.includes(root))),
  );
  if (isNamed) return word.length;
  return searched.isBeginning && word.startsWith(searched.word) ? searched.word.length : 0;
}
