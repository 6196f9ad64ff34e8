import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import {
  CUT,
  libraryArticle,
  memoryLibrarySource,
  type MemoryLibrarySource,
} from '#tests/support/memory/memory-library-source.ts';
import { LibraryCleared, openLibraryDatabase, type LibraryDatabase } from '../library-database.ts';
import { syncOnce } from './sync-once.ts';

let database: LibraryDatabase;
beforeEach(async () => {
  database = await openLibraryDatabase('http://backend.example/');
});
afterEach(async () => {
  await database.clear();
  database.close();
  vi.restoreAllMocks();
});

const articles = (count: number) => Array.from({ length: count }, (_, at) => libraryArticle(at + 1));

const contentOf = async (id: number, language: 'id' | 'en') => (await database.article(id, () => language))?.content;

/** Everything that is readable here, as the source has it. */
async function onDevice(): Promise<Record<number, string>> {
  const found: Record<number, string> = {};
  for (const { id, version, cards } of await database.cards()) {
    const contents = [await contentOf(id, 'id'), await contentOf(id, 'en')];
    found[id] = JSON.stringify([version, cards.id?.title, cards.en?.title, ...contents]);
  }
  return found;
}

function published(source: MemoryLibrarySource): Record<number, string> {
  const all = [...source.published.values()];
  return Object.fromEntries(
    all.map(({ id, version, texts }) => [
      id,
      JSON.stringify([version, texts.id?.title, texts.en?.title, texts.id?.content, texts.en?.content]),
    ]),
  );
}

async function expectTheSame(source: MemoryLibrarySource): Promise<void> {
  expect(await onDevice()).toEqual(published(source));
  expect(await database.site()).toEqual(source.site);
}

test('the first sync brings everything, the second asks once', async () => {
  const source = memoryLibrarySource(...articles(100));
  expect(await syncOnce({ source, database, now: () => 5 })).toEqual(ok({ changed: true }));
  await expectTheSame(source);
  expect(await database.syncState()).toMatchObject({ checkedAt: 5, updatedAt: 5, complete: true });
  expect(source.asked).toEqual(['state', 'index', 'articles', 'articles', 'articles']);
  expect(await syncOnce({ source, database, now: () => 9 })).toEqual(ok({ changed: false }));
  expect(source.asked.slice(5)).toEqual(['state']);
  expect(await database.syncState()).toMatchObject({ checkedAt: 9, updatedAt: 5 });
});

test('only what changed is fetched, what is gone goes, and a language that was withdrawn with it', async () => {
  const source = memoryLibrarySource(...articles(50));
  await syncOnce({ source, database });
  source.published.delete(7);
  source.published.set(8, libraryArticle(8, 2));
  const { en: _en, ...indonesian } = libraryArticle(9, 2).texts;
  source.published.set(9, { id: 9, version: 2, texts: indonesian });
  source.published.set(60, libraryArticle(60));
  source.site = { ...source.site, items: { id: [{ collection: 'banners' }], en: [] } };
  const fetched: string[] = [];
  const spied = { ...source, articles: (ids: readonly number[]) => (fetched.push(ids.join()), source.articles(ids)) };
  await syncOnce({ source: spied, database });
  expect(fetched).toEqual(['60,9,8']);
  await expectTheSame(source);
});

test('what is older on the backend than here is taken too: it was restored from a backup', async () => {
  const source = memoryLibrarySource(libraryArticle(1, 5), libraryArticle(2, 5));
  await syncOnce({ source, database });
  source.published.set(1, libraryArticle(1, 3));
  await syncOnce({ source, database });
  await expectTheSame(source);
});

describe('cut at any question', () => {
  test('what has come is whole, and the next sync completes it', async () => {
    for (let cut = 1; cut <= 6; cut += 1) {
      await database.clear();
      const source = memoryLibrarySource(...articles(90));
      source.before = (_call, nth) => (nth >= cut ? CUT : undefined);
      const result = await syncOnce({ source, database });
      expect(result.ok).toBe(cut > 5);
      const have = await onDevice();
      expect(published(source)).toMatchObject(have);
      expect((await database.syncState()).complete).toBe(cut > 5);
      source.before = () => undefined;
      await syncOnce({ source, database });
      await expectTheSame(source);
    }
  });

  test('a change in the middle of it is there after the next sync', async () => {
    for (let at = 1; at <= 5; at += 1) {
      await database.clear();
      const source = memoryLibrarySource(...articles(90));
      source.before = (_call, nth) => {
        if (nth === at) {
          source.published.set(85, libraryArticle(85, 2));
          source.published.delete(3);
          source.published.set(200, libraryArticle(200));
        }
        return undefined;
      };
      await syncOnce({ source, database });
      await syncOnce({ source, database });
      await expectTheSame(source);
    }
  });
});

test('what came with a sync that was cut off, and is withdrawn before the next one, goes', async () => {
  const source = memoryLibrarySource(...articles(8));
  await syncOnce({ source, database });
  const before = new Map(source.published);
  for (let id = 9; id <= 120; id += 1) source.published.set(id, libraryArticle(id));
  source.before = (call) =>
    call === 'articles' && source.asked.filter((each) => each === 'articles').length > 2 ? CUT : undefined;
  expect((await syncOnce({ source, database })).ok).toBe(false);
  expect((await database.cards()).length).toBe(48);
  // Its digests are now as they were before.
  source.published.clear();
  for (const [id, article] of before) source.published.set(id, article);
  source.before = () => undefined;
  await syncOnce({ source, database });
  await expectTheSame(source);
});

