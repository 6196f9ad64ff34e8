import { serialQueue } from '#domain/serial-queue.ts';
import type { SessionStorage } from '../port.ts';

/** A session that ends with the window: nothing is written anywhere. */
export function memorySession(): SessionStorage {
  const values = new Map<string, string>();
  const inTurn = serialQueue();
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
    // Memory isn't shared with other windows.
    subscribe: () => () => undefined,
    exclusively: (_key, work) => inTurn(work),
    keeping: () => Promise.resolve({ place: 'memory', damaged: false }),
    keepInFile: () => Promise.resolve(false),
  };
}
