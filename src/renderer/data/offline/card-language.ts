import { otherLanguage, type Language } from '#domain/localized.ts';
import type { StoredCard } from './library-schema.ts';

/** The wanted language where the article has it, else the other. */
export function languageOf({ cards }: StoredCard, wanted: Language): Language | null {
  const other = otherLanguage(wanted);
  return cards[wanted] ? wanted : cards[other] ? other : null;
}
