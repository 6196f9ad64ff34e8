import type { LibraryDevice, PictureStatus, PictureSync } from '../../library-sync.ts';
import type { LibraryDatabase } from '../library-database.ts';
import { picturesNamedBy } from './named-pictures.ts';
import type { PictureDatabase } from './picture-database.ts';
import { syncPictures, type FetchPicture } from './sync-pictures.ts';

interface Options {
  readonly openLibrary: () => Promise<LibraryDatabase>;
  readonly open: () => Promise<PictureDatabase>;
  readonly fetchPicture: FetchPicture;
  readonly device: Pick<
    LibraryDevice,
    'readPictureChoice' | 'writePictureChoice' | 'subscribePictureChoice' | 'inOneWindow'
  >;
  /** Whether the library is kept, and not paused. */
  readonly mayRun: () => boolean;
  /** The same in all windows that share these pictures. */
  readonly name: string;
}

/** Keeps the pictures of one backend's library on this device as they were chosen, and says how far it is. */
export function createPictureSync(options: Options): PictureSync {
  const { openLibrary, open, fetchPicture, device, name } = options;
  let status: PictureStatus = { choice: device.readPictureChoice(), count: null, progress: null, problem: null };
  let stop = new AbortController();
  let underWay: Promise<void> | null = null;
  /** The texts and the choice that the pictures here are those of; they needn't be looked through again. */
  let finished = '';
  const listeners = new Set<() => void>();
  const set = (change: Partial<PictureStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  const run = async ({ signal }: AbortController) => {
    set({ problem: null, choice: device.readPictureChoice() });
    try {
      const [library, pictures] = await Promise.all([openLibrary(), open()]);
      const { updatedAt } = await library.syncState();
      const wanted = `${updatedAt} ${status.choice}`;
      if (wanted === finished) return;
      const addresses = picturesNamedBy(await library.site(), await library.cards());
      const onProgress = (done: number, total: number) => set({ progress: { done, total } });
      const result = await syncPictures({
        ...{ addresses, choice: status.choice, pictures, fetchPicture, signal, onProgress },
      });
      if (result.ok) finished = wanted;
      set({ count: (await pictures.paths()).size, problem: result.ok || signal.aborted ? null : result });
    } catch (error) {
      console.warn('The pictures on this device could not be brought up to date:', error);
      set({ problem: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'storage' });
    } finally {
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

  return {
    read: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sync,
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
        set({ count: 0, problem: null });
      } catch (error) {
        console.warn('The pictures on this device could not be removed:', error);
        set({ problem: 'storage' });
      }
    },
  };
}
