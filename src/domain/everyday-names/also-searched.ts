import { otherNames, type AddedNames } from './other-names.ts';
import type { Language } from '../localized.ts';
import { wordsIn } from '../words.ts';
import { rootsOf } from '../word-roots/roots-of.ts';

/** What articles call the everyday names in a search, each once: what else is searched for. */
export function alsoSearched(search: string, language: Language, added: AddedNames): readonly string[] {
  const words = wordsIn(search);
  const rooted = words.map((word) => ({ word, roots: rootsOf(word, language) }));
  const names = otherNames(rooted, language, added).flatMap((each) => each.map((name) => name.join(' ')));
  return [...new Set(names)].filter((name) => !words.includes(name));
}
