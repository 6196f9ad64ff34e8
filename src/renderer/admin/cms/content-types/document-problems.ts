import type { Language } from '#domain/localized.ts';
import { isUnfilled } from '../fields/is-missing.ts';
import type { Fields, FieldDefinition } from '../field-definition.ts';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';

/**
 * Why a language can't be published yet, by the names of the fields: its texts first, then what both share, in the order of
 * private.problems_by_schema. What is half typed is one more reason: the backend hasn't got it.
 */
export function documentProblems(
  { shared, text }: Pick<ContentTypeDefinition, 'shared' | 'text'>,
  document: DefinedDocument,
  language: Language,
  now: Date,
): readonly string[] {
  const all = { ...document, ...document[language] };
  const texts = byKey(text).filter(([name, field]) => {
    const value = document[language][name];
    return isUnfilled(value, field, all) || (name === 'imageAlt' && missingAlt(document, value));
  });
  const rest = byKey(shared).filter(
    ([name, field]) =>
      isUnfilled(document[name], field, all) ||
      (name === 'activeUntil' && isNeverSeen(document['activeFrom'], document['activeUntil'], now)),
  );
  return [...texts, ...rest].map(([name]) => name);
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
