import type { ArticlePage, ArticleQuery, ArticleSummary } from '#domain/article.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { ARTICLES_PER_PAGE } from '#domain/limits.ts';
import type { FieldCalendar } from '#domain/seasons/field-tasks.ts';
import type { ReadableArticle, StoredLibrary, StoredSite } from '../repository.ts';

/**
 * The articles that were written beside the pages when the site or the app was built: /data/<language>/articles.json and
 * /data/<language>/article-<id>.json, and beside them what super admins wrote of the rest. Searching happens here.
 */
export function storedLibrary(
  fetchFile: (path: string, init: RequestInit) => Promise<Response> = fetchFromHost,
): StoredLibrary {
  const read = async <T>(path: string, signal?: AbortSignal): Promise<Result<T>> => {
    try {
      const response = await fetchFile(path, signal ? { signal } : {});
      if (response.status === 404) return failed('not-found', path);
      if (!response.ok) return failed('server', `${response.status} ${path}`);
      return ok((await response.json()) as T);
    } catch (error) {
      return failed('offline', error instanceof Error ? error.message : String(error));
    }
  };
  const list = (language: Language, signal?: AbortSignal) =>
    read<ArticlePage>(`/data/${language}/articles.json`, signal);
  return {
    async articlePage(query, signal) {
      const all = await list(query.language, signal);
      return all.ok ? ok(pageOf(all.value, query, await byForm(all.value.articles, query))) : all;
    },
    async suggestSearch(search, language) {
      const all = await list(language);
      if (!all.ok) return all;
      const { meantInCards } = await import('../word-search/card-search.ts');
      return ok(await meantInCards(all.value.articles, search, language));
    },
    firstArticles: (language) => read<readonly ArticleSummary[]>(`/data/${language}/first-articles.json`),
    calendars: (language) => read<readonly FieldCalendar[]>(`/data/${language}/calendars.json`),
    site: (language) => read<StoredSite>(`/data/${language}/site.json`),
    article: (id, language, signal) => read<ReadableArticle>(`/data/${language}/article-${id}.json`, signal),
  };
}

/** Those of these articles that have the searched words, or forms of them, in title or excerpt; none where nothing is searched for. */
export async function byForm(
  articles: readonly ArticleSummary[],
  { search, language }: ArticleQuery,
): Promise<readonly ArticleSummary[]> {
  if (search.trim() === '') return [];
  try {
    const { cardsByForm } = await import('../word-search/card-search.ts');
    return await cardsByForm(articles, search, language);
  } catch (error) {
    console.warn('The search by word form could not be loaded:', error);
    return [];
  }
}

/** One page of a list of articles for a query: matches of its letters come first, then matches of word forms. */
export function pageOf(
  all: ArticlePage,
  { search, category, tag, page }: ArticleQuery,
  byForm: readonly ArticleSummary[] = [],
): ArticlePage {
  const tagOf = ({ tags }: ArticleSummary) => tags?.find(({ slug }) => slug === tag);
  const isWanted = (article: ArticleSummary) => !tag || tagOf(article) !== undefined;
  const literal = all.articles.filter((article) => isWanted(article) && matchesQuery(article, search, category));
  const found = new Set(literal);
  const matches = [...literal, ...byForm.filter((each) => !found.has(each) && isWanted(each) && isIn(each, category))];
  const shown = all.articles.map(tagOf).find((each) => each);
  const from = (page - 1) * ARTICLES_PER_PAGE;
  return {
    articles: matches.slice(from, from + ARTICLES_PER_PAGE),
    // Without a search the number of all articles is known even where only the newest are listed.
    total: search || category || tag ? matches.length : all.total,
    categories: all.categories,
    ...(shown && { tag: shown }),
  };
}

function fetchFromHost(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, init);
}

/** Case-insensitive match in title or excerpt, as the specification says; every character is literal. */
export function matchesQuery(article: ArticleSummary, search: string, category: string): boolean {
  if (!isIn(article, category)) return false;
  const wanted = search.trim().toLowerCase();
  return article.title.toLowerCase().includes(wanted) || article.excerpt.toLowerCase().includes(wanted);
}

function isIn(article: ArticleSummary, category: string): boolean {
  return category === '' || article.category.slug === category;
}
