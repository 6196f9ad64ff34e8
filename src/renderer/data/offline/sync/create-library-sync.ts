import type { LibraryStatus, LibrarySync } from '../../library-sync.ts';
import type { LibraryDatabase } from '../library-database.ts';
import type { LibrarySource } from './library-source.ts';
import { syncLibrary } from './sync-library.ts';

interface Options {
  readonly source: LibrarySource;
  readonly open: () => Promise<LibraryDatabase>;
  /** Runs the work in one window at a time; false where another one is at it. */
  readonly exclusively: (work: () => Promise<void>) => Promise<boolean>;
  /** Brings the search index up to date with the library. */
  readonly index?: () => Promise<void>;
  readonly now?: () => number;
}

/** Keeps the library of one backend up to date, and says how far it is. */
export function createLibrarySync({ source, open, exclusively, index, now = Date.now }: Options): LibrarySync {
  let status: LibraryStatus = { kept: null, count: 0, progress: null, syncing: false, problem: null };
  let underWay: Promise<boolean> | null = null;
  /** Something was published that the sync under way may have missed. */
  let isOutdated = false;
  const listeners = new Set<() => void>();
  const set = (change: Partial<LibraryStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  const readKept = async (database: LibraryDatabase) =>
    set({ kept: await database.syncState(), count: await database.count() });

  /** Whether the source was asked. */
  const run = async (isOurs: boolean): Promise<boolean> => {
    let asked = false;
    try {
      const database = await open();
      await readKept(database);
      if (!isOurs) {
        set({ problem: null });
        return false;
      }
      set({ syncing: true, problem: null });
      asked = true;
      const result = await syncLibrary({ source, database, now, onProgress: (progress) => set({ progress }) });
      await readKept(database);
      set({ problem: result.ok ? null : result });
    } catch (error) {
      console.warn('The library on this device could not be brought up to date:', error);
      set({ problem: isFull(error) ? 'full' : 'storage' });
    } finally {
      set({ syncing: false, progress: null });
    }
    return asked;
  };

  const runInOneWindow = async (): Promise<boolean> => {
    let asked = false;
    try {
      const isOurs = await exclusively(async () => {
        asked = await run(true);
        // Nobody waits for it. A sync that failed may have brought something, too, and what was cut off before goes on.
        index?.().catch((error: unknown) => {
          console.warn('The search index of this device could not be brought up to date:', error);
        });
      });
      // What another window has written so far is shown.
      return isOurs ? asked : await run(false);
    } catch (error) {
      console.warn('The windows of this device could not be told apart:', error);
      set({ problem: 'storage' });
      return asked;
    }
  };

  const sync = (): Promise<boolean> =>
    (underWay ??= runInOneWindow().finally(() => {
      underWay = null;
      if (!isOutdated) return;
      isOutdated = false;
      void sync();
    }));

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
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
