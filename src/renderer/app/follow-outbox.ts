import type { Repository } from '../data/repository.ts';
import type { Platform } from '../platform/port.ts';

/**
 * Sends the messages that wait on this device, now and when the network is back. The outbox's code is loaded only if a message
 * waits, and retries by itself from then on.
 */
export function followOutbox(platform: Platform, repository: Repository): () => void {
  const send = () => {
    if (platform.waiting.read()) sendWaiting(repository);
  };
  send();
  if (!platform.waiting.read()) (globalThis.requestIdleCallback ?? setTimeout)(() => sendUnmarked(repository));
  return platform.subscribeOnline(send);
}

/** Sends waiting messages whose mark in local storage is missing because the storage refused it or was cleared. */
function sendUnmarked(repository: Repository): void {
  globalThis.indexedDB
    ?.databases?.()
    .then((found) => found.some(({ name }) => name?.startsWith('tunas-outbox ')) && sendWaiting(repository))
    .catch(warn);
}

const warn = (error: unknown) => console.warn('What waits to be sent could not be looked at:', error);

/** Sends waiting messages when the backend may be reachable again. */
export function sendWaiting({ outbox }: Pick<Repository, 'outbox'>): void {
  outbox?.()
    .then((opened) => opened.sendWaiting(true))
    .catch(warn);
}
