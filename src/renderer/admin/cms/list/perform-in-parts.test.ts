import { beforeEach, expect, test, vi } from 'vitest';
import { draftCard, memoryDraftStore, type MemoryDraftStore } from '#tests/support/memory/memory-draft-store.ts';
import { failed, ok } from '#domain/result.ts';
import { request, type Request } from '#renderer/data/request-error.ts';
import type { ListedCollection } from '#renderer/data/collections/draft-collection.ts';
import { performInParts } from './perform-in-parts.ts';

const OFFLINE = failed('offline', 'no network');
const CARDS = Array.from({ length: 50 }, (_, index) => draftCard(index + 1));
const BIN = { kind: 'bin' } as const;

let store: MemoryDraftStore;
let control: AbortController;
const onProgress = vi.fn();
const ask: Request<ListedCollection> = (call) => request(() => call(store));
const run = () => performInParts(ask, BIN, CARDS, { stop: control.signal, onProgress });
/** Asked for how many, request by request. */
const sizes = () => store.calls.map(([, items]) => (items as readonly unknown[]).length);
const ids = (from: number, to: number) => CARDS.slice(from, to).map(({ id }) => id);

beforeEach(() => {
  store = memoryDraftStore([]);
  control = new AbortController();
  onProgress.mockReset();
  // Whatever is binned was a draft before.
  store.bin = (items) => {
    store.calls.push(['bin', items]);
    return Promise.resolve(ok({ before: items.map((id) => ({ id, live: { id: null, en: null } })), build: false }));
  };
});

test('50 rows take three requests, say how far they are, and are taken back together', async () => {
  const result = await run();
  expect([sizes(), result.done, result.unreached]).toEqual([[20, 20, 10], ids(0, 50), null]);
  expect(onProgress.mock.calls).toEqual([
    [0, 50],
    [20, 50],
    [40, 50],
  ]);
  store.calls.length = 0;
  expect(await result.undo?.(store)).toEqual(ok({ undone: 50, stale: 0 }));
  expect(store.calls).toEqual([
    ['restore', ids(0, 20)],
    ['restore', ids(20, 40)],
    ['restore', ids(40, 50)],
  ]);
});

test('a few rows take one request and tell no progress', async () => {
  await performInParts(ask, BIN, CARDS.slice(0, 20), { stop: control.signal, onProgress });
  expect([sizes(), onProgress.mock.calls]).toEqual([[20], []]);
});

test('stopped, what is done stays done and can be taken back, and the rest is named', async () => {
  onProgress.mockImplementation((done) => done === 20 && control.abort());
  const result = await run();
  expect([sizes(), result.done, result.unreached]).toEqual([[20, 20], ids(0, 40), { ids: ids(40, 50), code: null }]);
  expect(await result.undo?.(store)).toEqual(ok({ undone: 40, stale: 0 }));
});

test('a later request that fails ends it with its reason; the first one is a failure of all', async () => {
  const { bin } = store;
  store.bin = (items) => (store.calls.length === 1 ? Promise.resolve(OFFLINE) : bin(items));
  expect(await run()).toMatchObject({ done: ids(0, 20), unreached: { ids: ids(20, 50), code: 'offline' } });
  store.bin = () => Promise.resolve(OFFLINE);
  await expect(run()).rejects.toMatchObject({ code: 'offline' });
});

test('an undo that failed goes on where it stopped', async () => {
  const { undo } = await run();
  const { restore } = store;
  store.calls.length = 0;
  store.restore = (items) => (store.calls.length === 1 ? Promise.resolve(OFFLINE) : restore(items));
  expect(await undo?.(store)).toEqual(OFFLINE);
  store.restore = restore;
  expect(await undo?.(store)).toEqual(ok({ undone: 50, stale: 0 }));
  expect(sizes()).toEqual([20, 20, 10]);
});
