import type { ArticlePage } from '#domain/article.ts';
import { firstArticles, summaryOf } from '#domain/article-summary.ts';
import type { Language } from '#domain/localized.ts';
import { calendarsOfArticles } from '#domain/seasons/field-tasks.ts';
import { offeredInYear } from '#domain/seasons/year-of-tasks.ts';
import { onSameTopic } from '#domain/same-topic.ts';
import type { ReadableArticle, StoredSite } from '#renderer/data/repository.ts';

/** All articles of one language, and the other parts of the site, as they are written into its files. */
export interface LibraryFiles {
  readonly page: ArticlePage;
  readonly articles: readonly ReadableArticle[];
  /** The parts of the site that super admins write. */
  readonly site: StoredSite;
}

/** Name and text of every file under /data of one language. The portal's stored library reads exactly these. */
export function dataFiles(language: Language, library: LibraryFiles): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  files.set(`data/${language}/articles.json`, JSON.stringify(library.page));
  files.set(`data/${language}/first-articles.json`, JSON.stringify(firstArticles(library.articles)));
  files.set(`data/${language}/calendars.json`, JSON.stringify(offeredInYear(calendarsOfArticles(library.articles))));
  files.set(`data/${language}/site.json`, JSON.stringify(library.site));
  for (const article of library.articles) {
    files.set(`data/${language}/article-${article.id}.json`, JSON.stringify(withTopic(article, library)));
  }
  return files;
}

/** An article with others on its topic, the newest first. */
export function withTopic(article: ReadableArticle, { page, articles }: LibraryFiles): ReadableArticle {
  return { ...article, topic: onSameTopic(article, [...page.articles, ...articles.map(summaryOf)]) };
}
