import { openDB, type DBSchema } from 'idb';
import { finishedTransaction } from '../../finished-transaction.ts';

interface Schema extends DBSchema {
  /** Bytes and not a Blob: WebKit has lost Blobs in IndexedDB more than once. */
  files: { key: string; value: Uint8Array<ArrayBuffer> };
  /** The paths of unverified pictures from packs. */
  unproved: { key: string; value: true };
}

const VERSION = 2;

/** The uploaded pictures of one backend on this device, by their path in the bucket. Every call may reject. */
export interface PictureDatabase {
  paths(): Promise<ReadonlySet<string>>;
  /** Unverified pictures from packs, which are replaced by those of the backend or of a signed pack. */
  unproved(): Promise<ReadonlySet<string>>;
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(path: string, bytes: Uint8Array<ArrayBuffer>, options?: { readonly unproved: boolean }): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

/** `onClosed`: it has to be opened again. A database of its own: where room is short, it goes without the texts. */
export async function openPictureDatabase(
  backend: string,
  onClosed: () => void = () => undefined,
): Promise<PictureDatabase> {
  const database = await openDB<Schema>(`tunas-pictures ${backend}`, VERSION, {
    upgrade(opened, before) {
      if (before < 1) opened.createObjectStore('files');
      opened.createObjectStore('unproved');
    },
    // A window of a newer version of the portal waits for this one.
    blocking() {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  const changing = () => {
    const change = database.transaction(['files', 'unproved'], 'readwrite');
    return { change, files: change.objectStore('files'), marks: change.objectStore('unproved') };
  };
  return {
    paths: async () => new Set(await database.getAllKeys('files')),
    unproved: async () => new Set(await database.getAllKeys('unproved')),
    read: (path) => database.get('files', path),
    async write(path, bytes, { unproved } = { unproved: false }) {
      const { change, files, marks } = changing();
      await finishedTransaction(change, [
        files.put(bytes, path),
        unproved ? marks.put(true, path) : marks.delete(path),
      ]);
    },
    async remove(paths) {
      const { change, files, marks } = changing();
      await finishedTransaction(
        change,
        paths.flatMap((path) => [files.delete(path), marks.delete(path)]),
      );
    },
    async clear() {
      const { change, files, marks } = changing();
      await finishedTransaction(change, [files.clear(), marks.clear()]);
    },
    close: () => database.close(),
  };
}
