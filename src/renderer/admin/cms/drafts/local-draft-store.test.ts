import { expect, test, vi } from 'vitest';
import { memoryDeviceStore } from '#tests/support/memory/memory-device-store.ts';
import { readNote, type Note } from '#tests/support/drafts/draft-stage.ts';
import { answeringInTime, type DeviceStore } from '#renderer/data/device-store.ts';
import { listLocalDrafts } from './list-local-drafts.ts';
import { draftStore, type StoredDraft } from './local-draft-store.ts';

const KEPT: StoredDraft<Note> = {
  ...{ owner: 'ratna', collection: 'notes', id: 7, key: 'k', session: 's1', writtenAt: '2026-11-22T07:00:00.000Z' },
  ...{ document: { text: 'satu', place: 'Garut' }, server: null, conflict: null, sent: [] },
};
const drafts = (store = memoryDeviceStore()) => ({
  store,
  kept: draftStore(store),
  list: (owner = 'ratna', collection = 'notes') => listLocalDrafts(draftStore(store), owner, collection, readNote),
});

test('a device lists what somebody wrote in a collection, newest first', async () => {
  const { kept, list } = drafts();
  await kept.write(KEPT);
  await kept.write({ ...KEPT, session: 's2', id: null, key: 'new', writtenAt: '2026-11-22T08:00:00.000Z' });
  expect(await list()).toEqual([
    expect.objectContaining({ session: 's2', id: null, key: 'new' }),
    {
      ...{ id: 7, key: 'k', session: 's1', writtenAt: '2026-11-22T07:00:00.000Z' },
      ...{ document: { text: 'satu', place: 'Garut' }, text: 'satu\n\nGarut' },
    },
  ]);
  expect(await list('sari')).toEqual([]);
  expect(await list('ratna', 'not')).toEqual([]);
  expect(await list('ratna","notes', '')).toEqual([]);
});

test('what an older build wrote is offered as its words, and stays', async () => {
  const { store, kept, list } = drafts();
  await kept.write({ ...KEPT, document: { title: 'Cabai', parts: ['Layu', { more: 'Basah' }] } });
  const [name = ''] = store.records.keys();
  expect(await list()).toMatchObject([{ document: null, text: 'Cabai\n\nLayu\n\nBasah' }]);
  for (const damaged of [null, 'words', 5, [], { document: 'words', id: 'seven', server: { version: '1' } }]) {
    store.records.set(name, damaged);
    expect(await list()).toMatchObject([{ id: null, document: null, session: 's1' }]);
  }
  expect(store.records.size).toBe(1);
});

test('what says nothing readable of its time is listed last, and can be taken away', async () => {
  const { store, kept, list } = drafts();
  await kept.write(KEPT);
  for (const [at, writtenAt] of ['zzz', '2026-99-99', 7].entries()) {
    await kept.write({ ...KEPT, session: `odd${at}`, writtenAt: writtenAt as string });
  }
  const listed = await list();
  expect(listed.map(({ session, writtenAt }) => [session, writtenAt])).toEqual([
    ['s1', KEPT.writtenAt],
    ...['odd0', 'odd1', 'odd2'].map((session) => [session, '']),
  ]);
  for (const { session } of listed.slice(1)) await kept.remove({ ...KEPT, session }, '');
  expect(store.records.size).toBe(1);
});

test('a record that was written anew since it was read isn’t taken away with it', async () => {
  const { kept, list } = drafts();
  await kept.write({ ...KEPT, writtenAt: '2026-11-22T09:00:00.000Z' });
  await kept.remove(KEPT, KEPT.writtenAt);
  expect(await list()).toHaveLength(1);
  await kept.remove(KEPT, '2026-11-22T09:00:00.000Z');
  expect(await list()).toEqual([]);
  await kept.write(KEPT);
  await kept.remove(KEPT);
  expect(await list()).toEqual([]);
});

test('a device that refuses, or doesn’t answer, is reported', async () => {
  const { store, kept, list } = drafts();
  store.refuse('writing');
  await expect(kept.write(KEPT)).rejects.toThrow('full');
  store.refuse('everything');
  await expect(list()).rejects.toThrow('Locked');

  vi.useFakeTimers();
  const never = () => new Promise<never>(() => undefined);
  const hanging: DeviceStore = { read: never, write: never, change: never, remove: never, names: never };
  const asked = Promise.allSettled(
    [answeringInTime(hanging)].flatMap((store) => [
      store.read([]),
      store.write('', 0),
      store.remove([]),
      store.names(),
    ]),
  );
  await vi.advanceTimersByTimeAsync(1500);
  expect((await asked).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  vi.useRealTimers();
  await expect(answeringInTime(memoryDeviceStore()).names()).resolves.toEqual([]);
});
