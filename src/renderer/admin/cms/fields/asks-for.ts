import { LANGUAGES } from '#domain/localized.ts';
import type { Entry } from '../document-kind.ts';
import type { ShapeField } from '../shape-field.ts';
import { fits } from './fits.ts';

/**
 * Whether a field is to be filled, or filled anew, before its language can be published. What is required where another text is
 * filled is looked up in `document`; without one it isn't asked for.
 */
export function asksFor(value: unknown, field: ShapeField, document: Entry | null = null): boolean {
  if (isEmpty(value, field)) return isRequired(document, field);
  if (field.kind === 'items') {
    return (value as readonly Entry[]).some((entry) =>
      Object.entries(field.fields).some(([name, each]) => asksFor(entry[name], each, document)),
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

function isRequired(document: Entry | null, field: ShapeField): boolean {
  const required = 'required' in field ? field.required : undefined;
  if (typeof required !== 'string') return required === true;
  const asking = document?.[required];
  return typeof asking === 'string' && asking !== '';
}
