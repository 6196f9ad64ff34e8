import type { OutdatedField } from '#domain/draft.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { segmentOf, segmentText, textSegments, type Segment } from '#renderer/data/markdown/text-segments.ts';
import {
  translationText,
  translationValue,
  withTranslationText,
  wordsOf,
  type TranslatedDocument,
  type TranslationValue,
} from '../content-type.ts';
import { sameDocument } from '../drafts/same-document.ts';
import { changedParts, withPart } from './parts/changed-parts.ts';
import { outdatedParts, type OutdatedPart } from './parts/outdated-parts.ts';
import { joinedText } from './parts/paired-in-gap.ts';
import type { ChangedPart } from './parts/part.ts';

/**
 * Writes one text, and notes that the other language's is behind from now on: with what was said here before, so that
 * whoever translates sees what changed. A side that is behind stays so while it is worked on, until somebody says that it
 * is up to date (`markUpToDate`, `markPartUpToDate`). Where one side is empty there is nothing to be behind. `now` is ISO.
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
  if (empty) return outdated === undefined ? written : withOutdated(written, field, null);
  if (outdated === undefined) {
    if (was.trim() === '') return written;
    return withOutdated(written, field, counted({ language: otherLanguage(language), was, since: now }, text));
  }
  return outdated.language === language ? written : withOutdated(written, field, counted(outdated, text));
}

/** Somebody has looked at both sides: this text is up to date again. */
export function markUpToDate<Document extends TranslatedDocument>(document: Document, field: string): Document {
  return document.outdated[field] === undefined ? document : withOutdated(document, field, null);
}

/**
 * Somebody has looked at one part: what the source says there now counts as what it said when both fitted. The other parts stay
 * behind; a part that isn't outdated any more changes nothing.
 */
export function markPartUpToDate<Document extends TranslatedDocument>(
  document: Document,
  field: string,
  part: Pick<OutdatedPart, 'kind' | 'before' | 'after'>,
): Document {
  const outdated = document.outdated[field];
  if (outdated === undefined) return document;
  const source = translationText(document, otherLanguage(outdated.language), field);
  const [then, now] = [segmentsThen(outdated), textSegments(source)];
  // Found by what it says: other parts may have come or gone since it was shown.
  const found = changedParts(then, now).find(
    (each) =>
      each.kind === part.kind && wordsAt(then, each.then) === part.before && wordsAt(now, each.now) === part.after,
  );
  if (!found) return document;
  const segments = withPart(then, now, found).map(segmentText);
  return withOutdated(document, field, counted({ ...outdated, was: '', segments }, source));
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
export function outdatedCount({ outdated }: TranslatedDocument, language: Language): number {
  return Object.values(outdated)
    .filter((field) => field.language === language)
    .reduce((sum, { parts = 1 }) => sum + parts, 0);
}

/** With how many parts of it are outdated by what the source says now; null where none is. */
function counted(outdated: OutdatedField, source: string): OutdatedField | null {
  const { parts: _, ...rest } = outdated;
  const count = changedParts(segmentsThen(outdated), textSegments(source)).length;
  if (count === 0) return null;
  return count === 1 ? rest : { ...rest, parts: count };
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
