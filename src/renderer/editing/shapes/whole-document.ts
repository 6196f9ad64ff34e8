import type { Entry } from '../document-kind.ts';
import { emptyValue } from '../fields/empty-value.ts';
import { fits } from '../fields/fits.ts';
import type { Fields, ShapeField } from '../shape-field.ts';
import type { ShapeDefinition, ShapedDocument } from './shape.ts';

/**
 * The document with every half-typed address, number and moment as if nothing were there: what the backend takes of it. Texts
 * and lists stay as they are.
 */
export function wholeDocument(
  { shared, text }: Pick<ShapeDefinition, 'shared' | 'text'>,
  document: ShapedDocument,
): ShapedDocument {
  return {
    ...document,
    ...wholeEntry(shared, document),
    id: { ...document.id, ...wholeEntry(text, document.id) },
    en: { ...document.en, ...wholeEntry(text, document.en) },
  };
}

function wholeEntry(fields: Fields, entry: Entry): Entry {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, wholeValue(entry[name], field)] as const),
  );
}

function wholeValue(value: unknown, field: ShapeField): unknown {
  if (field.kind === 'text') return value;
  if (field.kind === 'items') return (value as readonly Entry[]).map((entry) => wholeEntry(field.fields, entry));
  return fits(value, field) ? value : emptyValue(field);
}
