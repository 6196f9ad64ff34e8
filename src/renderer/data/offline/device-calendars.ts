import type { Article } from '#domain/article.ts';
import type { Language } from '#domain/localized.ts';
import { calendarsIn } from '#domain/seasons/calendars-in.ts';
import { calendarsOfArticles, type FieldCalendar, type TextCalendar } from '#domain/seasons/field-tasks.ts';
import type { SyncState } from '../offline-library.ts';
import { languageOf, type StoredCard } from './library-schema.ts';

/** The calendar strips of an article's texts, in the languages that have any: a card keeps them. */
export function calendarsOf(texts: readonly Pick<Article, 'language' | 'content'>[]): StoredCard['calendars'] {
  const calendars: Partial<Record<Language, readonly TextCalendar[]>> = {};
  for (const { language, content } of texts) {
    const read = calendarsIn(content);
    if (read.length > 0) calendars[language] = read;
  }
  return calendars;
}

/** The calendars of the articles on this device, from their cards. */
export function calendarsOfCards(
  cards: readonly StoredCard[],
  { unverified }: Pick<SyncState, 'unverified'>,
  language: Language,
): readonly FieldCalendar[] {
  // Unverified articles are shown with a warning when they are opened; the home page offers none of them.
  const hidden = new Set(unverified);
  const articles = cards
    .filter(({ id }) => !hidden.has(id))
    .map((card) => ({ id: card.id, calendars: card.calendars[languageOf(card, language) ?? language] ?? [] }));
  return calendarsOfArticles(articles);
}
