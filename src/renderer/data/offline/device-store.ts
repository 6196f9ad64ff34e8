import { createStore, delMany, getMany, keys, set, update } from 'idb-keyval';

/** Records under names, kept on this device. Every call may fail: the disk is full, or the device keeps nothing. */
export interface DeviceStore {
  read(names: readonly string[]): Promise<readonly unknown[]>;
  write(name: string, record: unknown): Promise<void>;
  /** Reads and writes in one step: nothing that another window writes meanwhile is lost. */
  change(name: string, change: (record: unknown) => unknown): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  names(): Promise<readonly string[]>;
}

/** A database may hang for ever, behind another window that upgrades it; what travels with the app must not wait for that. */
const PATIENCE_MS = 1500;

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database of this device does not answer.')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The app's own database in IndexedDB, shared by all its windows. */
export function deviceStore(): DeviceStore {
  const store = createStore('tunas-offline', 'records');
  return {
    read: (names) => inTime(getMany<unknown>([...names], store)),
    write: (name, record) => set(name, record, store),
    change: (name, change) => update<unknown>(name, change, store),
    remove: (names) => delMany([...names], store),
    names: () => inTime(keys<string>(store)),
  };
}
