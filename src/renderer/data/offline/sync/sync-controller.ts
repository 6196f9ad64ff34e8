import type { LibraryChoice } from '#domain/library.ts';
import type { LibraryDevice, LibraryStatus, LibrarySync } from '../../offline-library.ts';
import { isFull } from '../../indexed-db.ts';
import { LibraryCleared, type LibraryDatabase } from '../library-database.ts';
import { librarySize, type LibrarySource } from './library-source.ts';
import { syncOnce } from './sync-once.ts';

interface Options {
  readonly source: LibrarySource;
  readonly open: () => Promise<LibraryDatabase>;
  readonly device: LibraryDevice;
  /** The same in all windows that share this library. */
  readonly name: string;
  /** Brings the search index up to date with the library. */
  readonly index?: () => Promise<void>;
  readonly now?: () => number;
}

/** Keeps the library of one backend up to date while that is chosen, and reports the progress. */
export function createSyncController({ source, open, device, name, index, now = Date.now }: Options): LibrarySync {
  let status: LibraryStatus = {
    ...{ choice: device.readChoice(), kept: null, count: 0 },
    ...{ progress: null, syncing: false, problem: null },
  };
  let underWay: Promise<boolean> | null = null;
  /** Something was published that the sync under way may have missed. */
  let isOutdated = false;
  /** The last sync was begun anew, because what was here had been removed. */
  let isAnew = false;
  let stop = new AbortController();
  const listeners = new Set<() => void>();
  const set = (change: Partial<LibraryStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  const readKept = async (database: LibraryDatabase) =>
    set({ kept: await database.syncState(), count: await database.count() });

  const tell = (error: unknown) => {
    console.warn('The library on this device could not be brought up to date:', error);
    set({ problem: isFull(error) ? 'full' : 'storage' });
  };

  const look = async () => {
    if (status.choice === 'off' || underWay) return;
    try {
      await readKept(await open());
    } catch (error) {
      tell(error);
    }
  };
  device.subscribeChange(name, () => void look());

  /** Returns whether a request was made. */
  const run = async (isOurs: boolean): Promise<boolean> => {
    let asked = false;
    try {
      const database = await open();
      await readKept(database);
      if (!isOurs || stop.signal.aborted) {
        set({ problem: null });
        return false;
      }
      set({ syncing: true, problem: null });
      asked = true;
      const onProgress: Parameters<typeof syncOnce>[0]['onProgress'] = (progress) => set({ progress });
      const result = await syncOnce({ source, database, now, onProgress, signal: stop.signal });
      isAnew = false;
      await readKept(database);
      if (!stop.signal.aborted) set({ problem: result.ok ? null : result });
    } catch (error) {
      tell(error);
      // What was removed isn't shown any longer, and comes back at once, not with the next hour's sync.
      if (error instanceof LibraryCleared) {
        isOutdated = !isAnew;
        isAnew = true;
        await open().then(readKept).catch(tell);
      }
    } finally {
      if (asked) device.notifyChange(name);
      set({ syncing: false, progress: null });
    }
    return asked;
  };

  let isWaiting = false;
  /** The window that is at it may be closed before it is done: then this one does the rest. */
  const goOn = async () => {
    if (isWaiting) return;
    isWaiting = true;
    const since = now();
    try {
      await device.whenFree(name);
      await underWay;
      await look();
    } catch (error) {
      tell(error);
    } finally {
      isWaiting = false;
    }
    if ((status.kept?.checkedAt ?? 0) < since) await sync();
  };

  const updateIndex = () => {
    index?.().catch((error: unknown) => {
      console.warn('The search index of this device could not be brought up to date:', error);
      if (isFull(error)) set({ problem: 'full' });
    });
  };

  const runInOneWindow = async (): Promise<boolean> => {
    // What this or another window has written so far is shown.
    if (status.choice === 'paused') {
      const asked = await run(false);
      // A pack may have brought something.
      updateIndex();
      return asked;
    }
    let asked = false;
    try {
      const isOurs = await device.inOneWindow(name, async () => {
        asked = await run(true);
        // In the background. A failed sync may have stored something too, and an interrupted update continues.
        updateIndex();
      });
      if (!isOurs) void goOn();
      return isOurs ? asked : await run(false);
    } catch (error) {
      console.warn('The windows of this device could not be told apart:', error);
      set({ problem: 'storage' });
      return asked;
    }
  };

  const sync = (): Promise<boolean> => {
    if (status.choice === 'off') return Promise.resolve(false);
    if (!underWay) stop = new AbortController();
    return (underWay ??= runInOneWindow().finally(() => {
      underWay = null;
      if (!isOutdated) return;
      isOutdated = false;
      void sync();
    }));
  };

  const remove = async () => {
    try {
      await (await open()).clear();
      set({ kept: null, count: 0, problem: null });
    } catch (error) {
      tell(error);
    }
  };

  const follow = async (choice: LibraryChoice) => {
    set({ choice, problem: null });
    if (choice !== 'on') stop.abort();
    // What is on its way is written first: nothing comes after what was removed.
    await underWay;
    if (status.choice !== choice) return;
    if (choice === 'off') await remove();
    else await sync();
  };
  device.subscribeChoice(() => void follow(device.readChoice()));

  return {
    read: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sync,
    async syncForNews() {
      isOutdated = underWay !== null;
      await sync();
    },
    async choose(choice) {
      device.writeChoice(choice);
      // A question to the person: the sync doesn't wait for the answer.
      if (choice === 'on') void device.persist();
      await follow(choice);
    },
    measure: () => librarySize(source, status.kept?.siteDigest),
    look,
    room: () => device.room(),
  };
}
