import { guarded } from '../browser/stored-texts.ts';
import { memorySession } from '../browser/memory-session.ts';
import type { SessionStorage } from '../port.ts';

/** The session in local storage (specification, section 4); in memory where the browser refuses that. */
export function browserSession(): SessionStorage {
  const memory = memorySession();
  let exclusively: Promise<SessionStorage['exclusively']> | null = null;
  return {
    // What storage refused is the newer word, until another tab has one.
    read: async (key) => (await memory.read(key)) ?? guarded(() => window.localStorage.getItem(key), null),
    async write(key, value) {
      const kept = guarded(() => {
        window.localStorage.setItem(key, value);
        return true;
      }, false);
      // The value from before stays: without it the other tabs would be signed out.
      if (kept) await memory.remove(key);
      else await memory.write(key, value);
      return kept;
    },
    async remove(key) {
      guarded(() => window.localStorage.removeItem(key), undefined);
      await memory.remove(key);
    },
    subscribe(key, listener) {
      // `key` is null when another tab cleared everything. The event comes from other tabs only.
      const heard = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        // Gone before the listener looks.
        void memory.remove(key);
        listener();
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
    async exclusively(key, work) {
      // Only signed-in users need it. Where it can't be loaded, the next call retries.
      exclusively ??= import('../browser/web-locks.ts').then(({ exclusiveWork }) => exclusiveWork());
      exclusively.catch(() => (exclusively = null));
      return (await exclusively)(key, work);
    },
    keeping: () => Promise.resolve({ place: 'safe', damaged: false }),
    keepInFile: () => Promise.resolve(false),
  };
}
