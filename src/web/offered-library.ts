import { failed } from '#domain/result.ts';
import { sizeOfDrawings } from '#domain/shipped-drawing.ts';
import { shippedDrawings } from '#renderer/app/shipped-drawings.ts';
import type {
  LibraryDevice,
  LibraryStatus,
  OfflineLibrary,
  PictureStatus,
  PictureSync,
} from '#renderer/data/offline-library.ts';
import { backendSource, librarySize, type LibrarySource } from '#renderer/data/offline/sync/library-source.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { libraryDevice } from '#renderer/platform/browser/library-device.ts';
import type { Platform } from '#renderer/platform/port.ts';

interface Options {
  readonly source: Pick<LibrarySource, 'state'>;
  readonly device: Pick<LibraryDevice, 'readChoice' | 'writeChoice' | 'subscribeChoice' | 'readPictureChoice' | 'room'>;
  readonly shipped: PictureSync['shipped'];
  /** Loads the code that keeps the library, and opens it. */
  readonly open: () => Promise<OfflineLibrary>;
  reloadForNewBuild(error: unknown): boolean;
}

/**
 * The library in a browser that doesn't keep it: what it would take. The code that keeps it is loaded once somebody wants it, here or
 * in another window, and everything is passed on to that from then on.
 */
export function offeredLibrary({ source, device, shipped, open, reloadForNewBuild }: Options): OfflineLibrary {
  let status: LibraryStatus = {
    ...{ choice: 'off', kept: null, count: 0 },
    ...{ progress: null, syncing: false, problem: null },
  };
  const noPictures: PictureStatus = {
    ...{ choice: device.readPictureChoice(), kept: null, opens: null, progress: null, problem: null },
  };
  let opened: OfflineLibrary | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (change: Partial<LibraryStatus>) => {
    status = { ...status, ...change };
    tell();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  let loading: Promise<OfflineLibrary> | null = null;
  const load = () =>
    (loading ??= open().then(
      (library) => {
        opened = library;
        library.subscribe(tell);
        library.pictures.subscribe(tell);
        tell();
        return library;
      },
      (error: unknown) => {
        // The next call tries again.
        loading = null;
        throw error;
      },
    ));
  /** Null where its code couldn't be loaded: then that is the problem of the last sync. */
  const wanted = async (): Promise<OfflineLibrary | null> => {
    try {
      return await load();
    } catch (error) {
      if (reloadForNewBuild(error)) return null;
      console.warn('The code that keeps the library could not be loaded:', error);
      set({ problem: failed('offline', String(error)) });
      return null;
    }
  };
  device.subscribeChoice(() => {
    if (!opened && device.readChoice() !== 'off') void wanted();
  });

  return {
    read: () => opened?.read() ?? status,
    subscribe,
    async sync() {
      if (!opened && status.choice === 'off') return false;
      return (await wanted())?.sync() ?? false;
    },
    syncForNews: async () => opened?.syncForNews(),
    look: async () => opened?.look(),
    async choose(choice) {
      if (!opened) {
        // Kept before the code is there: a page that is reloaded for a new build goes on with it.
        device.writeChoice(choice);
        set({ choice, problem: null });
      }
      await (await wanted())?.choose(choice);
    },
    measure: () => opened?.measure() ?? librarySize(source),
    room: () => device.room(),
    openPacks: async () => (await load()).openPacks!(),
    languages: async () => (await load()).languages(),
    pictures: {
      shipped,
      read: () => opened?.pictures.read() ?? noPictures,
      subscribe,
      sync: async () => opened?.pictures.sync(),
      look: async () => opened?.pictures.look(),
      end: async () => opened?.pictures.end(),
      choose: async (choice) => (await wanted())?.pictures.choose(choice),
      clear: async () => opened?.pictures.clear(),
    },
  };
}

/** The library as a browser that doesn't keep it is offered it. */
export function offerLibrary(
  backend: BackendAddress,
  { reloadForNewBuild }: Platform,
  open: () => Promise<OfflineLibrary>,
): OfflineLibrary {
  return offeredLibrary({
    ...{ source: backendSource(backend), device: libraryDevice('off'), open, reloadForNewBuild },
    shipped: { ...sizeOfDrawings(shippedDrawings), areFetched: true },
  });
}
