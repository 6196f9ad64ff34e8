import { fieldsOf } from '#domain/json.ts';
import type { Language } from '#domain/localized.ts';
import type { TranslatedDocument } from '../content-type.ts';

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
  const { [language]: own, outdated } = document;
  return { ...last, ...shared, id: last.id, en: last.en, [language]: own, outdated };
}

/** A value that both languages share, with the words of one language where it has a text for each: {"id": …, "en": …}. */
function withLanguage(value: unknown, written: unknown, language: Language): unknown {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = Array.isArray(written) ? written : [];
    return value.map((each: unknown, place) => withLanguage(each, entries[place], language));
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
