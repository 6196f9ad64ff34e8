import type { SessionStorage } from '#renderer/platform/port.ts';

/** One browser's storage, which several tabs share. */
export interface SharedStorage {
  readonly values: Map<string, string>;
  /** The storage of one tab: it gets events for the others' changes, never for its own. */
  tab(): SessionStorage;
}

/** Storage in memory with the rules of a browser's. `locks: false` is a browser without Web Locks. */
export function sharedStorage({ locks = true } = {}): SharedStorage {
  const values = new Map<string, string>();
  const heard = new Map<SessionStorage, Set<{ key: string; listener: () => void }>>();
  const queues = new Map<string, Promise<unknown>>();

  const tell = (from: SessionStorage, key: string): void => {
    for (const [tab, entries] of heard) {
      if (tab === from) continue;
      for (const entry of entries) if (entry.key === key) setTimeout(entry.listener, 0);
    }
  };
  return {
    values,
    tab() {
      const own = new Set<{ key: string; listener: () => void }>();
      const storage: SessionStorage = {
        read: (key) => Promise.resolve(values.get(key) ?? null),
        write(key, value) {
          const changed = values.get(key) !== value;
          values.set(key, value);
          if (changed) tell(storage, key);
          return Promise.resolve(true);
        },
        remove(key) {
          if (values.delete(key)) tell(storage, key);
          return Promise.resolve();
        },
        subscribe(key, listener) {
          const entry = { key, listener };
          own.add(entry);
          return () => void own.delete(entry);
        },
        exclusively(key, work) {
          if (!locks) return work();
          const turn = (queues.get(key) ?? Promise.resolve()).then(work);
          queues.set(
            key,
            turn.catch(() => undefined),
          );
          return turn;
        },
        keeping: () => Promise.resolve({ place: 'safe', damaged: false }),
        keepInFile: () => Promise.resolve(false),
      };
      heard.set(storage, own);
      return storage;
    },
  };
}
