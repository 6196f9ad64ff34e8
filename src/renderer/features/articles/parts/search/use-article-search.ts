import { startTransition, useContext, useEffect, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ArticlePage, ArticleQuery } from '#domain/article.ts';
import type { Result } from '#domain/result.ts';
import type { ErrorCode } from '#domain/result.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { LeavingContext } from '#renderer/i18n/portal-link.tsx';
import { searchOf } from '#renderer/ui/use-typed-search.ts';
import { searchArticles } from './search-articles.ts';
import { useSearchBox } from './use-search-box.ts';

export interface ArticleSearch {
  /** What stands in the search box. */
  readonly typed: string;
  readonly query: ArticleQuery;
  readonly answer: ArticlePage;
  readonly busy: boolean;
  /** Something is shown, and the backend hasn't answered yet. */
  readonly awaited: boolean;
  /** Something was typed since the portal was opened. */
  readonly wasTyped: boolean;
  /** Why there is no answer to this query. */
  readonly failure: ErrorCode | null;
  type(text: string): void;
  /** The address of this search, category or page. */
  addressOf(change: Partial<Pick<ArticleQuery, 'search' | 'category' | 'tag' | 'page'>>): string;
}

/** A page that articles are searched for on. */
interface SearchPage {
  readonly path: '/blog' | '/library';
  /** Whether the backend is left out: what isn't on this device, or in the site's files, isn't found. */
  readonly onlyStored?: boolean;
}

/** Where the reader comes back to results that were typed, they are shown as they were: the scroll position is the same. */
let hasTyped = false;

interface Answer {
  readonly key: string;
  readonly page: ArticlePage;
}

/**
 * Search, category and page live in the address, so that Back and sharing work. `first` is the whole list's first page,
 * which is there already; every other answer is fetched, again after a sync, and late answers to older questions are dropped.
 */
export function useArticleSearch(
  first: ArticlePage,
  field: RefObject<HTMLInputElement | null>,
  { path, onlyStored = false }: SearchPage,
): ArticleSearch {
  const repository = useRepository();
  const platform = usePlatform();
  const { language } = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const query = queryOf(parameters, language);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [answeredFor, setAnsweredFor] = useState('');
  const [failure, setFailure] = useState<{ readonly key: string; readonly code: ErrorCode } | null>(null);

  const key = JSON.stringify(query);
  const plain = !query.search && !query.category && !query.tag && query.page === 1;

  useEffect(() => {
    if (plain) return;
    let stop = new AbortController();
    const ask = () => {
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      // Read at each call: on the web the library takes their place once it is loaded.
      const { stored, live } = repository;
      const asked = JSON.parse(key) as ArticleQuery;
      const tell = (result: Result<ArticlePage>) => {
        if (signal.aborted) return;
        if (!result.ok) setFailure({ key, code: result.code });
        else startTransition(() => setAnswer((shown) => sameAnswer(shown, key, result.value)));
      };
      const told = onlyStored
        ? stored.articlePage(asked, signal).then(tell)
        : searchArticles({ stored, live }, asked, signal, tell);
      void told.then(() => {
        if (!signal.aborted) startTransition(() => setAnsweredFor(key));
      });
    };
    ask();
    const endSyncs = repository.subscribe?.(ask);
    const endOnline = platform.subscribeOnline(ask);
    return () => {
      endSyncs?.();
      endOnline();
      stop.abort();
    };
  }, [repository, platform, key, plain, onlyStored]);

  const leaving = useContext(LeavingContext);
  const box = useSearchBox(field, path, query.search, leaving, (search, replace) =>
    setParameters((before) => withSearch(before, search), { replace }),
  );

  const current = plain ? first : answer?.key === key ? answer.page : null;
  const failed = !plain && failure?.key === key ? failure.code : null;
  return {
    typed: box.typed,
    query,
    answer: current ?? answer?.page ?? first,
    busy: current === null && failed === null,
    awaited: !plain && answeredFor !== key,
    wasTyped: hasTyped,
    failure: current === null ? failed : null,
    type: (text) => {
      hasTyped = true;
      box.type(text);
    },
    addressOf: (change) => addressOf(path, query, change),
  };
}

/** What is shown, if the new answer says the same: the list isn't drawn again, and the same articles stay where they are. */
function sameAnswer(shown: Answer | null, key: string, page: ArticlePage): Answer {
  if (shown?.key !== key) return { key, page };
  const places = new Map(shown.page.articles.map(({ id }, at) => [id, at]));
  const isSame = places.size === page.articles.length && page.articles.every(({ id }) => places.has(id));
  const articles = isSame
    ? [...page.articles].sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    : page.articles;
  const next = { ...page, articles };
  return JSON.stringify(shown.page) === JSON.stringify(next) ? shown : { key, page: next };
}

function queryOf(parameters: URLSearchParams, language: ArticleQuery['language']): ArticleQuery {
  const page = Number(parameters.get('page') ?? 1);
  const tag = parameters.get('tag');
  return {
    search: searchOf(parameters.get('q') ?? ''),
    category: parameters.get('category') ?? '',
    ...(tag && { tag }),
    language,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function withSearch(before: URLSearchParams, search: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('page');
  if (search) after.set('q', search);
  else after.delete('q');
  return after;
}

function addressOf(path: string, query: ArticleQuery, change: Partial<ArticleQuery>): string {
  const wanted = { ...query, page: 1, ...change };
  const parameters = new URLSearchParams();
  if (wanted.search) parameters.set('q', wanted.search);
  if (wanted.category) parameters.set('category', wanted.category);
  if (wanted.tag) parameters.set('tag', wanted.tag);
  if (wanted.page > 1) parameters.set('page', String(wanted.page));
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}
