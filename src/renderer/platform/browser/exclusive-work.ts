import { serialQueue } from '#domain/serial-queue.ts';
import type { SessionStorage } from '../port.ts';

/** Longer than a window needs for one request to the auth service, ms: a window that holds the lock longer is suspended. */
const PATIENCE_MS = 6000;

/** See SessionStorage.exclusively. Web Locks are missing in Safari before 15.4 and on plain http addresses. */
export function exclusiveWork(): SessionStorage['exclusively'] {
  const inThisWindow = serialQueue();
  return (key, work) => inThisWindow(() => amongWindows(key, work));
}

async function amongWindows<T>(key: string, work: () => Promise<T>): Promise<T> {
  // The types know only browsers that have it.
  const locks = window.navigator.locks as LockManager | undefined;
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
