import { promisifyRequest } from 'idb-keyval';
import { withTimeLimit } from '#domain/time-limit.ts';
import { isFull } from './indexed-db.ts';

/** The pictures on this device, of any backend: they can be fetched again. */
const PICTURES = /^tunas-pictures /;

/** A database is gone once all windows have let go of it, ms. */
const PATIENCE_MS = 1500;

/** Runs a write of the user's own data. On a full device the stored pictures are deleted and the write is retried. */
export async function withRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error) || !(await makeRoom())) throw error;
    return write();
  }
}

/** False where there was nothing to remove, or it couldn't be. */
async function makeRoom(): Promise<boolean> {
  try {
    // Firefox before 126 lacks `databases`.
    const all = (await (indexedDB as Partial<IDBFactory>).databases?.()) ?? [];
    const names = all.flatMap(({ name = '' }) => (PICTURES.test(name) ? [name] : []));
    for (const name of names)
      await withTimeLimit(PATIENCE_MS, promisifyRequest(indexedDB.deleteDatabase(name)), () => {
        throw new Error(`${name} is still in use.`);
      });
    return names.length > 0;
  } catch (error) {
    console.warn('The pictures on this device could not make room:', error);
    return false;
  }
}
