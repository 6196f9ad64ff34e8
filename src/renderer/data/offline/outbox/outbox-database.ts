import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { withRoom } from '../../make-room.ts';
import type { OutboxEntry } from '../../outbox.ts';
import { finishedTransaction } from '../../indexed-db.ts';

interface Schema extends DBSchema {
  messages: { key: string; value: OutboxEntry };
}

/** The messages on this device for one backend, shared by all windows. Every call may reject; nothing is changed then. */
export interface OutboxDatabase {
  all(): Promise<readonly OutboxEntry[]>;
  /** On the disk when it settles. */
  put(entry: OutboxEntry): Promise<void>;
  /** Changes one as it is now, in one step; `change` gives null where it is to stay. False where it stayed or isn't there. */
  change(clientId: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<boolean>;
  /** Null where it isn't there. */
  get(clientId: string): Promise<OutboxEntry | null>;
  remove(clientId: string): Promise<void>;
  close(): void;
}

const VERSION = 1;

/**
 * A database of its own: removing the library takes no message along. `backend` is its address. `onClosed`: it has to be opened again,
 * because a newer window wanted it, or the browser has thrown it away.
 */
export async function openOutboxDatabase(backend: string, onClosed: () => void): Promise<OutboxDatabase> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(`tunas-outbox ${backend}`, VERSION, {
    upgrade: (opened) => void opened.createObjectStore('messages', { keyPath: 'clientId' }),
    // A window of a newer version of the portal waits for this one.
    blocking() {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  const writing = () => database.transaction('messages', 'readwrite', { durability: 'strict' });
  const changeOne: OutboxDatabase['change'] = async (clientId, decide) => {
    const change = writing();
    const before = await change.store.get(clientId);
    const after = before === undefined ? null : decide(before);
    if (after === null) return false;
    const replaced = after.clientId === clientId ? [] : [change.store.delete(clientId)];
    await finishedTransaction(change, [change.store.put(after), ...replaced]);
    return true;
  };
  return {
    all: () => database.getAll('messages'),
    put: (entry) =>
      withRoom(async () => {
        const change = writing();
        await finishedTransaction(change, [change.store.put(entry)]);
      }),
    change: (clientId, decide) => withRoom(() => changeOne(clientId, decide)),

    get: async (clientId) => (await database.get('messages', clientId)) ?? null,
    async remove(clientId) {
      const change = writing();
      await Promise.all([change.store.delete(clientId), change.done]);
    },
    close: () => database.close(),
  };
}
