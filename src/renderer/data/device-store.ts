import { createStore, delMany, getMany, keys, promisifyRequest, set } from 'idb-keyval';
import { withTimeLimit } from '#domain/time-limit.ts';
import { withRoom } from './make-room.ts';

/** Records under names, kept on this device. Every call may fail: the disk is full, or the device keeps nothing. */
export interface DeviceStore {
  read(names: readonly string[]): Promise<readonly unknown[]>;
  write(name: string, record: unknown): Promise<void>;
  /** Reads and writes in one step: nothing that another window writes meanwhile is lost. Undefined removes the record. */
  change(name: string, change: (record: unknown) => unknown): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  names(): Promise<readonly string[]>;
}

/** A database may be blocked for ever by another window that upgrades it; bundled data must not wait for that. */
const PATIENCE_MS = 1500;

function inTime<T>(work: Promise<T>): Promise<T> {
  return withTimeLimit(PATIENCE_MS, work, () => {
    throw new Error('The database of this device does not answer.');
  });
}

/** A database of the portal in IndexedDB, shared by all its windows. Reading fails where it doesn't answer in time. */
export function deviceStore(database: string, table: string): DeviceStore {
  // Opened by the first call, which fails where the device forbids it.
  const store = createStore(database, table);
  return {
    read: (names) => inTime(getMany<unknown>([...names], store)),
    write: (name, record) => withRoom(() => set(name, record, store)),
    change: (name, change) =>
      withRoom(() =>
        store(
          'readwrite',
          (table) =>
            new Promise<void>((resolve, reject) => {
              const request: IDBRequest<unknown> = table.get(name);
              request.addEventListener('success', () => {
                try {
                  const before = request.result;
                  const after = change(before);
                  if (after === undefined) table.delete(name);
                  else if (after !== before) table.put(after, name);
                  resolve(promisifyRequest(table.transaction));
                } catch (error) {
                  reject(error as Error);
                }
              });
              request.addEventListener('error', () =>
                reject(request.error ?? new Error('A record could not be read.')),
              );
            }),
        ),
      ),
    remove: async (names) => delMany([...names], store),
    names: () => inTime(keys<string>(store)),
  };
}

/** A store whose writes also fail after a timeout, for callers that need a result. */
export function answeringInTime(store: DeviceStore): DeviceStore {
  return {
    read: (names) => inTime(store.read(names)),
    write: (name, record) => inTime(store.write(name, record)),
    change: (name, change) => inTime(store.change(name, change)),
    remove: (names) => inTime(store.remove(names)),
    names: () => inTime(store.names()),
  };
}
