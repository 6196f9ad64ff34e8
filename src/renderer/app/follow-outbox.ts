import type { Repository } from '../data/repository.ts';
import type { Platform } from '../platform/port.ts';

/**
 * Sends what waits on this device, now and when the network is back. The code for it is fetched only where something waits, and then
 * sees by itself when it is time to try again.
 */
export function followOutbox(platform: Platform, repository: Repository): () => void {
  const send = () => {
    if (platform.waiting.read()) sendWaiting(repository);
  };
  send();
  if (!platform.waiting.read()) (globalThis.requestIdleCallback ?? setTimeout)(() => sendUnmarked(repository));
  return platform.subscribeOnline(send);
}

/** Sends what waits where the mark for it was lost: the storage refused it, or was emptied. */
function sendUnmarked(repository: Repository): void {
  globalThis.indexedDB
    ?.databases?.()
    .then((found) => found.some(({ name }) => name?.startsWith('tunas-outbox ')) && sendWaiting(repository))
    .catch(warn);
}

const warn = (error: unknown) => console.warn('What waits to be sent could not be looked at:', error);

/** Sends what waits on this device, for the backend may be reached by now. */
export function sendWaiting({ outbox }: Pick<Repository, 'outbox'>): void {
  outbox?.()
    .then((opened) => opened.sendWaiting(true))
    .catch(warn);
}
