import type { SupportedStorage } from '@supabase/supabase-js';
import type { SessionStorage } from '../../platform/port.ts';
import { readStoredSession, sameSession, type StoredSession } from '../stored-session.ts';
import { staleSessions } from './stale-sessions.ts';

/** The session on this device: one place, which auth-js, our own calls and the other windows share. */
export interface LocalSession {
  /** What auth-js reads and writes. */
  readonly adapter: SupportedStorage;
  read(): Promise<StoredSession | null>;
  /** As stored, for auth-js; null where there is none. */
  text(): Promise<string | null>;
  /** Stores a session, unless it has ended here meanwhile (stale-sessions.ts). */
  write(text: string): Promise<void>;
  remove(): Promise<void>;
  /** Settles when the session was written or removed, or after this long. */
  settled(withinMs: number): Promise<void>;
  subscribe(listener: () => void): () => void;
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** The session kept in this storage, under this key. */
export function localSession(storage: SessionStorage, key: string): LocalSession {
  let waiting: (() => void)[] = [];
  const touched = (name: string) => {
    if (name !== key) return;
    for (const go of waiting) go();
    waiting = [];
  };
  const late = staleSessions();
  const look = async (name: string) => {
    const stored = await storage.read(name);
    if (name === key && stored !== null) late.saw(stored);
    return stored;
  };
  const keep = async (text: string) => {
    const stored = await storage.read(key);
    const due = late.settle(text, stored);
    if (due === null) return;
    late.saw(due);
    const kept = await storage.write(key, due);
    if (kept || stored === null || sameSession(stored, due)) return;
    // If the device refuses to replace the old session, that would sign in another account at the next visit, so it is removed.
    // Removing it may also free the space for the new one.
    await storage.remove(key);
    await storage.write(key, due);
  };
  const write = async (name: string, value: string) => {
    if (name !== key) return void (await storage.write(name, value));
    await keep(value);
    touched(name);
  };
  const remove = async (name: string) => {
    await storage.remove(name);
    touched(name);
  };
  const text = async () => {
    const stored = await look(key);
    return stored !== null && readStoredSession(stored) ? stored : null;
  };
  return {
    adapter: { getItem: look, setItem: write, removeItem: remove },
    async read() {
      const stored = await look(key);
      return stored === null ? null : readStoredSession(stored);
    },
    text,
    write: (session) => write(key, session),
    remove: () => remove(key),
    settled: (withinMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
    subscribe: (listener) => storage.subscribe(key, listener),
    exclusively: (work) => storage.exclusively(key, work),
  };
}
