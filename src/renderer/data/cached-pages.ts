import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#domain/localized.ts';
import { summaryOf } from '#domain/article-summary.ts';
import type { ArticleSummary } from '#domain/article.ts';
import { fieldsOf, parseJson } from '#domain/json.ts';
import { pathInLanguage } from '../i18n/localized-path.ts';
import { forgetRead, READ_CACHE } from './read-caches.ts';

/**
 * Takes an article that the backend denies from what the service worker keeps: its site may go on answering with the page until
 * it is built anew. Browsers without such a worker (plain http addresses) keep none.
 */
export async function forgetArticle(id: number, stores: CacheStorage | undefined = globalThis.caches): Promise<void> {
  if (!stores) return;
  for (const language of LANGUAGES) {
    const page = pathInLanguage(`/article/${id}`, language);
    for (const address of [page, `${page}/`, `/data/${language}/article-${id}.json`]) await forgetRead(stores, address);
  }
}

/** Language and number of an article in the address of its page or its data. */
const ARTICLE = /^(?:\/([a-z]{2}))?\/article\/(\d+)\/?$|^\/data\/([a-z]{2})\/article-(\d+)\.json$/;

/** A copy of an article that the service worker keeps. */
export interface CachedArticle {
  readonly id: number;
  readonly language: Language;
  readonly path: string;
  /** Its data alone, not its page. */
  readonly isData: boolean;
}

function articleAt(path: string): CachedArticle | null {
  const [, pageLanguage = DEFAULT_LANGUAGE, page, dataLanguage, data] = ARTICLE.exec(path) ?? [];
  const id = page ?? data;
  const language = dataLanguage ?? pageLanguage;
  if (id === undefined || !isLanguage(language)) return null;
  return { id: Number(id), language, path, isData: data !== undefined };
}

/** The articles of which the service worker keeps a copy: an article may be there several times. */
export async function cachedArticles(
  stores: CacheStorage | undefined = globalThis.caches,
): Promise<readonly CachedArticle[]> {
  const found: CachedArticle[] = [];
  for (const name of (await stores?.keys()) ?? []) {
    if (!stores || !READ_CACHE.test(name)) continue;
    for (const { url } of await (await stores.open(name)).keys()) {
      const article = articleAt(new URL(url).pathname);
      if (article) found.push(article);
    }
  }
  return found;
}

/** The newest copy of an address that the service worker keeps of what was read; null where there is none. */
async function cachedResponse(
  address: string,
  stores: CacheStorage | undefined = globalThis.caches,
): Promise<Response | null> {
  // Browsers list caches in the order of installation.
  for (const name of [...((await stores?.keys()) ?? [])].reverse()) {
    const copy =
      READ_CACHE.test(name) &&
      (await stores?.match(address, { cacheName: name, ignoreSearch: true, ignoreVary: true }));
    if (copy) return copy;
  }
  return null;
}

/** Takes every article from what the service worker keeps but these: the others were withdrawn. */
export async function forgetOtherArticles(
  published: ReadonlySet<number>,
  stores: CacheStorage | undefined = globalThis.caches,
): Promise<void> {
  for (const name of (await stores?.keys()) ?? []) {
    if (!stores || !READ_CACHE.test(name)) continue;
    const cache = await stores.open(name);
    for (const request of await cache.keys()) {
      const article = articleAt(new URL(request.url).pathname);
      if (article && !published.has(article.id)) await cache.delete(request);
    }
  }
}

/** A page as the service worker keeps it: the data beside its HTML, and the HTML. */
interface CachedPage {
  readonly data: unknown;
  readonly html: Document;
}

/** The page of a plain path in a language, as it was read before; null where the service worker doesn't keep it. */
export async function cachedPage(
  path: string,
  language: Language,
  stores: CacheStorage | undefined = globalThis.caches,
): Promise<CachedPage | null> {
  const copy = await cachedResponse(pathInLanguage(path, language), stores);
  return copy && pageIn(await copy.text(), language);
}

function pageIn(text: string, language: Language): CachedPage | null {
  const html = new DOMParser().parseFromString(text, 'text/html');
  const carried = fieldsOf(parseJson(html.getElementById('page-data')?.textContent ?? ''));
  return carried['language'] === language ? { data: carried['data'], html } : null;
}

/** The articles that were read before and open without a network, each once: in this language where that is kept, those first. */
export async function cachedSummaries(
  language: Language,
  stores: CacheStorage | undefined = globalThis.caches,
): Promise<readonly ArticleSummary[]> {
  const wanted = new Map<number, CachedArticle>();
  for (const each of await cachedArticles(stores))
    if (each.language === language || !wanted.has(each.id)) wanted.set(each.id, each);
  const read = await Promise.all([...wanted.values()].map((each) => summaryIn(each, stores)));
  const found = read.filter((each) => each !== null);
  return [...found.filter((each) => each.language === language), ...found.filter((each) => each.language !== language)];
}

async function summaryIn({ path, isData, language }: CachedArticle, stores: CacheStorage | undefined) {
  const text = await (await cachedResponse(path, stores))?.text();
  if (text === undefined) return null;
  const article = isData ? parseJson(text) : fieldsOf(pageIn(text, language)?.data)['article'];
  // Written by the build that the copy is of, and by nobody else.
  return article ? summaryOf(article as ArticleSummary) : null;
}
