import { NO_NAMES, type AddedNames } from '#domain/everyday-names/other-names.ts';
import type { Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import { alsoSearched } from '#domain/word-roots/also-searched.ts';
import { searchForms } from '#domain/word-roots/search-forms.ts';
import { addedNamesIn } from '../added-names.ts';

/** An answer of the backend, and what else was searched for. */
interface Answered {
  readonly answer: Result<unknown>;
  readonly also: readonly string[];
}

/**
 * Searches for other forms of the words, and for what articles call the everyday names among them. The names that the team added are
 * read once for each language, beside the first search, which doesn't wait for them: it is asked again where they change it.
 */
export function expandedSearches(readSite: (language: Language) => Promise<Result<unknown>>) {
  const known = new Map<Language, AddedNames>();
  const asked = new Map<Language, Promise<AddedNames>>();
  const readNow = async (language: Language): Promise<AddedNames> => {
    const rows = await readSite(language);
    if (rows.ok) known.set(language, addedNamesIn(rows.value));
    // The next search asks again.
    else asked.delete(language);
    return known.get(language) ?? NO_NAMES;
  };
  const namesOf = (language: Language): Promise<AddedNames> => {
    const names = asked.get(language) ?? readNow(language);
    asked.set(language, names);
    return names;
  };
  return async (
    search: string,
    language: Language,
    ask: (forms: string) => Promise<Result<unknown>>,
  ): Promise<Answered> => {
    const before = known.get(language) ?? NO_NAMES;
    const forms = searchForms(search, language, before);
    const [answer, added] = await Promise.all([ask(forms), namesOf(language)]);
    const better = searchForms(search, language, added);
    return {
      answer: better === forms ? answer : await ask(better),
      also: alsoSearched(search, language, added),
    };
  };
}