test('an article that was forgotten comes back with the next sync where it is published', async () => {
  const source = memoryLibrarySource(...articles(20));
  await syncOnce({ source, database });
  await database.forget(7);
  expect((await database.cards()).length).toBe(19);
  await syncOnce({ source, database });
  await expectTheSame(source);
});

test('one that is damaged comes back with the next sync, or is known to be withdrawn', async () => {
  const source = memoryLibrarySource(...articles(20));
  source.moment = 77;
  await syncOnce({ source, database });
  expect((await database.syncState()).publishedUntil).toBe(77);
  await database.removeDamaged(7, 2);
  expect((await database.cards()).length).toBe(20);
  await Promise.all([database.removeDamaged(7, 1), database.removeDamaged(8, 1)]);
  expect((await database.syncState()).damaged).toEqual([7, 8]);
  source.published.delete(8);
  await syncOnce({ source, database });
  await expectTheSame(source);
  expect((await database.syncState()).damaged).toEqual([]);
});

test('what nobody proved gives way to what is published, also where it says that it is of the same version', async () => {
  const source = memoryLibrarySource(...articles(20));
  await syncOnce({ source, database });
  const { id, version, texts } = libraryArticle(7);
  const forged = { id, version, texts: { id: { ...texts.id!, content: 'Forged.' } } };
  await database.apply({ put: [forged, libraryArticle(21)], unverified: [7, 21] });
  expect(await contentOf(7, 'id')).toBe('Forged.');
  await syncOnce({ source, database });
  await expectTheSame(source);
  expect((await database.syncState()).unverified).toEqual([]);
  await syncOnce({ source, database });
  expect(source.asked.at(-1)).toBe('state');
});

test('one that is forgotten during a sync isn’t put back by an older answer, and comes with the next where it is published', async () => {
  const source = memoryLibrarySource(...articles(20));
  await syncOnce({ source, database });
  source.published.set(8, libraryArticle(8, 2));
  source.published.set(30, libraryArticle(30));
  // 7 is in no batch of this sync, 30 is.
  source.before = (call) => {
    if (call === 'articles') void Promise.all([database.forget(7), database.forget(30)]);
    return undefined;
  };
  await syncOnce({ source, database });
  expect((await database.cards()).map(({ id }) => id)).not.toContain(30);
  source.before = () => undefined;
  await syncOnce({ source, database });
  await expectTheSame(source);
});

test('what is withdrawn goes where the device has no room for anything new', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const source = memoryLibrarySource(...articles(5));
  await syncOnce({ source, database });
  source.published.delete(3);
  source.published.set(9, libraryArticle(9));
  source.site = { ...source.site, items: { id: [{ collection: 'banners' }], en: [] } };
  const full: LibraryDatabase = {
    ...database,
    apply: (change) =>
      change.put || change.site ? Promise.reject(new DOMException('', 'QuotaExceededError')) : database.apply(change),
  };
  await expect(syncOnce({ source, database: full })).rejects.toThrow();
  expect((await database.cards()).map(({ id }) => id)).toEqual([1, 2, 4, 5]);
});

test('a library that can’t be read any more is fetched anew', async () => {
  const source = memoryLibrarySource(...articles(20));
  await syncOnce({ source, database });
  source.published.set(21, libraryArticle(21));
  const versions = () => Promise.reject(new Error('damaged'));
  source.published.delete(4);
  await expect(syncOnce({ source, database: { ...database, versions } })).rejects.toThrow(LibraryCleared);
  // It stays known what was published: nothing else counts until the next sync.
  expect((await database.syncState()).listed).toHaveLength(20);
  await syncOnce({ source, database });
  await expectTheSame(source);
  expect(await database.syncState()).toMatchObject({ complete: true, listed: null, withdrawn: [] });
});

test('libraries of two backends stay apart', async () => {
  const other = await openLibraryDatabase('http://other.example/');
  await syncOnce({ source: memoryLibrarySource(...articles(3)), database });
  await syncOnce({ source: memoryLibrarySource(libraryArticle(9)), database: other });
  expect((await database.cards()).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect((await other.cards()).map(({ id }) => id)).toEqual([9]);
  other.close();
});

test('long texts come in smaller batches', async () => {
  const source = memoryLibrarySource(...articles(10));
  const long = {
    ...source,
    index: async (parts: readonly number[]) => {
      const index = await source.index(parts);
      return index.ok ? ok(index.value.map((entry) => ({ ...entry, bytes: 100_000 }))) : index;
    },
  };
  await syncOnce({ source: long, database });
  expect(source.asked.filter((call) => call === 'articles')).toHaveLength(4);
});

test('more than half gone at once goes only when a second question says the same', async () => {
  const source = memoryLibrarySource(...articles(10));
  await syncOnce({ source, database });
  const all = new Map(source.published);
  source.published.clear();
  source.before = (call, nth) => {
    if (call === 'state' && nth === source.asked.length && source.asked.filter((each) => each === 'state').length === 3)
      for (const [id, article] of all) source.published.set(id, article);
    return undefined;
  };
  expect((await syncOnce({ source, database })).ok).toBe(false);
  await expectTheSame(source);

  source.published.clear();
  source.before = () => undefined;
  expect(await syncOnce({ source, database })).toEqual(ok({ changed: true }));
  await expectTheSame(source);
});
