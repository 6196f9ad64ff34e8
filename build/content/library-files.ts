import type { ArticlePage, ArticleSummary } from '#domain/article.ts';
import { RELATED_ARTICLES } from '#domain/limits.ts';
import type { Language } from '#domain/localized.ts';
import type { ReadableArticle, StoredSite } from '#renderer/data/repository.ts';

/** All articles of one language, and the rest of the site, as they are written beside the pages. */
export interface LibraryFiles {
  readonly page: ArticlePage;
  readonly articles: readonly ReadableArticle[];
  /** What super admins wrote of the rest of the site. */
  readonly site: StoredSite;
}

/** The articles with the lowest ids: the one being read is left out, and some may be withdrawn before the next build. */
export function firstArticles(articles: readonly ReadableArticle[]): readonly ArticleSummary[] {
  return [...articles]
    .sort((a, b) => a.id - b.id)
    .slice(0, 2 * RELATED_ARTICLES + 1)
    .map(summaryOf);
}

/** What a list shows of an article. */
export function summaryOf(article: ArticleSummary): ArticleSummary {
  const { id, title, excerpt, image, imageAlt, date, category, language, words } = article;
  return { id, title, excerpt, image, imageAlt, date, category, language, words };
}

/** Name and text of every file under /data of one language. The portal's stored library reads exactly these. */
export function dataFiles(language: Language, library: LibraryFiles): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  files.set(`data/${language}/articles.json`, JSON.stringify(library.page));
  files.set(`data/${language}/first-articles.json`, JSON.stringify(firstArticles(library.articles)));
  files.set(`data/${language}/site.json`, JSON.stringify(library.site));
  for (const article of library.articles) {
    files.set(`data/${language}/article-${article.id}.json`, JSON.stringify(article));
  }
  return files;
}
