import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
});

const articles = (count: number) => Array.from({ length: count }, (_, at) => libraryArticle(at + 1));

/** The same articles are here in the same versions. */
async function expectTheSame({ published }: MemoryLibrarySource): Promise<void> {
  const versions = [...published.values()].map(({ id, version }) => [id, version] as const);
  expect(new Map(await database.versions())).toEqual(new Map(versions));
}

test('a library that is removed during a sync isn’t filled by what the sync knew before', async () => {
  const source = memoryLibrarySource(...articles(90));
  await syncOnce({ source, database });
  source.before = (call) => {
    // Before the answer, the other window removes everything.
    if (call === 'state') void database.clear();
    return undefined;
  };
  await expect(syncOnce({ source, database })).rejects.toThrow(LibraryCleared);
  expect(await database.syncState()).toMatchObject({ complete: false, parts: [] });
  source.before = () => undefined;
  await syncOnce({ source, database });
  await expectTheSame(source);
});

describe('answers of different moments leave no gap for ever', () => {
  const older = (call: 'index' | 'articles', source: MemoryLibrarySource, stale: MemoryLibrarySource) => ({
    ...source,
    index: call === 'index' ? stale.index : source.index,
    articles: call === 'articles' ? stale.articles : source.articles,
  });

  test.each(['index', 'articles'] as const)('where the %s are behind', async (call) => {
    const stale = memoryLibrarySource(...articles(9));
    const source = memoryLibrarySource(...articles(9));
    await syncOnce({ source, database });
    source.published.set(3, libraryArticle(3, 2));
    await syncOnce({ source: older(call, source, stale), database });
    await syncOnce({ source, database });
    await expectTheSame(source);
  });

  test('where the first index is empty, what is here isn’t taken for everything', async () => {
    const source = memoryLibrarySource(...articles(30));
    await syncOnce({ source: older('index', source, memoryLibrarySource()), database });
    expect(await database.syncState()).toMatchObject({ complete: false });
    await syncOnce({ source, database });
    await expectTheSame(source);
    expect(await database.syncState()).toMatchObject({ complete: true });
  });
});

test('what was forgotten stays so through a sync that reaches nobody', async () => {
  const source = memoryLibrarySource(...articles(9));
  await syncOnce({ source, database });
  await database.forget(7);
  source.before = () => CUT;
  await syncOnce({ source, database });
  expect((await database.syncState()).forgotten).toEqual([7]);
});

test('an address that leads nowhere is no news', async () => {
  const source = memoryLibrarySource(...articles(9));
  await syncOnce({ source, database, now: () => 7 });
  await database.forget(999_999);
  expect((await database.syncState()).updatedAt).toBe(7);
  expect(await syncOnce({ source, database })).toEqual(ok({ changed: false }));
});
