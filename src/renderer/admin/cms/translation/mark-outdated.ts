import type { OutdatedField } from '#domain/draft.ts';
import { LANGUAGES, otherLanguage, type Language } from '#domain/localized.ts';
import { segmentOf, segmentText, textSegments, type Segment } from '#text/segments.ts';
import {
  translationText,
  translationValue,
  withTranslationText,
  wordsOf,
  type TranslatedDocument,
  type TranslationField,
  type TranslationValue,
} from '../content-type.ts';
import { sameDocument } from '../same-document.ts';
import { changedParts, withPart } from './parts/changed-parts.ts';
import { outdatedParts, type OutdatedPart } from './parts/outdated-parts.ts';
import { joinedText } from './parts/paired-in-gap.ts';
import type { ChangedPart } from './parts/part.ts';

/** A field by its name, and whether its text is Markdown: only that is read part by part. */
type WrittenField = Pick<TranslationField, 'name' | 'kind'>;

/**
 * Changes one text and marks the other language's as outdated, with the previous text here, so that a translator sees what changed.
 * An outdated language stays so while it is edited, until it is marked as up to date (`markUpToDate`, `markPartUpToDate`). Emptying
 * a text keeps the mark, because it may be filled again: it is only hidden while a side is empty (`outdatedField`). `now` is ISO.
 */
export function writeTranslation<Document extends TranslatedDocument>(
  document: Document,
  language: Language,
  field: WrittenField,
  value: TranslationValue,
  now: string,
): Document {
  const { name } = field;
  if (sameDocument(value, translationValue(document, language, name))) return document;
  const [was, text] = [translationText(document, language, name), wordsOf(value)];
  const written = withTranslationText(document, language, name, value);
  const outdated = document.outdated[name];
  if (outdated?.language === language) return written;
  if (outdated) return withOutdated(written, name, counted(outdated, text, field));
  if (!isWritten(document, name)) return written;
  return withOutdated(written, name, counted({ language: otherLanguage(language), was, since: now }, text, field));
}

/** What is outdated of a field; nothing while one of its sides is empty: then there is nothing to be behind. */
export function outdatedField(document: TranslatedDocument, field: string): OutdatedField | undefined {
  const outdated = document.outdated[field];
  return outdated && isWritten(document, field) ? outdated : undefined;
}

/** Counts the outdated parts anew: of texts that were put together from two versions. */
export function recounted<Document extends TranslatedDocument>(
  document: Document,
  fields: readonly WrittenField[],
): Document {
  return fields.reduce((so, field) => {
    const outdated = so.outdated[field.name];
    if (!outdated) return so;
    const source = translationText(so, otherLanguage(outdated.language), field.name);
    return withOutdated(so, field.name, counted(outdated, source, field));
  }, document);
}

/** Marks a text as up to date, after both sides were compared. */
export function markUpToDate<Document extends TranslatedDocument>(document: Document, field: string): Document {
  return document.outdated[field] === undefined ? document : withOutdated(document, field, null);
}

/**
 * Marks one part as up to date: the source's present text of that part counts as the compared one. The other parts stay outdated; a
 * part that isn't outdated any more changes nothing.
 */
export function markPartUpToDate<Document extends TranslatedDocument>(
  document: Document,
  field: string,
  part: Pick<OutdatedPart, 'kind' | 'before' | 'after' | 'then' | 'now'>,
): Document {
  const outdated = document.outdated[field];
  if (outdated === undefined) return document;
  const source = translationText(document, otherLanguage(outdated.language), field);
  const [then, now] = [segmentsThen(outdated), textSegments(source)];
  // Other parts may have been added or removed since it was shown: it is found by its text, and of several equal ones the nearest.
  const isSame = (each: ChangedPart) =>
    each.kind === part.kind && wordsAt(then, each.then) === part.before && wordsAt(now, each.now) === part.after;
  const distance = (each: ChangedPart) =>
    Math.abs(each.then.from - part.then.from) + Math.abs(each.now.from - part.now.from);
  const [found] = changedParts(then, now)
    .filter(isSame)
    .sort((one, other) => distance(one) - distance(other));
  if (!found) return document;
  const segments = withPart(then, now, found).map(segmentText);
  return withOutdated(document, field, counted({ ...outdated, was: '', segments }, source, { kind: 'markup' }));
}

/** What of a translation is behind its source, in the order of the source. */
export function outdatedPartsOf(
  outdated: Pick<OutdatedField, 'was' | 'segments'>,
  source: string,
  translation: string,
): OutdatedPart[] {
  return outdatedParts(segmentsThen(outdated), textSegments(source), textSegments(translation));
}

/** How many parts of a language are behind the other's. */
export function outdatedCount(document: TranslatedDocument, language: Language): number {
  return Object.keys(document.outdated)
    .map((field) => outdatedField(document, field))
    .reduce((sum, outdated) => (outdated?.language === language ? sum + (outdated.parts ?? 1) : sum), 0);
}

/**
 * The mark with the number of outdated parts for the source's present text; null where there are none. A text that isn't Markdown
 * is one part. Where both texts were changed independently the source shows only half of it, so only a comparison of both ends the
 * mark.
 */
function counted(outdated: OutdatedField, source: string, { kind }: Pick<WrittenField, 'kind'>): OutdatedField | null {
  const { parts: _, ...rest } = outdated;
  const count =
    kind === 'markup'
      ? changedParts(segmentsThen(outdated), textSegments(source)).length
      : Number(normalizeForComparison(outdated.was) !== normalizeForComparison(source));
  if (count === 0 && !outdated.bothChanged) return null;
  return count < 2 ? rest : { ...rest, parts: count };
}

/** White space is ignored in comparisons. */
function normalizeForComparison(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isWritten(document: TranslatedDocument, field: string): boolean {
  return LANGUAGES.every((language) => translationText(document, language, field).trim() !== '');
}

function segmentsThen({ was, segments }: Pick<OutdatedField, 'was' | 'segments'>): readonly Segment[] {
  return segments ? segments.map(segmentOf) : textSegments(was);
}

function wordsAt(segments: readonly Segment[], { from, to }: ChangedPart['then']): string {
  return joinedText(segments.slice(from, to));
}

function withOutdated<Document extends TranslatedDocument>(
  document: Document,
  field: string,
  outdated: OutdatedField | null,
): Document {
  const { [field]: _, ...others } = document.outdated;
  return { ...document, outdated: outdated ? { ...others, [field]: outdated } : others };
}
