import { PICTURE_CACHE, type DataSaverRequest } from '#domain/display-settings.ts';

/** The choice is stored in Cache Storage under this address, because a worker can't read local storage. */
const CHOICES = 'tunas-choices';
const MARK = '/data-saver';

/** Whether pictures are loaded only when a reader asks for them. */
interface DataSaverChoice {
  /**
   * False only once the choice is known to be off. Workbox's matchers are synchronous, so the route matches while it is unknown,
   * and its handler awaits read().
   */
  mayBeOn(): boolean;
  read(): Promise<boolean>;
  write(on: boolean): Promise<void>;
}

/** The reader's choice, stored in Cache Storage, so that it outlives the worker. */
export function dataSaver(stores: CacheStorage): DataSaverChoice {
  let known: boolean | null = null;
  return {
    mayBeOn: () => known !== false,
    async read() {
      try {
        known = (await stores.match(MARK, { cacheName: CHOICES })) !== undefined;
      } catch (error) {
        // Where the storage is damaged or full, pictures are loaded as usual.
        console.warn('Whether to save data can’t be read:', error);
        known = false;
      }
      return known;
    },
    async write(on) {
      const store = await stores.open(CHOICES);
      await (on ? store.put(MARK, new Response('on')) : store.delete(MARK));
      known = on;
    },
  };
}

/** The request to the data saver in a message; null for other messages. */
export function dataSaverRequest(message: unknown): DataSaverRequest['dataSaver'] | null {
  return (message as Partial<DataSaverRequest> | null)?.dataSaver ?? null;
}

/** The age at which the device's copy of a drawing is revalidated, ms: a changed drawing keeps its address. */
const FRESH_MS = 7 * 24 * 60 * 60 * 1000;

/** The beginning that all widths of an uploaded picture share (domain/picture-address.ts). */
const UPLOADED = /^.*\/article-images\/[0-9a-f-]{36}\/(?=\d+\.\w+)/;

/**
 * The device's copy of a picture, or of another width of it; else an empty response: browsers then show the alternative text, and
 * the page offers to load the picture. Makes no request.
 */
export async function heldPicture(stores: CacheStorage, request: Request): Promise<Response> {
  const kept = (await stores.match(request, { ignoreVary: true })) ?? (await otherWidth(stores, request));
  return kept ?? new Response(null, { status: 204 });
}

async function otherWidth(stores: CacheStorage, { url }: Request): Promise<Response | undefined> {
  const [place] = UPLOADED.exec(url) ?? [];
  if (place === undefined) return undefined;
  const store = await stores.open(PICTURE_CACHE);
  const found = (await store.keys()).find((kept) => kept.url.startsWith(place));
  return found && store.match(found);
}

/** Whether a copy is old enough to be revalidated. */
export function isStale(copy: Response, now = Date.now()): boolean {
  return now - Date.parse(copy.headers.get('date') ?? '') > FRESH_MS;
}
