/** The caches of a browser, as far as the portal uses them; listed in the order in which they were opened first. */
export function cachesWith(...names: readonly string[]): CacheStorage {
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'http://site').pathname;
  const stores = new Map<string, Map<string, string>>(names.map((name) => [name, new Map()]));
  const open = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, string>();
    stores.set(name, kept);
    const cache: Partial<Cache> = {
      match: (request) => {
        const text = kept.get(pathOf(request));
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
      keys: () => Promise.resolve([...kept.keys()].map((path) => new Request(`http://site${path}`))),
      put: async (request, response) => void kept.set(pathOf(request), await response.text()),
      delete: (request) => Promise.resolve(kept.delete(pathOf(request))),
    };
    return Promise.resolve(cache as Cache);
  };
  const storage: Partial<CacheStorage> = {
    open,
    match: async (request, { cacheName } = {}) => {
      for (const name of cacheName === undefined ? stores.keys() : [cacheName].filter((each) => stores.has(each))) {
        const found = await (await open(name)).match(request);
        if (found) return found;
      }
      return undefined;
    },
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name) => Promise.resolve(stores.delete(name)),
  };
  return storage as CacheStorage;
}
