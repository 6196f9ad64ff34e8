import { LANGUAGES } from '#domain/localized.ts';
import { pathInLanguage } from '../i18n/localized-path.ts';

/** The service worker's caches of what was read: pages, and articles as data. */
const READ_CACHE = /^tunas-(?:pages-\w+|data)$/;

/** Takes what was read under an address from this device, whatever was asked for after its "?". */
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
