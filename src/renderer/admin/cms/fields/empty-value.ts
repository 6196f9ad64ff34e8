import type { Entry } from '../content-type.ts';
import type { Fields, FieldDefinition } from '../field-definition.ts';

/** What a field holds before anything is written in it, as private.empty_part has it. */
export function emptyValue(field: FieldDefinition): unknown {
  switch (field.kind) {
    case 'text':
      return field.both ? { id: '', en: '' } : '';
    case 'focus':
      return undefined;
    case 'picture':
    case 'link':
      return '';
    case 'flag':
      return false;
    case 'items':
      return [];
    case 'choices':
    case 'months':
      return undefined;
    case 'choice':
    case 'date':
    case 'moment':
    case 'number':
      return null;
  }
}

/** A part of a document, or an entry of a list, in which nothing is written. */
export function emptyEntry(fields: Fields): Entry {
  const values = Object.entries(fields).map(([name, field]) => [name, emptyValue(field)] as const);
  // A database that doesn't know the field takes a document that doesn't name it.
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
