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
