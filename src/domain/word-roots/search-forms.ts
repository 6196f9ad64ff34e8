import { NO_NAMES, type AddedNames } from '../everyday-names/other-names.ts';
import type { Language } from '../localized.ts';
import { englishForms } from './english-forms.ts';
import { indonesianForms } from './indonesian-forms.ts';
import { searchedWords, type SearchedWord } from './searched-words.ts';

/** All forms of a search together: the database takes 320, and no more letters fit into a request's address. */
const MOST_LETTERS = 3400;
const MOST_FORMS = 310;
/** The names of each of at most eight words, itself among them. */
const MOST_NAMES = 38;

const FORMS = { id: indonesianForms, en: englishForms } as const;

/**
 * The words of a search with their forms, as the database looks them up: "memupuk pupuk pemupukan,tanam* menanam". It finds words
 * that share a root with a searched one in an index that has words only. A name of several words is one with a plus between them:
 * "singkong ubi+kayu". Empty for an empty search.
 */
export function searchForms(search: string, language: Language, added: AddedNames = NO_NAMES): string {
  const lists = searchedWords(search, language, added).map((searched) => listOf(searched, language));
  let [many, letters] = [0, 0];
  for (const { forms } of lists) [many, letters] = [many + forms.size, letters + [...forms].join(' ').length + 1];
  // One form for each word in turn, while there is room.
  let open = lists;
  while (open.length > 0) {
    const next = open.map((list) => ({ list, ...list.more.next() }));
    for (const { list, done, value } of next) {
      if (done || list.forms.has(value)) continue;
      [many, letters] = [many + 1, letters + value.length + 1];
      if (many > MOST_FORMS || letters > MOST_LETTERS) return written(lists);
      list.forms.add(value);
    }
    open = next.flatMap(({ list, done }) => (done ? [] : list));
  }
  return written(lists);
}

interface FormList {
  readonly isBeginning: boolean;
  /** The word itself is the first. */
  readonly forms: Set<string>;
  readonly more: Iterator<string, undefined>;
}

function listOf({ names: all, isBeginning }: SearchedWord, language: Language): FormList {
  const names = all.slice(0, MOST_NAMES);
  const roots = names.flatMap((name) => (name.length === 1 ? name[0]!.roots : []));
  return {
    isBeginning,
    forms: new Set(names.map((name) => name.map(({ word }) => word).join('+'))),
    more: alternately(roots.map((root) => FORMS[language](root))),
  };
}

function written(lists: readonly FormList[]): string {
  return lists
    .map(({ forms, isBeginning }) => {
      const [word = '', ...others] = forms;
      return [isBeginning ? `${word}*` : word, ...others].join(' ');
    })
    .join(',');
}

/** One of each in turn: the most frequent forms of all of them come first. */
function* alternately(lists: readonly Iterator<string, undefined>[]): Generator<string, undefined> {
  let open = lists;
  while (open.length > 0) {
    const next = open.map((list) => ({ list, ...list.next() }));
    for (const { done, value } of next) if (!done) yield value;
    open = next.flatMap(({ list, done }) => (done ? [] : list));
  }
}
