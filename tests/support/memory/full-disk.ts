import { vi } from 'vitest';

/**
 * From now on writes into these stores of fake-indexeddb fail: their transaction aborts as in a browser whose disk is full. Its
 * requests only report the abort. Returns a function that makes room.
 */
export function fillDisk(isFull: (store: string, database: string) => boolean): () => void {
  const { put } = IDBObjectStore.prototype;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    const request = put.apply(this, values);
    const transaction = this.transaction as IDBTransaction & { _abort(reason: string): void };
    // A browser notices it at the write, after all requests were made.
    if (isFull(this.name, transaction.db.name)) queueMicrotask(() => transaction._abort('QuotaExceededError'));
    return request;
  });
  return () => spy.mockRestore();
}
