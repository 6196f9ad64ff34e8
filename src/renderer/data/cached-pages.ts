import { LANGUAGES } from '#domain/localized.ts';
import { pathInLanguage } from '../i18n/localized-path.ts';

/** The service worker's caches of what was read: pages, and articles as data. */
const READ_CACHE = /^tunas-(?:pages-\w+|data)$/;

/** Removes the cached responses of an address from this device, with any query. */
export async function forgetRead(stores: CacheStorage, address: RequestInfo): Promise<void> {
  for (const name of await stores.keys())
    if (READ_CACHE.test(name))
      await (await stores.open(name)).delete(address, { ignoreSearch: true, ignoreVary: true });
}

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

/** The number of an article in the address of its page or its data. */
const ARTICLE = /^(?:\/[a-z]{2})?\/article\/(\d+)\/?$|^\/data\/[a-z]{2}\/article-(\d+)\.json$/;

/** Takes every article from what the service worker keeps but these: the others were withdrawn. */
export async function forgetOtherArticles(
  published: ReadonlySet<number>,
  stores: CacheStorage | undefined = globalThis.caches,
): Promise<void> {
  for (const name of (await stores?.keys()) ?? []) {
    if (!stores || !READ_CACHE.test(name)) continue;
    const cache = await stores.open(name);
    for (const request of await cache.keys()) {
      const [, page, data] = ARTICLE.exec(new URL(request.url).pathname) ?? [];
      const id = page ?? data;
      if (id !== undefined && !published.has(Number(id))) await cache.delete(request);
    }
  }
}
