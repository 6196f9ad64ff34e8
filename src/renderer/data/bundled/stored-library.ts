import { type ArticlePage, type ArticleQuery, type ArticleSummary } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { ARTICLES_PER_PAGE } from '#domain/limits.ts';
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
  return {
    async articlePage(query, signal) {
      const all = await read<ArticlePage>(`/data/${query.language}/articles.json`, signal);
      return all.ok ? ok(pageOf(all.value, query)) : all;
    },
    firstArticles: (language) => read<readonly ArticleSummary[]>(`/data/${language}/first-articles.json`),
    site: (language) => read<StoredSite>(`/data/${language}/site.json`),
    article: (id, language, signal) => read<ReadableArticle>(`/data/${language}/article-${id}.json`, signal),
  };
}

/** The page of a list of articles that a query asks for. */
export function pageOf(all: ArticlePage, { search, category, page }: ArticleQuery): ArticlePage {
  const matches = all.articles.filter((article) => matchesQuery(article, search, category));
  const from = (page - 1) * ARTICLES_PER_PAGE;
  return {
    articles: matches.slice(from, from + ARTICLES_PER_PAGE),
    // Without a search the number of all articles is known even where only the newest are listed.
    total: search || category ? matches.length : all.total,
    categories: all.categories,
  };
}

function fetchFromHost(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, init);
}

/** Case-insensitive match in title or excerpt, as the specification says; every character is literal. */
export function matchesQuery(article: ArticleSummary, search: string, category: string): boolean {
  if (category && article.category.slug !== category) return false;
  const wanted = search.trim().toLowerCase();
  return article.title.toLowerCase().includes(wanted) || article.excerpt.toLowerCase().includes(wanted);
}
