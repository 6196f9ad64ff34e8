import { EVERYDAY_NAME_WORDS } from '../limits.ts';
import type { Language } from '../localized.ts';
import { wordsIn } from '../words.ts';
import { builtInNames } from './built-in.ts';

/** What the team adds to the built-in names: what each is called in articles, as EverydayName has it; empty for names that don't count. */
export type AddedNames = Readonly<Record<string, string>>;

export const NO_NAMES: AddedNames = {};

/** Of a name's words, with blanks between them, the names in articles: the words of each. */
type NameTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A word of a search, and the roots that it may be a form of. */
interface RootedWord {
  readonly word: string;
  readonly roots: readonly string[];
}

/** What hangs on to an Indonesian word, whether or not it is a known root: "cengeknya". */
const ATTACHED = /(?:ku|mu|nya)?(?:lah|kah|pun)?$/;

/**
 * What the words of a search are called in articles, for each word: "lombok" is "cabai". Every word of a longer name has what the name
 * stands for, so that a text that has it answers each of them.
 */
export function otherNames(
  words: readonly RootedWord[],
  language: Language,
  added: AddedNames,
): readonly (readonly (readonly string[])[])[] {
  const table = tableOf(language, added);
  const found: (readonly (readonly string[])[])[] = [];
  while (found.length < words.length) {
    const [length, names] = nameAt(words, found.length, table);
    for (let nth = 0; nth < length; nth += 1) found.push(names);
  }
  return found;
}

/** The built-in or added single-word names, for suggestions. */
export function namesOfOneWord(language: Language, added: AddedNames): readonly string[] {
  return [...tableOf(language, added).keys()].filter((name) => !name.includes(' '));
}

/** The longest name that begins there, and how many words it has. The last one may be a form: "hot peppers". */
function nameAt(
  words: readonly RootedWord[],
  at: number,
  table: NameTable,
): readonly [length: number, names: readonly (readonly string[])[]] {
  for (let length = Math.min(EVERYDAY_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const before = words.slice(at, at + length - 1).map(({ word }) => word);
    const { word, roots } = words[at + length - 1]!;
    for (const last of [word, word.replace(ATTACHED, ''), ...roots]) {
      const names = table.get([...before, last].join(' '));
      if (names) return [length, names];
    }
  }
  return [1, []];
}

const tables = { id: new WeakMap<AddedNames, NameTable>(), en: new WeakMap<AddedNames, NameTable>() };

function tableOf(language: Language, added: AddedNames): NameTable {
  const known = tables[language].get(added);
  if (known) return known;
  const all = [...builtInNames(language).map(({ name, standard }) => [name, standard]), ...Object.entries(added)];
  const table = new Map<string, readonly (readonly string[])[]>();
  for (const [name = '', standard = ''] of all) {
    const key = wordsIn(name).join(' ');
    const names = standard
      .split(',')
      .map(wordsIn)
      .filter((words) => words.length > 0);
    if (names.length === 0) table.delete(key);
    else if (key !== '') table.set(key, names);
  }
  tables[language].set(added, table);
  return table;
}
