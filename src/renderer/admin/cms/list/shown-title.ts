import type { DraftCard } from '#domain/draft.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';

/** An item's title in the reader's language, else in the other one; null where it has none yet. */
export function shownTitle(
  { title }: Pick<DraftCard, 'title'>,
  language: Language,
): { readonly text: string; readonly language: Language } | null {
  const found = [language, ...LANGUAGES].find((each) => title[each].trim() !== '');
  return found ? { text: title[found].trim(), language: found } : null;
}
