import { createStore, delMany, getMany, keys, set } from 'idb-keyval';

/** Records under names, kept on this device. Every call may fail: the disk is full, or the device keeps nothing. */
export interface TextStore {
  read(names: readonly string[]): Promise<readonly unknown[]>;
  write(name: string, record: unknown): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  names(): Promise<readonly string[]>;
}

/** A database may hang for ever, and whoever writes has to be told, ms. */
const PATIENCE_MS = 1500;

/** A store that fails where another one doesn't answer. What that one still does afterwards goes unheard. */
export function patient(store: TextStore, patienceMs = PATIENCE_MS): TextStore {
  const inTime = <T>(work: Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The database of this device does not answer.')), patienceMs);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  };
  return {
    read: (names) => inTime(store.read(names)),
    write: (name, record) => inTime(store.write(name, record)),
    remove: (names) => inTime(store.remove(names)),
    names: () => inTime(store.names()),
  };
}

/** What is written and not saved yet, in a database of its own in IndexedDB, shared by all windows. */
export function textStore(): TextStore {
  // Opened by the first call, which fails where the device forbids it.
  const store = createStore('tunas-drafts', 'texts');
  return patient({
    read: async (names) => getMany<unknown>([...names], store),
    write: async (name, record) => set(name, record, store),
    remove: async (names) => delMany([...names], store),
    names: async () => keys<string>(store),
  });
}
