import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureChoice } from '#domain/library.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { failed, ok } from '#domain/result.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { memoryDrawings, SHIPPED } from '#tests/support/packs/pack-stage.ts';
import { openLibraryDatabase, type LibraryDatabase } from '../library-database.ts';
import { createPictureSyncController } from './picture-sync-controller.ts';
import type { DrawingStore } from './drawing-store.ts';
import { openPictureDatabase, type PictureDatabase } from './picture-database.ts';

const BACKEND = 'http://backend.example';
const folder = (letter: string) => `00000000-0000-0000-0000-00000000000${letter}`;
const address = (letter: string) => `/media/${folder(letter)}/480-1600.webp`;

let library: LibraryDatabase;
let pictures: PictureDatabase;
let choice: PictureChoice;
let drawings: DrawingStore;
beforeEach(async () => {
  choice = 'small';
  drawings = memoryDrawings();
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
const syncDevice = (): Parameters<typeof createPictureSyncController>[0]['device'] => ({
  inOneWindow: async (_name, work) => (await work(), true),
  opensOffline: () => Promise.resolve(true),
  readPictureChoice: () => choice,
  writePictureChoice: (chosen) => void (choice = chosen),
  subscribePictureChoice: () => undefined,
  notifyChange: (name) => void told.push(name),
  subscribeChange: (_name, listener) => void followers.push(listener),
});
const syncOf = (change: Partial<Parameters<typeof createPictureSyncController>[0]> = {}) =>
  createPictureSyncController({
    openLibrary: () => Promise.resolve(library),
    open: () => Promise.resolve(pictures),
    ...{ drawings, shipped: SHIPPED, areFetched: true },
    fetchPicture: (path) => (asked.push(path), Promise.resolve(ok(new Uint8Array([1])))),
    device: syncDevice(),
    name: 'pictures',
    mayRun: () => true,
    ...change,
  });

test('fetches what the site and the articles show, the site first', async () => {
  asked.length = 0;
  const sync = syncOf();
  await sync.sync();
  expect(asked).toEqual(['/pictures/x.svg', ...['c', 'a', 'b'].map((letter) => `${folder(letter)}/480.webp`)]);
  const kept = { drawings: 0, uploaded: 2, others: 2, bytes: 4, missing: 0, updatedAt: 1 };
  expect(sync.read()).toMatchObject({ kept, opens: true, progress: null, problem: null });
});

test('another choice counts at once, and is remembered', async () => {
  const sync = syncOf();
  await sync.choose('all');
  expect([choice, sync.read().kept?.bytes]).toEqual(['all', 7]);
  await sync.choose('none');
  expect([choice, sync.read().kept?.bytes, sync.read().kept?.missing]).toEqual(['none', 0, 0]);
});

test('what no article shows any more goes with the next sync', async () => {
  const sync = syncOf();
  await sync.sync();
  await library.apply({ remove: [1], state: { updatedAt: 2 } });
  await sync.sync();
  expect([...(await pictures.sizes()).keys()]).toEqual([`${folder('c')}/480.webp`]);
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
  expect(other.read().kept).toBeNull();
  for (const follow of followers) follow();
  await vi.waitFor(() => expect(other.read().kept?.uploaded).toBe(2));
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
  expect((await pictures.sizes()).size).toBe(0);
});

test('another choice fetches nothing while the library is paused', async () => {
  asked.length = 0;
  await syncOf({ mayRun: () => false }).choose('all');
  expect([choice, asked]).toEqual(['all', []]);
});

test('counts a drawing that an article shows among its pictures, and says what isn’t here yet', async () => {
  const texts = libraryArticle(2).texts;
  await library.apply({ put: [{ ...libraryArticle(2), texts }], state: { updatedAt: 3 } });
  const sync = syncOf({ fetchPicture: () => Promise.resolve(failed('offline', 'the cable was pulled')) });
  await sync.sync();
  expect(sync.read().kept).toMatchObject({ drawings: 0, uploaded: 0, missing: 4, updatedAt: 3 });
  await syncOf().sync();
  await sync.look();
  expect(sync.read().kept).toMatchObject({ drawings: 1, uploaded: 2, others: 1, missing: 0 });
});

test('is open only once the pages’ own files are here', async () => {
  let arrive: (opens: boolean) => void = () => undefined;
  const opensOffline = () => new Promise<boolean>((resolve) => (arrive = resolve));
  const sync = syncOf({ device: { ...syncDevice(), opensOffline } });
  await sync.sync();
  expect(sync.read().opens).toBeNull();
  arrive(false);
  await vi.waitFor(() => expect(sync.read().opens).toBe(false));
});
