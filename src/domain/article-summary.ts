import type { ArticleSummary } from './article.ts';
import { focalPointIn } from './focal-point.ts';
import { FIRST_ARTICLES } from './limits.ts';

/** The fields of an article that lists show. */
export function summaryOf(article: ArticleSummary): ArticleSummary {
  const { id, title, excerpt, image, imageAlt, date, category, tags, language, words } = article;
  const more = { ...focalPointIn(article), ...(tags && { tags }) };
  return { id, title, excerpt, image, imageAlt, date, category, ...more, language, words };
}

/** The articles with the lowest ids, more than are shown: the open one is left out, and some may be withdrawn before the next build. */
export function firstArticles(articles: readonly ArticleSummary[]): readonly ArticleSummary[] {
  return [...articles]
    .sort((a, b) => a.id - b.id)
    .slice(0, FIRST_ARTICLES)
    .map(summaryOf);
}

/** The order of every list of articles, as `search_articles` gives them: the newest day first, and of one day the lowest id. */
export function newestFirst(a: Dated, b: Dated): number {
  // ISO days can be compared as plain strings, in a tenth of localeCompare's time.
  return a.date === b.date ? a.id - b.id : a.date < b.date ? 1 : -1;
}

interface Dated {
  readonly id: number;
  /** ISO day. */
  readonly date: string;
}
