import { fieldsOf } from '#domain/json.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';
import type { TranslatedDocument } from '../content-type.ts';
import { sameDocument } from './same-document.ts';

/**
 * What a translator's document changes of the one that the backend has `last`: what is written in their language, wherever it stands,
 * and the notes on what is outdated. The database refuses everything else.
 */
export function ownLanguagePart<Document extends TranslatedDocument>(
  document: Document,
  last: Document,
  language: Language,
): Document {
  const shared = Object.fromEntries(
    Object.entries(last).map(([name, value]) => [name, withLanguage(value, fieldsOf(document)[name], language)]),
  );
  return {
    ...last,
    ...shared,
    id: last.id,
    en: last.en,
    [language]: document[language],
    outdated: notes(document, last, language),
  };
}

/** What is said to be outdated; of a text that says something else by now in the other language, what the backend says. */
function notes(
  document: TranslatedDocument,
  last: TranslatedDocument,
  language: Language,
): TranslatedDocument['outdated'] {
  const [read, now] = [fieldsOf(document[otherLanguage(language)]), fieldsOf(last[otherLanguage(language)])];
  const changed = Object.keys(now).filter((name) => !sameDocument(read[name], now[name]));
  const own = Object.entries(document.outdated).filter(([name]) => !changed.includes(name));
  return Object.fromEntries([...own, ...Object.entries(last.outdated).filter(([name]) => changed.includes(name))]);
}

/** A value that both languages share, with the words of one language where it has a text for each: {"id": …, "en": …}. */
function withLanguage(value: unknown, written: unknown, language: Language): unknown {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = Array.isArray(written) ? written : [];
    // Somebody may have moved the entries since: words written for another one stay out.
    return value.map((each: unknown, place) => {
      const merged = withLanguage(each, entries[place], language);
      const own = withLanguage(entries[place], each, language);
      return sameDocument(own, each) ? merged : each;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const [fields, words] = [fieldsOf(value), fieldsOf(written)];
  if (typeof fields['id'] === 'string' && typeof fields['en'] === 'string') {
    return { ...value, [language]: words[language] ?? fields[language] };
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [name, withLanguage(each, words[name], language)]),
  );
}
