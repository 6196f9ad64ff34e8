import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedUnderTest } from '#tests/contract/library-hosts.ts';
import { fillDisk } from '#tests/support/memory/full-disk.ts';
import { memoryLibraryDevice } from '#tests/support/memory/memory-library-device.ts';
import { CUT, libraryArticle, memoryLibrarySource } from '#tests/support/memory/memory-library-source.ts';
import { messageOf, outboxStage } from '#tests/support/library/outbox-stage.ts';
import { ok } from '#domain/result.ts';
import { deviceStore } from '../device-store.ts';
import { deviceLibrary } from './device-library.ts';
import { openLibraryDatabase } from './library-database.ts';
import { openPictureDatabase } from './pictures/picture-database.ts';
import { deviceSearch } from './search/device-search.ts';
import { createSyncController } from './sync/sync-controller.ts';

// Whichever store the disk is full for: stored data can still be read, the user is informed, and the user's own texts take
// precedence over data that can be downloaded again.

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

let libraries = 0;

/** A library of five articles that is kept up to date, and how to read from it. */
async function stage() {
  libraries += 1;
  const address = `http://backend-${libraries}.example/`;
  const database = await openLibraryDatabase(address);
  const source = memoryLibrarySource(...[1, 2, 3, 4, 5].map((id) => libraryArticle(id)));
  const search = deviceSearch(address);
  const { library: bundled } = await storedUnderTest();
  const open = () => Promise.resolve(database);
  const library = deviceLibrary({ bundled, open, backend: 'http://backend.example', search });
  const index = vi.fn(() => search.rebuild());
  const sync = createSyncController({ source, open, device: memoryLibraryDevice(), name: 'library', index });
  const synced = async () => {
    await sync.sync();
    await Promise.allSettled(index.mock.results.map(({ value }) => value as Promise<void>));
  };
  const read = async (search = '') => {
    const page = await library.articlePage({ search, category: '', language: 'id', page: 1 });
    const ids = page.ok ? page.value.articles.map(({ id }) => id) : [];
    const texts = await Promise.all(ids.map((id) => library.article(id, 'en')));
    return texts.map((text) => text.ok && `${text.value.id} ${text.value.excerpt}`);
  };
  await synced();
  return { sync, synced, source, read, database };
}

const BEFORE = [1, 2, 3, 4, 5].map((id) => `${id} version 1`);

test.each(['cards', 'contents', 'site', 'state', 'marked'])(
  'full at %s: the articles are read as they were, and come once there is room',
  async (full) => {
    const { sync, synced, source, read } = await stage();
    const makeRoom = fillDisk((store) => store === full);
    source.published.set(2, libraryArticle(2, 2));
    source.site = { ...source.site, items: { id: [{ collection: 'banners' }], en: [] } };
    await synced();
    expect(sync.read().problem).toBe('full');
    const changed = BEFORE.with(1, '2 version 2');
    expect([BEFORE, changed]).toContainEqual(await read());
    makeRoom();
    await synced();
    expect([sync.read().problem, await read()]).toEqual([null, changed]);
  },
);

test('full at segments: articles are read and found by their letters, and by form once there is room', async () => {
  const { sync, synced, source, read } = await stage();
  const makeRoom = fillDisk((store) => store === 'segments');
  const { version, texts } = libraryArticle(6);
  const id = { ...texts.id!, title: 'Memupuk cabai' };
  source.published.set(6, { id: 6, version, texts: { id } });
  await synced();
  expect(sync.read()).toMatchObject({ problem: 'full', count: 6, kept: { complete: true } });
  expect([await read('memupuk'), await read('dipupuk')]).toEqual([['6 version 1'], []]);
  makeRoom();
  await synced();
  expect(sync.read().problem).toBeNull();
  expect(await read('dipupuk')).toEqual(['6 version 1']);
});

/** Pictures on a device on which nothing can be written into a store while they are there. */
async function fullOfPictures(store: string) {
  const pictures = await openPictureDatabase('http://backend.example/');
  await pictures.write('a/480.webp', new Uint8Array([1]));
  const there = async () => (await indexedDB.databases()).some(({ name }) => name?.startsWith('tunas-pictures '));
  let isThere = true;
  const { deleteDatabase } = indexedDB;
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    isThere = false;
    return deleteDatabase.call(indexedDB, name);
  });
  return { there, makeRoom: fillDisk((name) => isThere && name === store) };
}

test('full at the outbox: pictures give way to a message', async () => {
  const { there, makeRoom } = await fullOfPictures('messages');
  const { open, answers, database } = await outboxStage();
  answers.push(CUT);
  expect(await open().send(messageOf('a'))).toEqual(ok('saved'));
  expect(await database.get('a')).toMatchObject({ attempts: 1, problem: { code: 'offline' } });
  expect(await there()).toBe(false);
  makeRoom();
});

test('full at the outbox with nothing to remove: the message isn’t reported as stored, and others stay', async () => {
  const { open, answers, database, inbox } = await outboxStage();
  answers.push(CUT, CUT);
  await open().send(messageOf('a'));
  const makeRoom = fillDisk((store) => store === 'messages');
  expect(await open().send(messageOf('b'))).toEqual(CUT);
  makeRoom();
  expect((await database.all()).map(({ clientId }) => clientId)).toEqual(['a']);
  await open().sendWaiting(true);
  expect([...inbox.keys()]).toEqual(['a']);
});

test('full at the drafts: pictures give way to them', async () => {
  const { there, makeRoom } = await fullOfPictures('texts');
  const drafts = deviceStore('tunas-drafts-full', 'texts');
  await drafts.write('mine', { title: 'Kompos' });
  expect(await drafts.read(['mine'])).toEqual([{ title: 'Kompos' }]);
  expect(await there()).toBe(false);
  makeRoom();
});

test('full at the drafts with nothing to remove: the editor shows it', async () => {
  const drafts = deviceStore('tunas-drafts-fuller', 'texts');
  await drafts.write('mine', { title: 'Kompos' });
  const makeRoom = fillDisk((store) => store === 'texts');
  await expect(drafts.write('mine', { title: 'Mulsa' })).rejects.toMatchObject({ name: 'QuotaExceededError' });
  makeRoom();
  expect(await drafts.read(['mine'])).toEqual([{ title: 'Kompos' }]);
});
