import { withTimeLimit } from '#domain/time-limit.ts';
import type { Saved, SavedState } from './saved.ts';
import { openSavedDatabase, type SavedDatabase } from './saved-database.ts';

const NAME = 'tunas-saved';

/** A database may hang for ever behind another window that upgrades it, ms. */
const PATIENCE_MS = 5000;

/** Notifies other windows of changes. */
export interface ChangeChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: () => void): void;
}

let opened: Saved | null = null;

/** What is kept on this device; one for each window. */
export function openSaved(): Saved {
  return (opened ??= createSaved((onClosed) => openSavedDatabase(NAME, onClosed), new BroadcastChannel(NAME)));
}

/** What is kept in a database, and followed as other windows change it. */
export function createSaved(
  open: (onClosed: () => void) => Promise<SavedDatabase>,
  channel: ChangeChannel,
  tell: (...words: unknown[]) => void = console.warn,
): Saved {
  let state: SavedState | null = null;
  let opening: Promise<SavedDatabase> | null = null;
  const listeners = new Set<() => void>();
  const set = (after: SavedState) => {
    state = after;
    for (const listener of listeners) listener();
  };
  const reopen = () => {
    opening = null;
  };
  const database = () =>
    withTimeLimit(
      PATIENCE_MS,
      (opening ??= open(reopen).catch((error: unknown) => {
        // The next call tries again.
        reopen();
        throw error;
      })),
      () => {
        throw new Error('The database of this device does not answer.');
      },
    );
  const saved: Saved = {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look: async () => set(await (await database()).read()),
    async change(decide) {
      const after = await (await database()).change(decide);
      channel.postMessage('changed');
      set(after);
      return after;
    },
  };
  channel.addEventListener('message', () => {
    // If this window hasn't read it yet, it reads it on demand.
    if (state !== null)
      saved.look().catch((error: unknown) => tell('What another window keeps could not be read:', error));
  });
  return saved;
}
