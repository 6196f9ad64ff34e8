import { withTimeLimit } from '#domain/time-limit.ts';
import type { Outbox } from '../../outbox.ts';
import type { Backend } from '../../remote/rest.ts';
import { sendMessage } from '../../remote/send-message.ts';
import { createOutbox, type OutboxOptions } from './create-outbox.ts';
import { openOutboxDatabase, type OutboxDatabase } from './outbox-database.ts';

/** What the outbox needs of this window. */
export interface OutboxDevice extends Pick<OutboxOptions, 'newId' | 'waiting'> {
  inOneWindow(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Calls the listener when the user returns to the page, or the network to the device. */
  subscribeReturn(listener: () => void): () => void;
}

/** A database may hang for ever behind another window that upgrades it, ms: a message is sent all the same. */
const PATIENCE_MS = 1500;

/** The messages that wait on this device for a backend, and their way there. One for each window, as long as it is open. */
export function openOutbox(backend: Backend, device: OutboxDevice): Outbox {
  const address = new URL(backend.url).href;
  let opening: Promise<OutboxDatabase> | null = null;
  const reopen = () => {
    opening = null;
  };
  const open = () =>
    withTimeLimit(
      PATIENCE_MS,
      (opening ??= openOutboxDatabase(address, reopen).catch((error: unknown) => {
        // The next call tries again.
        reopen();
        throw error;
      })),
      () => {
        throw new Error('The database of this device does not answer.');
      },
    );
  const outbox = createOutbox({
    open,
    deliver: (message) => sendMessage(backend, message),
    exclusively: (work) => device.inOneWindow(`tunas-outbox ${address}`, work),
    newId: device.newId,
    waiting: device.waiting,
  });
  device.subscribeReturn(() => void outbox.sendWaiting(true));
  // Puts the mark right where it was lost, and plans the next try.
  void outbox.look();
  return outbox;
}
