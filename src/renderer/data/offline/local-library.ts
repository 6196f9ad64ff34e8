import { LANGUAGES } from '#domain/localized.ts';
import { withTimeLimit } from '#domain/time-limit.ts';
import { bucketSource } from '#domain/picture-address.ts';
import { fetchFile } from '../fetch-file.ts';
import { isFull } from '../indexed-db.ts';
import { forgetOtherArticles } from '../cached-pages.ts';
import type { LibraryDevice, LibrarySync, OfflineLibrary, PictureSync } from '../offline-library.ts';
import type { Outbox } from '../outbox.ts';
import type { Backend } from '../remote/rest.ts';
import type { ArticleSource, LiveLibrary, StoredLibrary } from '../repository.ts';
import { deviceLibrary } from './device-library.ts';
import { deviceSearch } from './search/device-search.ts';
import { openLibraryDatabase, type LibraryDatabase } from './library-database.ts';
import type { PackSite } from './pack/open-packs.ts';
import type { PageAssets } from './pack/reading-page-style.ts';
import { isDrawing, type ShippedDrawing } from '#domain/shipped-drawing.ts';
import type { DrawingStore } from './pictures/drawing-store.ts';
import { createPictureSyncController } from './pictures/picture-sync-controller.ts';
import { openPictureDatabase } from './pictures/picture-database.ts';
import type { FetchPicture } from './pictures/sync-pictures-once.ts';
import { createSyncController } from './sync/sync-controller.ts';
import type { LibrarySource } from './sync/library-source.ts';
import { withUnpublishedRemoved } from './remove-unpublished.ts';

/** What a device reads that keeps no library, and the messages that wait on it. */
export interface RemoteLibrary {
  readonly backend: Backend;
  readonly stored: StoredLibrary;
  readonly live: LiveLibrary;
  readonly outbox?: () => Promise<Outbox>;
}

interface Options {
  readonly remote: RemoteLibrary;
  readonly source: LibrarySource;
  readonly device: LibraryDevice;
  /** Whose packs are taken. */
  readonly site: PackSite;
  readonly drawings: ShippedDrawings;
  /** Loads what reads the assets of the page in packs. */
  readonly pageAssets: () => Promise<{ readPageAssets(): Promise<PageAssets> }>;
}

/** The portal's own drawings: what ships, where they are on this device, and whether they have to be fetched for it. */
interface ShippedDrawings {
  readonly shipped: readonly ShippedDrawing[];
  readonly store: DrawingStore;
  readonly areFetched: boolean;
}

/** The articles on this device, and what keeps them up to date. */
export interface LocalLibrary {
  readonly articles: ArticleSource;
  readonly library: OfflineLibrary;
}

/** The library on a device that may keep all of it. Where it keeps none, its articles are the remote ones. */
export function openLocalLibrary({
  remote: { backend, stored, live, outbox },
  source,
  device,
  site,
  drawings,
  pageAssets,
}: Options): LocalLibrary {
  const address = new URL(backend.url).href;
  const open = reopening((onClosed) => openLibraryDatabase(address, onClosed));
  const search = deviceSearch(address);
  const name = `tunas-library ${address}`;
  const picturesName = `tunas-pictures ${address}`;
  const texts = createSyncController({
    ...{ source, open, device, name },
    async index() {
      await forgetWithdrawnPages(texts, open);
      let isRoom = true;
      try {
        await device.inOneWindow(`tunas-search ${address}`, () => search.rebuild());
      } catch (error) {
        isRoom = !isFull(error);
        throw error;
      } finally {
        // After all texts, which come first where time or space is short.
        if (isRoom && texts.read().problem === null) await pictures.sync();
        else await pictures.look();
      }
    },
  });
  const openPictures = reopening((onClosed) => openPictureDatabase(address, onClosed));
  const pictures = createPictureSyncController({
    ...{ openLibrary: open, open: openPictures, device, name: picturesName },
    mayRun: () => texts.read().choice === 'on',
    ...{ drawings: drawings.store, shipped: drawings.shipped, areFetched: drawings.areFetched },
    fetchPicture: (path, signal) => fetchPicture(backend.url, path, signal),
  });
  followChoice(texts, pictures);
  const library: OfflineLibrary = {
    ...texts,
    pictures,
    async languages() {
      const cards = await (await open()).cards();
      return new Map(cards.map(({ id, cards: own }) => [id, LANGUAGES.filter((language) => own[language])]));
    },
    async openPacks() {
      // Both now: who saves a pack may have lost the network since.
      const [{ openPacks }, { readPageAssets }] = await Promise.all([import('./pack/open-packs.ts'), pageAssets()]);
      const exclusively = (work: () => Promise<void>) => device.inOneWindow(name, work);
      // Importing articles means that the user wants to keep them; the next sync completes their parts.
      let wasOff = false;
      // The choice is stored before them: if the window is killed in between, there are no articles that can't be seen or removed.
      const onTaking = () => {
        wasOff = texts.read().choice === 'off';
        if (wasOff) device.writeChoice('on');
      };
      const onTaken = (count: number) => {
        if (count > 0) void (wasOff ? texts.choose('on') : texts.sync());
        else if (wasOff) device.writeChoice('off');
      };
      const packPictures = {
        open: openPictures,
        ...{ drawings: drawings.store, shipped: drawings.shipped },
        fetchPicture: (path: string, signal: AbortSignal) => fetchPicture(backend.url, path, signal),
        wanted: () => device.readPictureChoice() !== 'none',
        async exclusively(work: () => Promise<void>) {
          await pictures.end();
          const isOurs = await device.inOneWindow(picturesName, work);
          device.notifyChange(picturesName);
          void pictures.look();
          return isOurs;
        },
      };
      return openPacks({
        backend: backend.url,
        site,
        open,
        source,
        exclusively,
        outbox,
        pictures: packPictures,
        pageAssets: readPageAssets,
        onTaking,
        onTaken,
      });
    },
  };
  const articles: ArticleSource = {
    stored: deviceLibrary({ bundled: stored, open, backend: backend.url, search }),
    live: withUnpublishedRemoved(live, {
      open,
      onNews: () => void library.syncForNews(),
      onForgotten() {
        device.notifyChange(name);
        void library.look();
      },
    }),
    subscribe: (listener) => subscribeUpdates(library, listener),
    // Most pictures come by themselves.
    async showPicture(image) {
      const { showDevicePicture } = await import('./pictures/show-device-picture.ts');
      return showDevicePicture(openPictures)(image);
    },
  };
  fetchSignedAfterSyncs(library, backend.url, site);
  return { articles, library };
}

