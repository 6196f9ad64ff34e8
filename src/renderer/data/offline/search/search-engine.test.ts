import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { openLibraryDatabase, type LibraryDatabase } from '../library-database.ts';
import { LIBRARY_DATABASE } from '../library-schema.ts';
import { searchEngine, type SearchEngine } from './search-engine.ts';
import type { SegmentStore } from './segment-store.ts';

const ADDRESS = 'http://backend.example/search';
let database: LibraryDatabase;
let engine: SearchEngine;
beforeEach(async () => {
  database = await openLibraryDatabase(ADDRESS);
  engine = engineOver(database);
});
afterEach(async () => {
  await database.clear();
  database.close();
  vi.restoreAllMocks();
});

function engineOver(opened: LibraryDatabase): SearchEngine {
  return searchEngine(() => Promise.resolve(opened), ADDRESS);
}

/** An article with this Indonesian title, which its English text doesn't contain. */
function titled(id: number, title: string, version = 1) {
  const { texts } = libraryArticle(id, version);
  return { id, version, texts: { ...texts, id: { ...texts.id!, title } } };
}
const found = async (search: string, language: 'id' | 'en' = 'id', from = engine) =>
  (await from.find(search, language)).map(({ id, version }) => `${id} ${version}`).sort();

test('finds what was put in once it is rebuilt, in every range, and each article in the language that it is shown in', async () => {
  const { id: indonesian } = titled(4001, 'Pemupukan').texts;
  await database.apply({
    put: [titled(1, 'Pupuk'), titled(2, 'Padi'), { id: 4001, version: 3, texts: { id: indonesian! } }],
  });
  expect(await found('memupuk')).toEqual([]);
  await engine.rebuild();
  expect(await found('memupuk')).toEqual(['1 1', '4001 3']);
  expect(await found('pemupukan', 'en')).toEqual(['4001 3']);
  expect(await found('text version', 'en')).toHaveLength(3);
  expect(await database.segments.marked()).toEqual(new Map());
});

test('takes in a range to its last id', async () => {
  const ids = Array.from({ length: 80 }, (_, at) => 1920 + at);
  await database.apply({ put: [...ids, 2000].map((id) => titled(id, 'Pupuk')) });
  await engine.rebuild();
  expect(await found('memupuk')).toHaveLength(81);
});

test('follows what changes, and rebuilds the ranges alone that it is in', async () => {
  await database.apply({ put: [titled(1, 'Pupuk'), titled(4001, 'Pupuk')] });
  await engine.rebuild();
  const before = await database.segments.keys();
  await database.apply({ put: [titled(1, 'Padi', 2)] });
  // Until then the old words are found with the old version, which no longer counts.
  expect(await found('pupuk')).toEqual(['1 1', '4001 1']);
  await engine.rebuild();
  expect(await found('pupuk')).toEqual(['4001 1']);
  expect(await found('padi')).toEqual(['1 2']);
  const kept = (await database.segments.keys()).filter((key) => before.some((each) => each.join() === key.join()));
  expect(kept.map(([, range]) => range)).toEqual([2, 2]);
  await database.forget(4001);
  await engine.rebuild();
  expect(await database.segments.keys()).toHaveLength(2);
});

test('offers what somebody may have meant', async () => {
  await database.apply({ put: [titled(1, 'Hidroponik')] });
  await engine.rebuild();
  expect(await engine.suggestSearch('hidropnik', 'id')).toBe('hidroponik');
  expect(await engine.suggestSearch('hidropnik', 'en')).toBeNull();
});

describe('a rebuild that is killed', () => {
  const STEPS: readonly (keyof SegmentStore)[] = ['marked', 'texts', 'put', 'replace', 'keys'];

  test('at any step is gone on with at the next start, and what is found is always whole', async () => {
    const articles = Array.from({ length: 130 }, (_, at) => titled(at * 60 + 1, at % 3 ? 'Padi' : 'Memupuk'));
    for (let killedAt = 1; killedAt <= 14; killedAt += 1) {
      await database.clear();
      await database.apply({ put: articles });
      let step = 0;
      const dying = { ...database.segments } as Record<string, (...values: unknown[]) => Promise<unknown>>;
      for (const name of STEPS) {
        const own = dying[name]!;
        dying[name] = (...values) => ((step += 1) >= killedAt ? Promise.reject(new Error('killed')) : own(...values));
      }
      const killed = engineOver({ ...database, segments: dying as unknown as SegmentStore });
      await expect(killed.rebuild()).rejects.toThrow('killed');
      const half = await found('pupuk');
      expect(articles.map(({ id }) => `${id} 1`)).toEqual(expect.arrayContaining(half));
      engine = engineOver(database);
      await engine.rebuild();
      expect(await found('pupuk')).toHaveLength(44);
      expect(await database.segments.marked()).toEqual(new Map());
    }
  });

  test('or overtaken by a change is done again', async () => {
    await database.apply({ put: [titled(1, 'Padi')] });
    const { segments } = database;
    let changed = false;
    const overtaken: SegmentStore = {
      ...segments,
      async texts(...values) {
        const texts = await segments.texts(...values);
        if (!changed) await database.apply({ put: [titled(1, 'Pupuk', 2)] });
        changed = true;
        return texts;
      },
    };
    await engineOver({ ...database, segments: overtaken }).rebuild();
    expect(await found('pupuk')).toEqual(['1 2']);
    expect(await database.segments.marked()).toEqual(new Map());
  });
});

test('a damaged segment is left out, and rebuilt the next time', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await database.apply({ put: [titled(1, 'Pupuk'), titled(4001, 'Pupuk')] });
  await engine.rebuild();
  const raw = await openDB(LIBRARY_DATABASE.name(ADDRESS));
  const key = (await database.segments.keys()).find(([language, range]) => language === 'id' && range === 0)!;
  const { postings, ...rest } = (await database.segments.segment(key))!;
  await raw.put('segments', { ...rest, postings: postings.map((byte) => byte ^ 1) }, key);
  raw.close();
  engine = engineOver(database);
  expect(await found('pupuk')).toEqual(['4001 1']);
  expect(warn).toHaveBeenCalledOnce();
  await engine.rebuild();
  expect(await found('pupuk')).toEqual(['1 1', '4001 1']);
});

test('segments whose roots were found by other rules get new ones, and aren’t built anew', async () => {
  await database.apply({ put: [titled(1, 'Pupuk')] });
  await engine.rebuild();
  const raw = await openDB(LIBRARY_DATABASE.name(ADDRESS));
  for (const key of await database.segments.keys()) {
    const roots = { names: '', offsets: new Uint32Array(1), words: new Uint32Array() };
    await raw.put(
      'segments',
      { ...(await database.segments.segment(key))!, rules: 'old', roots },
      key.with(2, 'old') as string[],
    );
    await raw.delete('segments', key);
  }
  raw.close();
  const texts = vi.spyOn(database.segments, 'texts');
  engine = engineOver(database);
  expect(await found('memupuk')).toEqual(['1 1']);
  await engine.rebuild();
  expect(texts).not.toHaveBeenCalled();
  expect((await database.segments.keys()).map(([, , rules]) => rules)).not.toContain('old');
  expect(await found('memupuk')).toEqual(['1 1']);
});
