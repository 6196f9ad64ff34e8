import { NO_NAMES, type AddedNames } from '#domain/everyday-names/other-names.ts';
import type { Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import { withTimeLimit } from '#domain/time-limit.ts';
import { alsoSearched } from '#domain/everyday-names/also-searched.ts';
import { searchForms } from '#domain/word-roots/search-forms.ts';
import { addedNamesIn } from '../added-names.ts';

/** An answer of the backend, and what else was searched for. */
interface Answered {
  readonly answer: Result<unknown>;
  readonly also: readonly string[];
}

/** The names that the team added are read anew after so many ms. */
const NAMES_MS = 300_000;
/** A search that is answered waits for them no longer than this, ms. */
const PATIENCE_MS = 500;

/**
 * Searches for other forms of the words, and for what articles call the everyday names among them. The names that the team added are
 * read for each language beside a search, and again after a while. Where they change the search, it is asked once more.
 */
export function expandedSearches(readSite: (language: Language) => Promise<Result<unknown>>) {
  const known = new Map<Language, AddedNames>();
  const asked = new Map<Language, { readonly at: number; readonly names: Promise<AddedNames> }>();
  const readNow = async (language: Language): Promise<AddedNames> => {
    const rows = await readSite(language);
    if (rows.ok) known.set(language, addedNamesIn(rows.value));
    // The next search asks again.
    else asked.delete(language);
    return known.get(language) ?? NO_NAMES;
  };
  const namesOf = (language: Language): Promise<AddedNames> => {
    const last = asked.get(language);
    if (last && Math.abs(Date.now() - last.at) < NAMES_MS) return last.names;
    const names = readNow(language);
    asked.set(language, { at: Date.now(), names });
    return names;
  };
  return async (
    search: string,
    language: Language,
    ask: (forms: string) => Promise<Result<unknown>>,
  ): Promise<Answered> => {
    const before = known.get(language) ?? NO_NAMES;
    const forms = searchForms(search, language, before);
    const asking = ask(forms);
    const reading = namesOf(language);
    const first = { answer: await asking, also: alsoSearched(search, language, before) };
    if (!first.answer.ok) return first;
    const added = await withTimeLimit(PATIENCE_MS, reading, () => before);
    const better = searchForms(search, language, added);
    const answer = better === forms ? first.answer : await ask(better);
    return answer.ok ? { answer, also: alsoSearched(search, language, added) } : first;
  };
}
