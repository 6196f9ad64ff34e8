import { NO_NAMES, type AddedNames } from '../everyday-names/other-names.ts';
import type { Language } from '../localized.ts';
import { rootsOf } from './roots-of.ts';
import { searchedWords, type Name } from './searched-words.ts';

/** Characters of all forms of a word together: eight such words fit into a request's address. */
const MOST_LETTERS = 420;
const MOST_FORMS = 40;

/**
 * The words of a search with their forms, as the database looks them up: "memupuk pupuk pemupukan,tanam* menanam". It finds words
 * that share a root with a searched one in an index that has words only. A name of several words is one with a plus between them:
 * "singkong ubi+kayu". Empty for an empty search.
 */
export function searchForms(search: string, language: Language, added: AddedNames = NO_NAMES): string {
  return searchedWords(search, language, added)
    .map(({ word, names, isBeginning }) => {
      const forms = inTurns(names.map((name) => formsOf(name, language)));
      const [first, ...others] = shortened([...new Set([word, ...forms])]);
      return [isBeginning ? `${first}*` : first, ...others].join(' ');
    })
    .join(',');
}

function formsOf(name: Name, language: Language): readonly string[] {
  const [one, ...more] = name;
  if (!one || more.length > 0) return [name.map(({ word }) => word).join('+')];
  const forms = [one.word, ...one.roots, ...affixed(one.roots, language)];
  return forms.filter((form) => meets(form, one.roots, language));
}

/** The first of each list, then the second of each: every name has its most frequent forms where there is no room for all. */
function inTurns(lists: readonly (readonly string[])[]): readonly string[] {
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Whether a generated form has one of these roots; the rules may find others in it. */
function meets(form: string, roots: readonly string[], language: Language): boolean {
  return rootsOf(form, language).some((root) => roots.includes(root));
}

function shortened(forms: readonly string[]): readonly string[] {
  let letters = 0;
  return forms.slice(0, MOST_FORMS).filter((form) => (letters += form.length + 1) <= MOST_LETTERS);
}

/** The most frequent affixes of all roots come first. */
function affixed(roots: readonly string[], language: Language): readonly string[] {
  const affixes = language === 'id' ? INDONESIAN : ENGLISH;
  const form = language === 'id' ? indonesianForms : englishForms;
  return affixes.flatMap((affix) => roots.flatMap((root) => form(root, affix)));
}

/** "~" is the nasal of me- and pe-. */
const INDONESIAN = (
  'me~ di- me~kan di-kan me~i di-i pe~an pe~ -an ber- ter- ke-an per-an -kan -i -nya se- memper- diper- memper-kan diper-kan ' +
  'ber-an te- be- pe- per- -annya ke-annya pe~annya per-annya me~kannya ter-kan ter-i pe~nya di-kannya'
).split(' ');

function indonesianForms(root: string, affix: string): readonly string[] {
  const [before = '', after = ''] = affix.split(/[-~]/);
  return affix.includes('~') ? nasalForms(before, root).map((form) => form + after) : [before + root + after];
}

/**
 * The forms of a prefix with a nasal, which replaces some first letters ("menanam" of "tanam") and follows others; wrong ones are
 * filtered out later.
 */
function nasalForms(prefix: string, root: string): readonly string[] {
  if (!/[aeiou].*[aeiou]/.test(root)) return [`${prefix}nge${root}`];
  const instead = /^[ptsk][aeiou]/.test(root) ? { p: 'm', t: 'n', s: 'ny', k: 'ng' }[root[0] ?? ''] : undefined;
  if (instead !== undefined) return [prefix + instead + root.slice(1)];
  return ['', 'm', 'n', 'ng'].map((nasal) => prefix + nasal + root);
}

const ENGLISH = 's ing ed es er ers ation ment or ors able ness est ization ions ion ments ations'.split(' ');

function englishForms(root: string, ending: string): readonly string[] {
  if (!/^[aeiou]/.test(ending)) return [root + ending, root.replace(/y$/, 'i') + ending];
  if (root.endsWith('e')) return [root.slice(0, -1) + ending, root.replace(/fe$/, 'v') + ending];
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(root) ? [root + (root.at(-1) ?? '') + ending] : [];
  return [root + ending, ...doubled, root.replace(/y$/, 'i') + ending, root.replace(/f$/, 'v') + ending];
}
