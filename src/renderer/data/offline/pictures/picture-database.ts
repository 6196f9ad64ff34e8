import { openDB, type DBSchema } from 'idb';

interface Schema extends DBSchema {
  /** Bytes and not a Blob: WebKit has lost Blobs in IndexedDB more than once. */
  files: { key: string; value: Uint8Array<ArrayBuffer> };
}

/** The uploaded pictures of one backend on this device, by their path in the bucket. Every call may reject. */
export interface PictureDatabase {
  paths(): Promise<ReadonlySet<string>>;
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

/** `onClosed`: it has to be opened again. A database of its own: where room is short, it goes without the texts. */
export async function openPictureDatabase(
  backend: string,
  onClosed: () => void = () => undefined,
): Promise<PictureDatabase> {
  const database = await openDB<Schema>(`tunas-pictures ${backend}`, 1, {
    upgrade: (opened) => void opened.createObjectStore('files'),
    // A window of a newer version of the portal waits for this one.
    blocking() {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return {
    paths: async () => new Set(await database.getAllKeys('files')),
    read: (path) => database.get('files', path),
    write: async (path, bytes) => void (await database.put('files', bytes, path)),
    async remove(paths) {
      const change = database.transaction('files', 'readwrite');
      await Promise.all([...paths.map((path) => change.store.delete(path)), change.done]);
    },
    clear: () => database.clear('files'),
    close: () => database.close(),
  };
}
