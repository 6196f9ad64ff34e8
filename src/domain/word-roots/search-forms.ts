import { NO_NAMES, type AddedNames } from '../everyday-names/other-names.ts';
import type { Language } from '../localized.ts';
import { englishForms } from './english-forms.ts';
import { indonesianForms } from './indonesian-forms.ts';
import { searchedWords, type SearchedWord } from './searched-words.ts';

/** All forms of a search together: the database takes 320, and no more letters fit into a request's address. */
const MOST_LETTERS = 3400;
const MOST_FORMS = 310;

const FORMS = { id: indonesianForms, en: englishForms } as const;

/**
 * The words of a search with their forms, as the database looks them up: "memupuk pupuk pemupukan,tanam* menanam". It finds words
 * that share a root with a searched one in an index that has words only. A name of several words is one with a plus between them:
 * "singkong ubi+kayu". Empty for an empty search.
 */
export function searchForms(search: string, language: Language, added: AddedNames = NO_NAMES): string {
  const words = searchedWords(search, language, added);
  return words.map((word) => formsOf(word, language, 1 / words.length)).join(',');
}

function formsOf({ word, names, isBeginning }: SearchedWord, language: Language, share: number): string {
  const forms = new Set(names.map((name) => name.map((each) => each.word).join('+')));
  const roots = names.flatMap((name) => (name.length === 1 ? name[0]!.roots : []));
  let letters = [...forms].join(' ').length;
  for (const form of alternately(roots.map((root) => FORMS[language](root)))) {
    if (forms.has(form)) continue;
    letters += form.length + 1;
    if (forms.size >= MOST_FORMS * share || letters > MOST_LETTERS * share) break;
    forms.add(form);
  }
  const [, ...others] = forms;
  return [isBeginning ? `${word}*` : word, ...others].join(' ');
}

/** One of each in turn: the most frequent forms of all of them come first. */
function* alternately(lists: readonly Iterator<string>[]): Generator<string> {
  let open = lists;
  while (open.length > 0) {
    const next = open.map((list) => ({ list, ...list.next() }));
    for (const { done, value } of next) if (!done) yield value;
    open = next.flatMap(({ list, done }) => (done ? [] : list));
  }
}
