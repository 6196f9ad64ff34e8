import { isFull } from '../../indexed-db.ts';
import { sizeOfDrawings, type ShippedDrawing } from '#domain/shipped-drawing.ts';
import type { LibraryDevice, PictureStatus, PictureSync } from '../../offline-library.ts';
import type { LibraryDatabase } from '../library-database.ts';
import { countPictures, type Gone } from './count-pictures.ts';
import type { DrawingStore } from './drawing-store.ts';
import { picturesOfArticles, picturesOfSite } from './named-pictures.ts';
import type { PictureDatabase } from './picture-database.ts';
import { syncPicturesOnce, type FetchPicture } from './sync-pictures-once.ts';

interface Options {
  readonly openLibrary: () => Promise<LibraryDatabase>;
  readonly open: () => Promise<PictureDatabase>;
  readonly drawings: DrawingStore;
  /** The drawings that ship with this build, and whether they have to be fetched. */
  readonly shipped: readonly ShippedDrawing[];
  readonly areFetched: boolean;
  readonly fetchPicture: FetchPicture;
  readonly device: Pick<
    LibraryDevice,
    | 'readPictureChoice'
    | 'writePictureChoice'
    | 'subscribePictureChoice'
    | 'inOneWindow'
    | 'opensOffline'
    | 'notifyChange'
    | 'subscribeChange'
  >;
  /** Whether the library is kept, and not paused. */
  readonly mayRun: () => boolean;
  /** The same in all windows that share these pictures. */
  readonly name: string;
}

/** Stores the pictures of one backend's library on this device as chosen, and reports the progress. */
export function createPictureSyncController(options: Options): PictureSync {
  const { openLibrary, open, drawings, shipped, fetchPicture, device, name } = options;
  let status: PictureStatus = {
    ...{ choice: device.readPictureChoice(), kept: null, opens: null, progress: null, problem: null },
  };
  let gone: Gone = new Set();
  let stop = new AbortController();
  let underWay: Promise<void> | null = null;
  /** The texts and the choice that the pictures here are those of; they needn't be looked through again. */
  let finished = '';
  const listeners = new Set<() => void>();
  const set = (change: Partial<PictureStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  const named = async () => {
    const library = await openLibrary();
    const { updatedAt } = await library.syncState();
    const ofArticles = picturesOfArticles(await library.cards());
    return { ofArticles, ofSite: picturesOfSite(await library.site()), updatedAt };
  };
  const count = async () => {
    const { ofArticles, ofSite, updatedAt } = await named();
    const ofPages = [...ofSite, ...shipped.map(({ address }) => address)];
    const here = { drawings: await drawings.sizes(), files: await (await open()).sizes() };
    return { ...countPictures({ ofArticles, ofPages, choice: status.choice, gone, ...here }), updatedAt };
  };

  const look = async () => {
    if (underWay) return;
    try {
      set({ kept: await count() });
    } catch (error) {
      console.warn('The pictures on this device could not be counted:', error);
    }
  };
  device.subscribeChange(name, () => void look());

  const run = async ({ signal }: AbortController) => {
    set({ problem: null, choice: device.readPictureChoice() });
    try {
      const kept = await count();
      set({ kept });
      const { ofArticles, ofSite, updatedAt } = await named();
      const wanted = `${updatedAt} ${status.choice}`;
      if (wanted === finished && kept.missing === 0) return;
      const pictures = await open();
      const addresses = [...new Set([...ofSite, ...ofArticles])];
      const onProgress = (done: number, total: number) => set({ progress: { done, total } });
      const result = await syncPicturesOnce({
        ...{ addresses, choice: status.choice, pictures, drawings, fetchPicture, signal, onProgress },
        shipped: options.areFetched ? shipped : [],
      });
      if (result.ok) {
        finished = wanted;
        gone = result.value;
      }
      set({ kept: await count(), problem: result.ok || signal.aborted ? null : result });
    } catch (error) {
      console.warn('The pictures on this device could not be brought up to date:', error);
      set({ problem: isFull(error) ? 'full' : 'storage' });
    } finally {
      device.notifyChange(name);
      set({ progress: null });
    }
  };

  const sync = async () => {
    if (!options.mayRun()) return;
    stop = underWay ? stop : new AbortController();
    underWay ??= device
      .inOneWindow(name, () => run(stop))
      .then(() => undefined)
      .finally(() => {
        underWay = null;
      });
    await underWay;
  };
  const end = async () => {
    stop.abort();
    await underWay;
  };

  const follow = async () => {
    set({ choice: device.readPictureChoice() });
    await end();
    await sync();
  };
  device.subscribePictureChoice(() => void follow());

  void device.opensOffline().then((opens) => set({ opens }));

  return {
    shipped: { ...sizeOfDrawings(shipped), areFetched: options.areFetched },
    read: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sync,
    look,
    end,
    async choose(choice) {
      device.writePictureChoice(choice);
      await follow();
    },
    async clear() {
      await end();
      finished = '';
      try {
        await (await open()).clear();
        await drawings.clear();
        set({ kept: await count(), problem: null });
      } catch (error) {
        console.warn('The pictures on this device could not be removed:', error);
        set({ problem: 'storage' });
      }
    },
  };
}
