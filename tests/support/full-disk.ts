import { vi } from 'vitest';

/**
 * From now on nothing can be written into these stores of fake-indexeddb: the transaction that tries ends as in a browser whose disk is
 * full. Its requests are told only that it was ended. Gives back how to make room.
 */
export function fillDisk(isFull: (store: string, database: string) => boolean): () => void {
  const { put } = IDBObjectStore.prototype;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    const request = put.apply(this, values);
    const transaction = this.transaction as IDBTransaction & { _abort(reason: string): void };
    // A browser finds out once it writes, when everything was asked for.
    if (isFull(this.name, transaction.db.name)) queueMicrotask(() => transaction._abort('QuotaExceededError'));
    return request;
  });
  return () => spy.mockRestore();
}
