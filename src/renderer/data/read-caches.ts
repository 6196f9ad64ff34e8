/** The service worker's caches of what was read: pages, and articles as data. */
export const READ_CACHE = /^tunas-(?:pages-\w+|data)$/;

/** Removes the cached responses of an address from this device, with any query. */
export async function forgetRead(stores: CacheStorage, address: RequestInfo): Promise<void> {
  for (const name of await stores.keys())
    if (READ_CACHE.test(name))
      await (await stores.open(name)).delete(address, { ignoreSearch: true, ignoreVary: true });
}
