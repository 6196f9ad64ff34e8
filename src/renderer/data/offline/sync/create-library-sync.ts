import type { LibraryStatus, LibrarySync } from '../../library-sync.ts';
import { NEVER_SYNCED, type LibraryDatabase } from '../library-database.ts';
import type { LibrarySource } from './library-source.ts';
import { syncLibrary } from './sync-library.ts';

interface Options {
  readonly source: LibrarySource;
  readonly open: () => Promise<LibraryDatabase>;
  /** Runs the work in one window at a time; false where another one is at it. */
  readonly exclusively: (work: () => Promise<void>) => Promise<boolean>;
  readonly now?: () => number;
}

/** Keeps the library of one backend up to date, and says how far it is. */
export function createLibrarySync({ source, open, exclusively, now = Date.now }: Options): LibrarySync {
  let status: LibraryStatus = { kept: null, progress: null, syncing: false, problem: null };
  let underWay: Promise<boolean> | null = null;
  let stopping = new AbortController();
  const listeners = new Set<() => void>();
  const set = (change: Partial<LibraryStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  const run = async (database: LibraryDatabase) => {
    stopping = new AbortController();
    const { signal } = stopping;
    set({ syncing: true, problem: null, kept: await database.syncState() });
    const result = await syncLibrary({ source, database, signal, now, onProgress: (progress) => set({ progress }) });
    const problem = result.ok || signal.aborted ? null : result;
    set({ kept: await database.syncState(), problem });
  };
  const guarded = async (work: (database: LibraryDatabase) => Promise<void>) => {
    try {
      await work(await open());
    } catch (error) {
      console.warn('The library on this device could not be written:', error);
      set({ problem: isFull(error) ? 'full' : 'storage' });
    } finally {
      set({ syncing: false, progress: null });
    }
  };

  return {
    read: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sync: () =>
      (underWay ??= exclusively(() => guarded(run))
        .then(async (done) => {
          // Another window is at it: what it has written so far is shown.
          if (!done) await guarded(async (database) => set({ kept: await database.syncState() }));
          return done;
        })
        .finally(() => {
          underWay = null;
        })),
    stop: () => stopping.abort(),
    async remove() {
      stopping.abort();
      await underWay;
      await guarded((database) => database.clear());
      set({ kept: NEVER_SYNCED });
    },
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
