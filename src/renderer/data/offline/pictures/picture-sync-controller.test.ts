import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureChoice } from '#domain/library.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { failed, ok } from '#domain/result.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { openLibraryDatabase, type LibraryDatabase } from '../library-database.ts';
import { LIBRARY_DATABASE, type LibrarySchema } from '../library-schema.ts';
import { createPictureSyncController } from './picture-sync-controller.ts';
import { openPictureDatabase, type PictureDatabase } from './picture-database.ts';

const BACKEND = 'http://backend.example';
const folder = (letter: string) => `00000000-0000-0000-0000-00000000000${letter}`;
const address = (letter: string) => `/media/${folder(letter)}/480-1600.webp`;

let library: LibraryDatabase;
let pictures: PictureDatabase;
let choice: PictureChoice;
beforeEach(async () => {
  choice = 'small';
  library = await openLibraryDatabase(BACKEND);
  pictures = await openPictureDatabase(BACKEND);
  const { id, en } = libraryArticle(1).texts;
  const texts = {
    id: { ...id!, image: pictureSource(BACKEND, address('a')), content: `![x](${address('b')})` },
    en: { ...en!, image: pictureSource(BACKEND, address('a')) },
  };
  const site = { categories: [], items: { id: [{ image: address('c') }], en: [] } };
  await library.apply({ put: [{ ...libraryArticle(1), texts }], site, state: { updatedAt: 1 } });
});
afterEach(async () => {
  await library.clear();
  await pictures.clear();
  library.close();
  pictures.close();
  vi.restoreAllMocks();
});

const asked: string[] = [];
const told: string[] = [];
const followers: (() => void)[] = [];
const syncOf = (change: Partial<Parameters<typeof createPictureSyncController>[0]> = {}) =>
  createPictureSyncController({
    openLibrary: () => Promise.resolve(library),
    open: () => Promise.resolve(pictures),
    fetchPicture: (path) => (asked.push(path), Promise.resolve(ok(new Uint8Array([1])))),
    device: {
      inOneWindow: async (_name, work) => (await work(), true),
      readPictureChoice: () => choice,
      writePictureChoice: (chosen) => void (choice = chosen),
      subscribePictureChoice: () => undefined,
      tellChange: (name) => void told.push(name),
      subscribeChange: (_name, listener) => void followers.push(listener),
    },
    name: 'pictures',
    mayRun: () => true,
    ...change,
  });

test('fetches what the site and the articles show, the site first', async () => {
  asked.length = 0;
  const sync = syncOf();
  await sync.sync();
  expect(asked).toEqual(['c', 'a', 'b'].map((letter) => `${folder(letter)}/480.webp`));
  expect(sync.read()).toMatchObject({ count: 3, progress: null, problem: null });
});

test('fetches also what articles show that were stored before that was noted', async () => {
  asked.length = 0;
  const { version, cards } = (await library.card(1))!;
  const raw = await openDB<LibrarySchema>(LIBRARY_DATABASE.name(BACKEND));
  await raw.put('cards', { id: 1, version, cards });
  raw.close();
  await syncOf().sync();
  expect(asked).toEqual(['c', 'a', 'b'].map((letter) => `${folder(letter)}/480.webp`));
  expect((await library.card(1))?.pictures).toEqual([address('a'), address('b')]);
});

test('another choice counts at once, and is remembered', async () => {
  const sync = syncOf();
  await sync.choose('all');
  expect([choice, sync.read().count]).toEqual(['all', 6]);
  await sync.choose('none');
  expect([choice, sync.read().count]).toEqual(['none', 0]);
});

test('what no article shows any more goes with the next sync', async () => {
  const sync = syncOf();
  await sync.sync();
  await library.apply({ remove: [1], state: { updatedAt: 2 } });
  await sync.sync();
  expect([...(await pictures.paths())]).toEqual([`${folder('c')}/480.webp`]);
});

test('says why it ended early', async () => {
  const cut = failed('offline', 'the cable was pulled');
  const sync = syncOf({ fetchPicture: () => Promise.resolve(cut) });
  await sync.sync();
  expect(sync.read().problem).toEqual(cut);
});

test.each([
  ['is full', new DOMException('', 'QuotaExceededError'), 'full'],
  ['refuses', new Error('no'), 'storage'],
])('a device that %s is told as such', async (_what, error, problem) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sync = syncOf({ open: () => Promise.resolve({ ...pictures, write: () => Promise.reject(error) }) });
  await sync.sync();
  expect(sync.read()).toMatchObject({ problem, progress: null });
});

test('counts what another window fetched, once that one says so', async () => {
  const [one, other] = [syncOf(), syncOf()];
  told.length = 0;
  await one.sync();
  expect(told).toEqual(['pictures']);
  expect(other.read().count).toBeNull();
  for (const follow of followers) follow();
  await vi.waitFor(() => expect(other.read().count).toBe(3));
});

test('clearing ends a sync that is under way', async () => {
  const sync: ReturnType<typeof syncOf> = syncOf({
    async fetchPicture() {
      // The user removes the library while the first picture is loading.
      clearing ??= sync.clear();
      await Promise.resolve();
      return ok(new Uint8Array([1]));
    },
  });
  let clearing: Promise<void> | undefined;
  await sync.sync();
  await clearing;
  expect((await pictures.paths()).size).toBe(0);
});

test('another choice fetches nothing while the library is paused', async () => {
  asked.length = 0;
  await syncOf({ mayRun: () => false }).choose('all');
  expect([choice, asked]).toEqual(['all', []]);
});
