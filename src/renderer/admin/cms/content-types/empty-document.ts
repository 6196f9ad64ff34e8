import { emptyEntry } from '../fields/empty-value.ts';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';

/** A document in which nothing is written. */
export function emptyDocument({ shared, text }: Pick<ContentTypeDefinition, 'shared' | 'text'>): DefinedDocument {
  return { ...emptyEntry(shared), outdated: {}, id: emptyEntry(text), en: emptyEntry(text) };
}
