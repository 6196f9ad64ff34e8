import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftCard, memoryDraftStore, type MemoryDraftStore } from '#tests/support/memory/memory-draft-store.ts';
import type { LiveBefore, LivePlace } from '#domain/draft.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { request, type Request } from '#renderer/data/request-error.ts';
import type { ListedCollection } from '#renderer/data/collections/draft-collection.ts';
import type { BulkAction } from './perform-bulk-action.ts';
import { performInParts } from './perform-in-parts.ts';

const OFFLINE = failed('offline', 'no network');
const REFUSED = { ...failed('refused', 'x'), reason: '42501' };
/** The database ended it: nothing of it is done. */
const TOO_LONG = { ...failed('server', 'x'), reason: '57014' };
const BUSY = { ...failed('too-many', 'slow down'), reason: '429' };
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
  expect([sizes(), result.done, result.unreached]).toEqual([
    [20, 20],
    ids(0, 40),
    { ids: ids(40, 50), unsure: [], code: null },
  ]);
  expect(await result.undo?.(store)).toEqual(ok({ undone: 40, stale: 0 }));
});

test.each([REFUSED, TOO_LONG, BUSY])(
  'a later request that is refused ends it, asked once; the first one is a failure of all: $reason',
  async (refusal) => {
    const { bin } = store;
    let refusals = 0;
    store.bin = (items) => (store.calls.length === 1 ? (refusals++, Promise.resolve(refusal)) : bin(items));
    const { code } = refusal;
    expect(await run()).toMatchObject({ done: ids(0, 20), unreached: { ids: ids(20, 50), unsure: [], code } });
    expect(refusals).toBe(1);
    store.bin = () => Promise.resolve(refusal);
    await expect(run()).rejects.toMatchObject({ code });
  },
);

test.each(['timeout', 'offline', 'server'] as const)(
  'without an answer to two requests (%s) it is said apart that it isn’t known of these',
  async (code) => {
    const { bin } = store;
    store.bin = (items) => (store.calls.length === 1 ? Promise.resolve(failed(code, 'x')) : bin(items));
    const unreached = { ids: ids(40, 50), unsure: ids(20, 40), code };
    expect(await run()).toMatchObject({ done: ids(0, 20), unreached });
    store.bin = () => Promise.resolve(failed(code, 'x'));
    expect(await run()).toMatchObject({ done: [], unreached: { ids: ids(20, 50), unsure: ids(0, 20) } });
  },
);

describe('where the backend did it and only its answer was lost, asking again finds that out', () => {
  /** Loses the answer to the second part, which was done. */
  function losing<Asked extends unknown[], T>(method: (...asked: Asked) => Promise<Result<T>>) {
    let answered = 0;
    return async (...asked: Asked) => {
      const reply = await method(...asked);
      answered += 1;
      return answered === 2 ? failed('timeout', 'lost') : reply;
    };
  }
  const act = (action: BulkAction, cards = CARDS) =>
    performInParts(ask, action, cards, { stop: control.signal, onProgress });
  const NOWHERE = { id: null, en: null };
  const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id);

  test('publishing: all of it is done, and its undo leads back to what the list showed', async () => {
    const OLD = { revision: 7, from: '2026-11-01T00:00:00Z' };
    const shown = new Map<number, LivePlace>(idsOf(CARDS).map((id) => [id, OLD]));
    store.publish = losing((items) => {
      store.calls.push(['publish', items]);
      const before = items.map(({ id }) => {
        const was = { revision: 100 + id, from: `after ${store.calls.length}` };
        const live = { id: shown.get(id) ?? null, en: null };
        shown.set(id, was);
        return { id, live, was: { id: was, en: null } };
      });
      return Promise.resolve(ok({ before, build: false, stale: [], blocked: [] }));
    });
    const more = { liveFrom: { id: OLD.from, en: null }, revision: { id: OLD.revision, en: null } };
    const cards = CARDS.map((card) => ({ ...card, ...more, changed: { id: true, en: false } }));
    const result = await act({ kind: 'publish', languages: ['id'] }, cards);
    expect([sizes(), result.done, result.unreached]).toEqual([[20, 20, 20, 10], ids(0, 50), null]);
    store.calls.length = 0;
    await result.undo?.(store);
    const asked = store.calls.flatMap(([, items]) => items as readonly LiveBefore[]);
    expect(asked).toEqual(ids(0, 50).map((id) => ({ id, live: { id: OLD }, was: { id: shown.get(id) } })));
  });

  test('the bin: all of it is there; who put it there isn’t known, so that there is no undo', async () => {
    const binned = new Set<number>();
    store.bin = losing((items) => {
      const before = items.filter((id) => !binned.has(id)).map((id) => ({ id, live: NOWHERE }));
      for (const id of items) binned.add(id);
      return Promise.resolve(ok({ before, build: false }));
    });
    expect(await act(BIN)).toMatchObject({ done: ids(0, 50), stale: [], undo: null });
  });

  test('restoring and deleting: what isn’t in the bin any more is done', async () => {
    const gone = new Set<number>();
    const taken = (items: readonly number[]) => {
      const now = items.filter((id) => !gone.has(id));
      for (const id of now) gone.add(id);
      return now;
    };
    store.restore = losing((items) => Promise.resolve(ok({ ids: taken(items) })));
    expect(await act({ kind: 'restore' })).toMatchObject({ done: ids(0, 50), unreached: null, undo: null });
    gone.clear();
    store.erase = losing((items) => Promise.resolve(ok({ ids: taken(items), stale: [] })));
    expect(await act({ kind: 'erase' })).toMatchObject({ done: ids(0, 50), unreached: null });
  });

  test('tags: all have them; without the tags from before there is no undo that would be only half of one', async () => {
    const tagged = new Set<number>();
    store.changeTags = losing((items) => {
      const done = items.filter(({ id }) => !tagged.has(id)).map(({ id }) => ({ id, version: 2, tags: [] }));
      for (const { id } of items) tagged.add(id);
      return Promise.resolve(ok({ done, stale: [], full: [] }));
    });
    expect(await act({ kind: 'tag', tags: [8] })).toMatchObject({ done: ids(0, 50), unreached: null, undo: null });
  });
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
