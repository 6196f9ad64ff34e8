import { openDB, type DBSchema } from 'idb';
import { finishedTransaction } from '../../indexed-db.ts';

interface Schema extends DBSchema {
  /** Bytes and not a Blob: WebKit has lost Blobs in IndexedDB more than once. */
  files: { key: string; value: Uint8Array<ArrayBuffer> };
  /** What each file takes, in bytes: files needn't be read to be counted. */
  sizes: { key: string; value: number };
  /** The paths of unverified pictures from packs. */
  unverified: { key: string; value: true };
}

const VERSION = 1;

const STORES = ['files', 'sizes', 'unverified'] as const;
type Store = (typeof STORES)[number];

/** The uploaded pictures of one backend on this device, by their path in the bucket. Every call may reject. */
export interface PictureDatabase {
  /** Every file that is here, in bytes. */
  sizes(): Promise<ReadonlyMap<string, number>>;
  /** Unverified pictures from packs, which are replaced by those of the backend or of a signed pack. */
  unverified(): Promise<ReadonlySet<string>>;
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(path: string, bytes: Uint8Array<ArrayBuffer>, options?: { readonly unverified: boolean }): Promise<void>;
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
    upgrade(opened) {
      for (const name of STORES) opened.createObjectStore(name);
    },
    // A window of a newer version of the portal waits for this one.
    blocking() {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  const changing = () => {
    const change = database.transaction(STORES, 'readwrite');
    const store = <Name extends Store>(name: Name) => change.objectStore(name);
    return { change, files: store('files'), sizes: store('sizes'), marks: store('unverified') };
  };
  return {
    async sizes() {
      const { store } = database.transaction('sizes');
      const [paths, sizes] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return new Map(paths.map((path, at) => [path, sizes[at] ?? 0]));
    },
    unverified: async () => new Set(await database.getAllKeys('unverified')),
    read: (path) => database.get('files', path),
    async write(path, bytes, { unverified } = { unverified: false }) {
      const { change, files, sizes, marks } = changing();
      await finishedTransaction(change, [
        files.put(bytes, path),
        sizes.put(bytes.length, path),
        unverified ? marks.put(true, path) : marks.delete(path),
      ]);
    },
    async remove(paths) {
      const { change, ...stores } = changing();
      await finishedTransaction(
        change,
        paths.flatMap((path) => Object.values(stores).map((store) => store.delete(path))),
      );
    },
    async clear() {
      const { change, ...stores } = changing();
      await finishedTransaction(
        change,
        Object.values(stores).map((store) => store.clear()),
      );
    },
    close: () => database.close(),
  };
}
