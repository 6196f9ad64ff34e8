import { serialQueue } from '#domain/serial-queue.ts';
import type { SessionStorage } from '../port.ts';

/** Missing in Safari before 15.4 and on plain http addresses; the types know only browsers that have it. */
export function webLocks(): LockManager | undefined {
  return window.navigator.locks as LockManager | undefined;
}

/**
 * Runs work while no other window of the portal does work of this name; false, at once, where one is at it. Browsers without
 * Web Locks do it in every window.
 */
export async function inOneWindow(name: string, work: () => Promise<void>): Promise<boolean> {
  const locks = webLocks();
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Settles once no window of the portal does work of this name: it is over, or its window is gone. */
export async function whenFree(name: string): Promise<void> {
  await webLocks()?.request(name, () => undefined);
}

/** Longer than a window needs for one request to the auth service, ms: a window that holds the lock longer is suspended. */
const PATIENCE_MS = 6000;

/** See SessionStorage.exclusively. Without Web Locks only this window's own work waits for its turn. */
export function exclusiveWork(): SessionStorage['exclusively'] {
  const inThisWindow = serialQueue();
  return (key, work) => inThisWindow(() => amongWindows(key, work));
}

async function amongWindows<T>(key: string, work: () => Promise<T>): Promise<T> {
  const locks = webLocks();
  if (!locks) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  let begun = false;
  const begin = () => {
    begun = true;
    clearTimeout(timer);
    return work();
  };
  try {
    return (await locks.request(key, { signal: patience.signal }, begin)) as T;
  } catch (error) {
    if (begun) throw error;
    console.warn('This window went on without its turn:', error);
    return work();
  } finally {
    clearTimeout(timer);
  }
}
