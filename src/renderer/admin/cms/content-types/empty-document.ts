import { emptyEntry } from '../fields/empty-value.ts';
import type { ShapeDefinition, ShapedDocument } from './shape.ts';

/** A document in which nothing is written. */
export function emptyDocument({ shared, text }: Pick<ShapeDefinition, 'shared' | 'text'>): ShapedDocument {
  return { ...emptyEntry(shared), steps: {}, id: emptyEntry(text), en: emptyEntry(text) };
}
