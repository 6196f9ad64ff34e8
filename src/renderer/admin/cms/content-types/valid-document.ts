import type { Entry } from '../content-type.ts';
import { emptyValue } from '../fields/empty-value.ts';
import { isValidValue } from '../fields/is-valid.ts';
import type { Fields, FieldDefinition } from '../field-definition.ts';
import { sameDocument } from '../same-document.ts';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';

/**
 * What the backend takes of a document: in place of every half-typed address, number and moment stands what it has there
 * (`last`), or nothing. Texts and lists stay as they are.
 */
export function validDocument(
  { shared, text }: Pick<ContentTypeDefinition, 'shared' | 'text'>,
  document: DefinedDocument,
  last: DefinedDocument | null,
): DefinedDocument {
  return {
    ...document,
    ...wholeEntry(shared, document, last),
    id: { ...document.id, ...wholeEntry(text, document.id, last?.id) },
    en: { ...document.en, ...wholeEntry(text, document.en, last?.en) },
  };
}

function wholeEntry(fields: Fields, entry: Entry, last: Entry | null | undefined): Entry {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, wholeValue(entry[name], field, last?.[name])] as const),
  );
}

function wholeValue(value: unknown, field: FieldDefinition, last: unknown): unknown {
  if (field.kind === 'text') return value;
  if (field.kind === 'items') {
    const before = Array.isArray(last) ? (last as readonly Entry[]) : [];
    const entries = value as readonly Entry[];
    return entries.map((entry, place) => wholeEntry(field.fields, entry, lastOf(field.fields, entries, place, before)));
  }
  if (isValidValue(value, field)) return value;
  return last !== undefined && isValidValue(last, field) ? last : emptyValue(field);
}

/**
 * The previous entry at that place: the one that is equal except for a half-typed value, and that isn't there any more. An address
 * must never go to another entry, so there is none where it isn't certain.
 */
function lastOf(fields: Fields, entries: readonly Entry[], place: number, before: readonly Entry[]): Entry | undefined {
  const isLast = (each: Entry) =>
    Object.entries(fields).every(
      ([name, field]) => !isWhole(entries[place]?.[name], field) || sameDocument(entries[place]?.[name], each[name]),
    );
  const alike = before.filter((each) => isLast(each) && !entries.some((entry) => sameDocument(entry, each)));
  return alike.length > 1 ? alike.find((each) => each === before[place]) : alike[0];
}

function isWhole(value: unknown, field: FieldDefinition): boolean {
  return field.kind === 'text' || isValidValue(value, field);
}
