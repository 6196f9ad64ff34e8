import { fieldsOf } from '#domain/json.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { opposedMarks, type TranslatedDocument } from '../content-type.ts';
import { sameDocument } from '../same-document.ts';

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

/**
 * The outdated marks for saving: for fields whose text in the other language differs from the backend's, the backend's marks are
 * kept, and mention that both were changed where the two marks are opposed.
 */
function notes(
  document: TranslatedDocument,
  last: TranslatedDocument,
  language: Language,
): TranslatedDocument['outdated'] {
  const of = (whole: TranslatedDocument, side: Language) => fieldsOf(whole[side]);
  const hasChanged = (name: string, side: Language) => !sameDocument(of(document, side)[name], of(last, side)[name]);
  const other = otherLanguage(language);
  const changed = Object.keys(of(last, other)).filter((name) => hasChanged(name, other));
  const own = Object.entries(document.outdated).filter(([name]) => !changed.includes(name));
  const theirs = Object.entries(last.outdated).filter(([name]) => changed.includes(name));
  return Object.fromEntries([
    ...own,
    ...theirs.map(([name, mark]) => {
      const mine = document.outdated[name];
      const isOpposite = mine !== undefined && mine.language !== mark.language && hasChanged(name, language);
      return [name, isOpposite ? opposedMarks(mine, mark) : mark] as const;
    }),
  ]);
}

/** A value that both languages share, with the words of one language where it has a text for each: {"id": …, "en": …}. */
function withLanguage(value: unknown, written: unknown, language: Language): unknown {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = Array.isArray(written) ? written : [];
    // The entries may have been moved since: texts for another entry are left out.
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
