import type { ArticleSummary } from '#domain/article.ts';
import type { Language } from '#domain/localized.ts';
import type { ReadableArticle } from '../repository.ts';
import type { StoredCard, ArticleIndex } from './stored-records.ts';

/** Copies that are kept at most, an article in one language each: about 10 MB. Those read longest ago go first. */
export const MOST_COPIES = 400;

/** Withdrawn articles that are remembered at most. */
const WITHDRAWN_KEPT = 1000;

/** The index with this article in it, as it was read now (ms since 1970), and without those there is no room for. */
export function withCopy(
  articleIndex: ArticleIndex,
  asked: Language,
  article: ReadableArticle,
  now: number,
): ArticleIndex {
  const others = articleIndex.cards.filter((card) => !isCopyOf(card, article.id, asked));
  const added: StoredCard = { asked, summary: summaryOf(article), readAt: now };
  const cards = [added, ...others].sort((a, b) => b.readAt - a.readAt).slice(0, MOST_COPIES);
  return withoutMark({ ...articleIndex, cards }, [article.id]);
}

/** The index after the backend said that these aren't published. */
export function withdrawn(articleIndex: ArticleIndex, ids: readonly number[]): ArticleIndex {
  return {
    ...articleIndex,
    cards: articleIndex.cards.filter(({ summary }) => !ids.includes(summary.id)),
    withdrawn: [...articleIndex.withdrawn.filter((id) => !ids.includes(id)), ...ids].slice(-WITHDRAWN_KEPT),
  };
}

/** The index after the backend said that these are published. */
export function withoutMark(articleIndex: ArticleIndex, ids: readonly number[]): ArticleIndex {
  return { ...articleIndex, withdrawn: articleIndex.withdrawn.filter((id) => !ids.includes(id)) };
}

/** The index without the copy of an article in one language. */
export function withoutCopy(articleIndex: ArticleIndex, id: number, asked: Language): ArticleIndex {
  return { ...articleIndex, cards: articleIndex.cards.filter((card) => !isCopyOf(card, id, asked)) };
}

/** The index after a copy was read. */
export function withReading(articleIndex: ArticleIndex, id: number, asked: Language, now: number): ArticleIndex {
  return {
    ...articleIndex,
    cards: articleIndex.cards.map((card) => (isCopyOf(card, id, asked) ? { ...card, readAt: now } : card)),
  };
}

/** Whether this is the card of an article that was asked for in this language. */
export function isCopyOf({ asked, summary }: StoredCard, id: number, wanted: Language): boolean {
  return summary.id === id && asked === wanted;
}

function summaryOf(article: ArticleSummary): ArticleSummary {
  const { id, title, excerpt, image, imageAlt, date, category, language, words } = article;
  return { id, title, excerpt, image, imageAlt, date, category, language, words };
}
