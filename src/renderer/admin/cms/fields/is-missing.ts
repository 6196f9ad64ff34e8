import { LANGUAGES } from '#domain/localized.ts';
import type { Entry } from '../content-type.ts';
import type { FieldDefinition } from '../field-definition.ts';
import { isValidValue } from './is-valid.ts';

/**
 * Whether a field must be filled, or corrected, before its language can be published. Fields that are required if another text is
 * filled are checked against `document`; without one they aren't.
 */
export function isUnfilled(value: unknown, field: FieldDefinition, document: Entry | null = null): boolean {
  if (isEmpty(value, field)) return isRequired(document, field);
  if (field.kind === 'items') {
    return (value as readonly Entry[]).some((entry) =>
      Object.entries(field.fields).some(([name, each]) => isUnfilled(entry[name], each, document)),
    );
  }
  if (field.kind === 'text') return field.like !== undefined && !new RegExp(field.like).test(value as string);
  return !isValidValue(value, field);
}

function isEmpty(value: unknown, field: FieldDefinition): boolean {
  if (field.kind === 'items') return (value as readonly Entry[]).length === 0;
  if (field.kind === 'text' && field.both) {
    return LANGUAGES.every((language) => ((value as Entry)[language] as string).trim() === '');
  }
  return typeof value === 'string' ? value.trim() === '' : value === null || value === undefined;
}

function isRequired(document: Entry | null, field: FieldDefinition): boolean {
  const required = 'required' in field ? field.required : undefined;
  if (typeof required !== 'string') return required === true;
  const asking = document?.[required];
  return typeof asking === 'string' && asking.trim() !== '';
}
