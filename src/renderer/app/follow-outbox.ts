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
  if (!platform.waiting.read() && repository.outbox) whenIdle(() => void sendUnmarked(repository));
  return platform.subscribeOnline(send);
}

const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(work);

/** Sends what waits where the mark for it was lost: the storage refused it, or was emptied. */
async function sendUnmarked(repository: Repository): Promise<void> {
  try {
    const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
    if (databases.some(({ name }) => name?.startsWith('tunas-outbox '))) sendWaiting(repository);
  } catch (error) {
    console.warn('The databases of this device could not be listed:', error);
  }
}

/** Sends what waits on this device, for the backend may be reached by now. */
export function sendWaiting({ outbox }: Pick<Repository, 'outbox'>): void {
  outbox?.()
    .then((opened) => opened.sendWaiting(true))
    .catch((error: unknown) => console.warn('What waits to be sent could not be looked at:', error));
}
