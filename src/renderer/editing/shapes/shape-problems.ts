import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { Entry } from '../document-kind.ts';
import { fits } from './fitting.ts';
import type { ShapeDefinition, ShapedDocument } from './shape.ts';
import type { Fields, ShapeField } from './shape-field.ts';

/**
 * Why a language can't be published yet, by the names of the fields: its texts first, then what both share, in the order of
 * private.problems_shaped. What is half typed is one more reason: the backend hasn't got it.
 */
export function shapeProblems(
  { shared, text }: Pick<ShapeDefinition, 'shared' | 'text'>,
  document: ShapedDocument,
  language: Language,
  now: Date,
): readonly string[] {
  const texts = byKey(text).filter(([name, field]) => {
    const value = document[language][name];
    return lacks(document, value, field) || (name === 'imageAlt' && lacksAlt(document, value));
  });
  const rest = byKey(shared).filter(
    ([name, field]) =>
      lacks(document, document[name], field) ||
      (name === 'activeUntil' && isNeverSeen(document['activeFrom'], document['activeUntil'], now)),
  );
  return [...texts, ...rest].map(([name]) => name);
}

/** As jsonb keeps them: the shorter before the longer. */
function byKey(fields: Fields): readonly (readonly [string, ShapeField])[] {
  return Object.entries(fields).sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
}

/** Whether a field of an entry is to be filled, or filled anew, whatever else the document says. */
export function asksFor(value: unknown, field: ShapeField): boolean {
  return lacks(null, value, field);
}

/** Whether a value keeps its language from being published. */
function lacks(document: ShapedDocument | null, value: unknown, field: ShapeField): boolean {
  if (isEmpty(value, field)) return isRequired(document, field);
  if (field.kind === 'items') {
    return (value as readonly Entry[]).some((entry) =>
      Object.entries(field.fields).some(([name, each]) => lacks(document, entry[name], each)),
    );
  }
  if (field.kind === 'text') return field.like !== undefined && !new RegExp(field.like).test(value as string);
  return !fits(value, field);
}

function isEmpty(value: unknown, field: ShapeField): boolean {
  if (field.kind === 'items') return (value as readonly Entry[]).length === 0;
  if (field.kind === 'text' && field.both) {
    return LANGUAGES.every((language) => ((value as Entry)[language] as string).trim() === '');
  }
  return typeof value === 'string' ? value.trim() === '' : value === null;
}

function isRequired(document: ShapedDocument | null, field: ShapeField): boolean {
  const required = 'required' in field ? field.required : undefined;
  if (typeof required !== 'string') return required === true;
  const asking = document?.[required];
  return typeof asking === 'string' && asking !== '';
}

function lacksAlt(document: ShapedDocument, alt: unknown): boolean {
  return typeof document['image'] === 'string' && document['image'] !== '' && !document['decorative'] && alt === '';
}

/** What ends before it begins, or has ended. */
function isNeverSeen(from: unknown, until: unknown, now: Date): boolean {
  if (typeof until !== 'string') return false;
  const begins = typeof from === 'string' ? Date.parse(from) : 0;
  return Date.parse(until) <= Math.max(begins, now.getTime());
}
