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
 * is in step (`isUpToDate`). Where one side is empty there is nothing to be behind. `now` is ISO.
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
  const step = document.steps[field];
  const empty = text.trim() === '' || translationText(document, otherLanguage(language), field).trim() === '';
  if (empty) return step === undefined ? written : withoutStep(written, field);
  if (step === undefined) {
    if (was.trim() === '') return written;
    return { ...written, steps: { ...document.steps, [field]: { behind: otherLanguage(language), was, since: now } } };
  }
  // Back to what it said when both were in step.
  return step.behind !== language && step.was === text ? withoutStep(written, field) : written;
}

/** Somebody has looked at both sides: this text is in step again. */
export function isUpToDate<Document extends TranslatedDocument>(document: Document, field: string): Document {
  return document.steps[field] === undefined ? document : withoutStep(document, field);
}

/** How many texts of a language are behind the other's. */
export function outdatedCount({ steps }: TranslatedDocument, language: Language): number {
  return Object.values(steps).filter(({ behind }) => behind === language).length;
}

function withoutStep<Document extends TranslatedDocument>(document: Document, field: string): Document {
  const { [field]: _, ...steps } = document.steps;
  return { ...document, steps };
}
