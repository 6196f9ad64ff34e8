import type { SessionStorage } from '../port.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A session that ends with the window: nothing is written anywhere. */
export function memorySession(): SessionStorage {
  const values = new Map<string, string>();
  const serialQueue = oneAtATime();
  return {
    read: (key) => Promise.resolve(values.get(key) ?? null),
    write: (key, value) => {
      values.set(key, value);
      return Promise.resolve(true);
    },
    remove: (key) => {
      values.delete(key);
      return Promise.resolve();
    },
    // No other window sees this one's memory.
    subscribe: () => () => undefined,
    exclusively: (_key, work) => serialQueue(work),
    keeping: () => Promise.resolve({ place: 'memory', damaged: false }),
    keepInFile: () => Promise.resolve(false),
  };
}
