import { PICTURE_CACHE } from '#domain/display-settings.ts';
import { isDrawing, type ShippedDrawing } from '#domain/shipped-drawing.ts';

/** The portal's own drawings on this device, by their address. Every call may reject. */
export interface DrawingStore {
  /** The sizes of those that are here, in bytes. */
  sizes(): Promise<ReadonlyMap<string, number>>;
  read(address: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  clear(): Promise<void>;
}

const TYPE = 'image/svg+xml';

/**
 * In a browser they are where the service worker looks for the pictures of pages: every page shows them from there without a network, also
 * before a script runs. Browsers without Cache Storage (plain http addresses) open no page without a network, and keep none.
 */
export function cachedDrawings(stores: CacheStorage | undefined = globalThis.caches): DrawingStore {
  const open = () => stores?.open(PICTURE_CACHE);
  const requests = async (cache: Cache) => (await cache.keys()).filter(({ url }) => isDrawing(new URL(url).pathname));
  return {
    async sizes() {
      const sizes = new Map<string, number>();
      const cache = await open();
      for (const request of cache ? await requests(cache) : []) {
        const kept = await cache?.match(request);
        if (kept) sizes.set(new URL(request.url).pathname, (await kept.arrayBuffer()).byteLength);
      }
      return sizes;
    },
    async read(address) {
      const kept = await (await open())?.match(address, { ignoreVary: true });
      return kept && new Uint8Array(await kept.arrayBuffer());
    },
    async write(address, bytes) {
      const headers = { 'content-type': TYPE, date: new Date().toUTCString() };
      await (await open())?.put(address, new Response(bytes, { headers }));
    },
    async clear() {
      const cache = await open();
      for (const request of cache ? await requests(cache) : []) await cache?.delete(request, { ignoreVary: true });
    },
  };
}

/** In the desktop app they are files of the app: there is nothing to fetch and nothing to remove. */
export function bundledDrawings(shipped: readonly ShippedDrawing[]): DrawingStore {
  const sizes = new Map(shipped.map(({ address, bytes }) => [address, bytes]));
  return {
    sizes: () => Promise.resolve(sizes),
    async read(address) {
      if (!sizes.has(address)) return undefined;
      const answer = await fetch(address);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    write: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}
