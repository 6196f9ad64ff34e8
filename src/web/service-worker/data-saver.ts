import type { DataSaverRequest } from '#domain/reading-settings.ts';

/** Here the choice is kept, as an entry of this address: the worker can't read local storage. */
const CHOICES = 'tunas-choices';
const MARK = '/data-saver';

/** Whether pictures are held back until a reader asks for them. */
export interface DataSaver {
  /** False only where it is known by now that they aren't: whoever has to know at once goes on as usual then. */
  mayBeOn(): boolean;
  read(): Promise<boolean>;
  write(on: boolean): Promise<void>;
}

export function dataSaver(stores: CacheStorage): DataSaver {
  let known: boolean | null = null;
  return {
    mayBeOn: () => known !== false,
    async read() {
      const store = await stores.open(CHOICES);
      return (known = (await store.match(MARK)) !== undefined);
    },
    async write(on) {
      const store = await stores.open(CHOICES);
      await (on ? store.put(MARK, new Response('on')) : store.delete(MARK));
      known = on;
    },
  };
}

/** What a page asks of the data saver; null where a message is about something else. */
export function dataSaverRequest(message: unknown): DataSaverRequest['dataSaver'] | null {
  return (message as Partial<DataSaverRequest> | null)?.dataSaver ?? null;
}

/**
 * The device's copy of a picture, else an answer without one: browsers then show its words, and the page offers to fetch it. Nothing
 * goes over the network.
 */
export async function heldPicture(stores: CacheStorage, request: Request): Promise<Response> {
  return (await stores.match(request, { ignoreVary: true })) ?? new Response(null, { status: 204 });
}
