import { otherLanguage, type Language } from '#domain/localized.ts';
import {
  translationText,
  translationValue,
  withTranslationText,
  wordsOf,
  type TranslatedDocument,
  type TranslationValue,
} from '../content-type.ts';
import { sameDocument } from '../drafts/same-document.ts';

/**
 * Writes one text, and notes that the other language's is behind from now on: with what was said here before, so that
 * whoever translates sees what changed. A side that is behind stays so while it is worked on, until somebody says that it
 * is up to date (`isUpToDate`). Where one side is empty there is nothing to be behind. `now` is ISO.
 */
export function writeTranslation<Document extends TranslatedDocument>(
  document: Document,
  language: Language,
  field: string,
  value: TranslationValue,
  now: string,
): Document {
  if (sameDocument(value, translationValue(document, language, field))) return document;
  const [was, text] = [translationText(document, language, field), wordsOf(value)];
  const written = withTranslationText(document, language, field, value);
  const outdated = document.outdated[field];
  const empty = text.trim() === '' || translationText(document, otherLanguage(language), field).trim() === '';
  if (empty) return outdated === undefined ? written : withoutOutdated(written, field);
  if (outdated === undefined) {
    if (was.trim() === '') return written;
    return {
      ...written,
      outdated: { ...document.outdated, [field]: { language: otherLanguage(language), was, since: now } },
    };
  }
  // Back to what it said when both were up to date.
  return outdated.language !== language && outdated.was === text ? withoutOutdated(written, field) : written;
}

/** Somebody has looked at both sides: this text is up to date again. */
export function isUpToDate<Document extends TranslatedDocument>(document: Document, field: string): Document {
  return document.outdated[field] === undefined ? document : withoutOutdated(document, field);
}

/** How many texts of a language are behind the other's. */
export function outdatedCount({ outdated }: TranslatedDocument, language: Language): number {
  return Object.values(outdated).filter((field) => field.language === language).length;
}

function withoutOutdated<Document extends TranslatedDocument>(document: Document, field: string): Document {
  const { [field]: _, ...outdated } = document.outdated;
  return { ...document, outdated };
}
