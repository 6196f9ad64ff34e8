import { beforeEach, expect, test } from 'vitest';
import { draftCard, memoryDraftStore, type MemoryDraftStore } from '#tests/support/memory/memory-draft-store.ts';
import { failed, ok } from '#domain/result.ts';
import { request, type Request } from '#renderer/data/request-error.ts';
import { completeAndPublish, type CompleteAction, type WrittenCollection } from './complete-drafts.ts';

const OFFLINE = failed('offline', 'no network');
const BUSY = failed('too-many', 'slow down');
const CARDS = [1, 2, 3, 4, 5, 6].map((id) => draftCard(id));
const ACTION: CompleteAction = {
  kind: 'complete',
  languages: ['id'],
  ids: [1, 2, 3, 4, 5],
  change: (document) => ({ ...document, image: '/a.svg' }),
};

let store: MemoryDraftStore;
let control: AbortController;
const ask: Request<WrittenCollection> = (call) => request(() => call(store));
const run = () => completeAndPublish(ask, ACTION, CARDS, { stop: control.signal, onProgress: () => undefined });
const published = () => store.calls.flatMap(([name, items]) => (name === 'publish' ? [items] : []));
const images = () => [...store.drafts.values()].map(({ document }) => (document as { image: string }).image);

beforeEach(() => {
  store = memoryDraftStore([]);
  control = new AbortController();
  for (const { id, version } of CARDS) store.drafts.set(id, { version, document: { image: '', title: `${id}` } });
  store.publish = (items, ...asked) => {
    store.calls.push(['publish', items, ...asked]);
    const before = items.map(({ id }) => ({ id, live: { id: null, en: null } }));
    return Promise.resolve(ok({ before, build: false, stale: [], blocked: [] }));
  };
});

test('what lacks it gets it, and all of it is published by its present version', async () => {
  const result = await run();
  expect(images()).toEqual(['/a.svg', '/a.svg', '/a.svg', '/a.svg', '/a.svg', '']);
  expect(published()).toEqual([CARDS.map(({ id }) => ({ id, version: id === 6 ? 1 : 2 }))]);
  expect(result).toMatchObject({ completed: [1, 2, 3, 4, 5], done: [1, 2, 3, 4, 5, 6], stale: [], unreached: null });
});

test('what somebody saved, binned or erased meanwhile stays as it is, and is named', async () => {
  store.drafts.set(2, { version: 2, document: { image: '/theirs.svg' } });
  store.drafts.delete(4);
  const { read } = store;
  store.read = async (id) => {
    const draft = await read(id);
    return draft.ok && id === 5 ? ok({ ...draft.value, binnedAt: '2026-11-20T02:41:00Z' }) : draft;
  };
  const result = await run();
  expect(result).toMatchObject({ completed: [1, 3], stale: [2, 4, 5], done: [1, 3, 6] });
  expect(images()).toEqual(['/a.svg', '/theirs.svg', '/a.svg', '', '']);
});

test('taken back, it is withdrawn and the drafts are as before, but for those that were saved since', async () => {
  const { undo } = await run();
  store.changing = ok({ before: CARDS.map(({ id }) => ({ id, live: { id: null, en: null } })), build: false });
  store.drafts.set(3, { version: 3, document: { image: '/since.svg' } });
  const { save } = store;
  let isOffline = true;
  store.save = (...asked) => (isOffline ? Promise.resolve(OFFLINE) : save(...asked));
  expect(await undo?.(store)).toEqual(OFFLINE);
  isOffline = false;
  expect(await undo?.(store)).toEqual(ok({ undone: 4, stale: 1, since: 'saved' }));
  expect(images()).toEqual(['', '', '/since.svg', '', '', '']);
  expect(store.calls.filter(([name]) => name === 'setLive')).toHaveLength(1);
});

test('an undo says of what visitors can’t read again what they read, and counts each that is left once', async () => {
  const { undo } = await run();
  store.setLive = () =>
    Promise.resolve(
      ok({ before: [], build: false, stale: [3, 6], blocked: [{ id: 1, problems: { id: ['image.missing'] } }] }),
    );
  // Somebody saved these since.
  for (const id of [2, 3]) store.drafts.set(id, { version: 3, document: { image: '/since.svg' } });
  expect(await undo?.(store)).toEqual(ok({ undone: 2, stale: 3, blocked: 1, since: 'saved' }));
});

test('a save whose answer was lost is asked about once more', async () => {
  const { save } = store;
  let isLost = true;
  store.save = async (id, basedOn, document) => {
    if (id !== 3) return save(id, basedOn, document);
    if (isLost) await save(id, basedOn, document);
    const now = await store.read(id);
    // As the backend does: what is there already counts as saved.
    const reply = isLost || !now.ok ? failed('timeout', 'lost') : ok({ saved: true, draft: now.value });
    isLost = false;
    return reply;
  };
  expect(await run()).toMatchObject({ completed: [1, 2, 3, 4, 5], unreached: null });
});

test('stopped between two saves, nothing is published, and what was saved can be taken back', async () => {
  const { save } = store;
  store.save = (...asked) => {
    control.abort();
    return save(...asked);
  };
  const result = await run();
  expect(published()).toEqual([]);
  expect(result).toMatchObject({
    completed: [1, 2, 3, 4],
    done: [],
    unreached: { ids: [1, 2, 3, 4, 5, 6], code: null },
  });
  expect(await result.undo?.(store)).toMatchObject(ok({ undone: 4, stale: 0 }));
});

test('a failure in between ends it with its reason; one before anything was saved is a failure of all', async () => {
  const { save } = store;
  store.save = (id, ...asked) => (id === 3 ? Promise.resolve(BUSY) : save(id, ...asked));
  const ids = [1, 2, 3, 4, 5, 6];
  expect(await run()).toMatchObject({ completed: [1, 2, 4], unreached: { ids, unsure: [], code: 'too-many' } });
  store.read = () => Promise.resolve(OFFLINE);
  await expect(run()).rejects.toMatchObject({ code: 'offline' });
});

test('a save without an answer to two requests is said apart: it isn’t known whether it was done', async () => {
  const { save } = store;
  store.save = (id, ...asked) => (id === 3 ? Promise.resolve(OFFLINE) : save(id, ...asked));
  const unreached = { ids: [1, 2, 4, 5, 6], unsure: [3], code: 'offline' };
  expect(await run()).toMatchObject({ completed: [1, 2, 4], done: [], unreached });
  store.save = () => Promise.resolve(OFFLINE);
  expect(await run()).toMatchObject({ completed: [], unreached: { unsure: [3] } });
});
