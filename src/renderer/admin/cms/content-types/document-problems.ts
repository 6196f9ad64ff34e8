import { isForeignPicture, namesAny, textPictureProblems } from '#domain/article-problems.ts';
import type { Language } from '#domain/localized.ts';
import { isUnfilled } from '../fields/is-missing.ts';
import type { Entry } from '../content-type.ts';
import type { MediaEnding } from '../problem-codes.ts';
import type { Fields, FieldDefinition } from '../field-definition.ts';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';

/**
 * Why a language can't be published yet, as private.reasons_by_schema finds it: by the names of the fields, its texts first, then what
 * both share, in the same order. What is half typed is one more reason: the backend hasn't got it. `missingMedia` are the addresses
 * of uploads that are known to be gone.
 */
export function documentProblems(
  { shared, text }: Pick<ContentTypeDefinition, 'shared' | 'text'>,
  document: DefinedDocument,
  language: Language,
  now: Date,
  missingMedia: readonly string[] = [],
): readonly string[] {
  const all = { ...document, ...document[language] };
  const problemsOf = (fields: Fields, values: Entry) =>
    byKey(fields).flatMap(([name, field]) => {
      const value = values[name];
      const isIncomplete =
        isUnfilled(value, field, all) ||
        (name === 'imageAlt' && missingAlt(document, value)) ||
        (name === 'activeUntil' && isNeverSeen(document['activeFrom'], document['activeUntil'], now));
      const endings = mediaProblems(field, value, missingMedia);
      return [...(isIncomplete ? [name] : []), ...endings.map((ending) => `${name}.${ending}`)];
    });
  return [...problemsOf(text, document[language]), ...problemsOf(shared, document)];
}

/** The endings of the problems that a field may have because of the pictures and files that it names. */
export function mediaEndings(field: FieldDefinition): readonly MediaEnding[] {
  if (isMarkup(field)) return ['foreignPicture', 'pictureAlt', 'missingFile'];
  return picturesIn(field, []) === null ? [] : ['foreign', 'missing'];
}

function mediaProblems(
  field: FieldDefinition,
  value: unknown,
  missingMedia: readonly string[],
): readonly MediaEnding[] {
  const markdown = isMarkup(field) ? (value as string) : '';
  const inText = textPictureProblems(markdown);
  const pictures = picturesIn(field, value) ?? [];
  const isFound: Record<MediaEnding, boolean> = {
    foreign: pictures.some(isForeignPicture),
    missing: pictures.some((address) => namesAny(address, missingMedia)),
    foreignPicture: inText.foreign,
    pictureAlt: inText.undescribed,
    missingFile: namesAny(markdown, missingMedia),
  };
  return mediaEndings(field).filter((ending) => isFound[ending]);
}

function isMarkup(field: FieldDefinition): boolean {
  return field.kind === 'text' && field.as === 'markup';
}

/** The addresses of the pictures in a value: its own, or those of a list's entries. Null where there can't be any. */
function picturesIn(field: FieldDefinition, value: unknown): readonly string[] | null {
  if (field.kind === 'picture') return [value as string];
  const fields = field.kind === 'items' ? Object.entries(field.fields) : [];
  const names = fields.filter(([, { kind }]) => kind === 'picture').map(([name]) => name);
  if (names.length === 0) return null;
  return (value as readonly Entry[]).flatMap((entry) => names.map((name) => entry[name] as string));
}

/** As jsonb keeps them: the shorter before the longer. */
function byKey(fields: Fields): readonly (readonly [string, FieldDefinition])[] {
  return Object.entries(fields).sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
}

function missingAlt(document: DefinedDocument, alt: unknown): boolean {
  return typeof document['image'] === 'string' && document['image'] !== '' && !document['decorative'] && alt === '';
}

/** What ends before it begins, or has ended. */
function isNeverSeen(from: unknown, until: unknown, now: Date): boolean {
  if (typeof until !== 'string') return false;
  const begins = typeof from === 'string' ? Date.parse(from) : 0;
  return Date.parse(until) <= Math.max(begins, now.getTime());
}