/** A drawing from the portal's own site, or a file of the bucket. What was kept once is never fetched again: it has to be a picture. */
const fetchPicture = async (backend: string, path: string, signal: AbortSignal): ReturnType<FetchPicture> => {
  // A changed drawing keeps its address.
  if (isDrawing(path)) return fetchFile(path, signal, 'no-cache');
  const picture = await fetchFile(bucketSource(backend, path), signal);
  const { soundOnly } = await import('./pictures/sound-picture.ts');
  return soundOnly(path, picture);
};

/** The pages that the service worker keeps of what a sync has removed go with it: without a network they would be read on. */
async function forgetWithdrawnPages(library: LibrarySync, open: () => Promise<LibraryDatabase>): Promise<void> {
  const { kept, problem } = library.read();
  if (!kept?.complete || problem !== null) return;
  try {
    await forgetOtherArticles(new Set(await (await open()).ids()));
  } catch (error) {
    console.warn('Withdrawn articles may still be kept as pages on this device:', error);
  }
}

/** Calls the listener after a sync, in any window, that changed the articles. */
function subscribeUpdates(library: LibrarySync, listener: () => void): () => void {
  let known = library.read().kept?.updatedAt;
  return library.subscribe(() => {
    const { kept, syncing } = library.read();
    if (syncing || kept === null || kept.updatedAt === known) return;
    const isNews = known !== undefined;
    known = kept.updatedAt;
    if (isNews) listener();
  });
}

/** What the site signed comes with the articles, to be passed on with them. Without a key nothing could be held against it. */
function fetchSignedAfterSyncs(library: LibrarySync, backend: string, site: PackSite): void {
  if (site.keys.valid.length === 0) return;
  let wasSyncing = false;
  let fetchedFor: number | null = null;
  library.subscribe(() => {
    const { syncing, kept, problem } = library.read();
    const isDone = wasSyncing && !syncing && problem === null;
    wasSyncing = syncing;
    if (!isDone || !kept?.complete || kept.updatedAt === fetchedFor) return;
    const { updatedAt } = kept;
    import('./pack/open-packs.ts')
      .then(({ fetchSigned }) => fetchSigned(backend, site))
      .then((isFetched) => {
        if (isFetched) fetchedFor = updatedAt;
      })
      .catch((error: unknown) => console.warn('What the site signed could not be fetched:', error));
  });
}

/** A database may hang for ever behind another window that upgrades it. */
const PATIENCE_MS = 5000;

/** One database for all calls; it is opened anew once it was closed, or couldn't be opened. */
function reopening<Database>(open: (onClosed: () => void) => Promise<Database>): () => Promise<Database> {
  let opening: Promise<Database> | null = null;
  const forget = () => {
    opening = null;
  };
  return () =>
    (opening ??= withTimeLimit(PATIENCE_MS, open(forget), () => {
      throw new Error('The database of this device does not answer.');
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));
}

/** Pictures go with the texts, and wait with them. */
function followChoice(library: LibrarySync, pictures: PictureSync): void {
  let before = library.read().choice;
  library.subscribe(() => {
    const { choice } = library.read();
    if (choice === before) return;
    before = choice;
    if (choice === 'off') void pictures.clear();
    if (choice === 'paused') void pictures.end();
  });
}
