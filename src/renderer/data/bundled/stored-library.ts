import type { ArticlePage, ArticleQuery, ArticleSummary, Tag } from '#domain/article.ts';
import type { AddedNames } from '#domain/everyday-names/other-names.ts';
import { folded } from '#domain/folded.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { ARTICLES_PER_PAGE } from '#domain/limits.ts';
import type { FieldCalendar } from '#domain/seasons/field-tasks.ts';
import { addedNamesIn } from '../added-names.ts';
import type { ReadableArticle, StoredLibrary, StoredSite } from '../repository.ts';
import type { Ranks, Wanted } from '../word-search/find-articles.ts';

// Features may not read src/content: what they show of it comes through the repository.
export { siteDetails } from '#content/site-details.ts';

/**
 * The articles that were written beside the pages when the site or the app was built: /data/<language>/articles.json and
 * /data/<language>/article-<id>.json, and beside them what the team wrote of the rest. Searching happens here.
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
  const site = (language: Language) => read<StoredSite>(`/data/${language}/site.json`);
  const names = new Map<Language, AddedNames>();
  /** The names that the team had added when the site was built; none where they can't be read. */
  const namesOf = async (language: Language): Promise<AddedNames> => {
    const known = names.get(language);
    if (known) return known;
    const stored = await site(language);
    const added = addedNamesIn(stored.ok && stored.value.rows);
    if (stored.ok) names.set(language, added);
    return added;
  };
  return {
    async articlePage(query, signal) {
      const all = await list(query.language, signal);
      if (!all.ok) return all;
      const added = query.search.trim() === '' ? {} : await namesOf(query.language);
      const find = (wanted: Wanted) => byForm(all.value.articles, query, added, wanted);
      const page = await searchedPage(all.value, query, added, find);
      return ok({ ...page, onlyHere: true });
    },
    async suggestSearch(search, language) {
      const all = await list(language);
      if (!all.ok) return all;
      const { suggestInCards } = await import('../word-search/card-search.ts');
      return ok(await suggestInCards(all.value.articles, search, language, await namesOf(language)));
    },
    firstArticles: (language) => read<readonly ArticleSummary[]>(`/data/${language}/first-articles.json`),
    calendars: (language) => read<readonly FieldCalendar[]>(`/data/${language}/calendars.json`),
    site,
    article: (id, language, signal) => read<ReadableArticle>(`/data/${language}/article-${id}.json`, signal),
  };
}

/** Those of these articles that have searched words, or forms of them, in title or excerpt. */
export async function byForm(
  articles: readonly ArticleSummary[],
  { search, language }: ArticleQuery,
  added: AddedNames,
  wanted: Wanted,
): Promise<Ranks> {
  try {
    const { cardsByForm } = await import('../word-search/card-search.ts');
    return await cardsByForm(articles, search, language, added, wanted);
  } catch (error) {
    console.warn('The search by word form could not be loaded:', error);
    return new Map();
  }
}

/**
 * One page of a list of articles for a query: what has its letters comes first, then what has all its words by `find`. Where there is
 * neither, those that come nearest. `added`: the everyday names that the team added to the portal's own.
 */
export async function searchedPage(
  all: ArticlePage,
  query: ArticleQuery,
  added: AddedNames,
  find: (wanted: Wanted) => Promise<Ranks>,
): Promise<ArticlePage> {
  if (query.search.trim() === '') return pageOf(all, query, matchesOf(all, query));
  const also = await alsoIn(query, added);
  const whole = matchesOf(all, query, await find('all-words'));
  if (whole.length > 0) return { ...pageOf(all, query, whole), ...also };
  const nearest = matchesOf(all, query, await find('some-words')).slice(0, ARTICLES_PER_PAGE);
  return { ...pageOf(all, query, nearest), ...also, ...(nearest.length > 0 && { partial: true }) };
}

async function alsoIn({ search, language }: ArticleQuery, added: AddedNames): Promise<Pick<ArticlePage, 'also'>> {
  try {
    const { alsoSearched } = await import('#domain/everyday-names/also-searched.ts');
    const also = alsoSearched(search, language, added);
    return also.length > 0 ? { also } : {};
  } catch (error) {
    console.warn('The everyday names could not be loaded:', error);
    return {};
  }
}

function matchesOf(all: ArticlePage, query: ArticleQuery, ranks: Ranks = new Map()): readonly ArticleSummary[] {
  const { tag, category } = query;
  const counting = all.articles.filter((each) => isIn(each, category) && (!tag || tagOf(each, tag)));
  const literal = counting.filter((each) => hasLetters(each, query.search));
  const found = new Set(literal);
  // Of two that answer as well the newer one comes first, as they are listed.
  const others = counting.filter((each) => ranks.has(each) && !found.has(each));
  return [...literal, ...others.sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0))];
}

function pageOf(all: ArticlePage, query: ArticleQuery, matches: readonly ArticleSummary[]): ArticlePage {
  const { search, category, tag, page } = query;
  const shown = tag ? all.articles.map((each) => tagOf(each, tag)).find((each) => each) : undefined;
  const from = (page - 1) * ARTICLES_PER_PAGE;
  return {
    articles: matches.slice(from, from + ARTICLES_PER_PAGE),
    // Without a search the number of all articles is known even where only the newest are listed.
    total: search || category || tag ? matches.length : all.total,
    categories: all.categories,
    ...(shown && { tag: shown }),
  };
}

function tagOf({ tags }: ArticleSummary, wanted: string): Tag | undefined {
  return tags?.find(({ slug }) => slug === wanted);
}

function fetchFromHost(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, init);
}

/** What searches compare of each article; made once, because every key searches all of them. */
const folds = new WeakMap<ArticleSummary, string>();

/** Whether title or excerpt has the letters that are searched for, as the specification says; every character is literal. */
export function hasLetters(article: ArticleSummary, search: string): boolean {
  const wanted = folded(search).trim();
  if (wanted === '') return true;
  let text = folds.get(article);
  if (text === undefined) folds.set(article, (text = folded(`${article.title}\u001F${article.excerpt}`)));
  return text.includes(wanted);
}

function isIn(article: ArticleSummary, category: string): boolean {
  return category === '' || article.category.slug === category;
}
