import { otherLanguage, type Language } from '#domain/localized.ts';
import type { DefinedDocument } from './definition.ts';

/** An item as the backend would answer it to a reader: the other language where the wanted one has no title yet. */
export function previewRow(collection: string, document: DefinedDocument, wanted: Language) {
  const { id, en, outdated: _, ...shared } = document;
  const sides = { id, en };
  const isTitled = (language: Language) =>
    typeof sides[language]['title'] === 'string' && sides[language]['title'] !== '';
  const other = otherLanguage(wanted);
  const language = !isTitled(wanted) && isTitled(other) ? other : wanted;
  return { collection, id: 1, language, shared, text: sides[language] };
}
