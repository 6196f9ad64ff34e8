import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { libraryArticle } from '#tests/support/memory-library-source.ts';
import { ok } from '#domain/result.ts';
import { storedUnderTest } from '#tests/contract/library-hosts.ts';
import { deviceLibrary } from './device-library.ts';
import { openLibraryDatabase, type LibraryDatabase } from './library-database.ts';

// What every library answers alike, and what the bundled articles are good for before the first sync is complete, is in
// tests/contract/library.test.ts.

const everything = { search: '', category: '', language: 'id', page: 1 } as const;

let database: LibraryDatabase;
beforeEach(async () => {
  database = await openLibraryDatabase('http://backend.example/');
});
afterEach(async () => {
  await database.clear();
  database.close();
  vi.restoreAllMocks();
});

async function library(open = () => Promise.resolve(database)) {
  const { library: bundled } = await storedUnderTest();
  return deviceLibrary({ bundled, open, backend: 'http://backend.example' });
}
const idsIn = async (from: Awaited<ReturnType<typeof library>>) => {
  const page = await from.articlePage(everything);
  return page.ok && page.value.articles.map(({ id }) => id);
};

test('once it is complete, nothing is shown that the backend doesn’t publish', async () => {
  const device = await library();
  expect(await idsIn(device)).toEqual([1, 2, 3, 4, 5, 6]);
  await database.apply({ put: [libraryArticle(2), libraryArticle(9)], state: { updatedAt: 1, complete: true } });
  expect(await idsIn(device)).toEqual([2, 9]);
  expect(await device.article(1, 'id')).toMatchObject({ ok: false, code: 'not-found' });
  expect(await device.article(9, 'en')).toMatchObject({ ok: true, value: { title: 'en 9' } });
});

test('before that, what the backend withdrew isn’t shown, bundled or not', async () => {
  const device = await library();
  await database.apply({ put: [libraryArticle(9)], state: { updatedAt: 1 } });
  await database.forget(5);
  expect(await idsIn(device)).toEqual([9, 1, 2, 3, 4, 6]);
  expect(await device.article(5, 'id')).toMatchObject({ code: 'not-found' });
  await database.apply({ state: { updatedAt: 2, listed: [2, 9] } });
  expect(await idsIn(device)).toEqual([9, 2]);
});

test('counts the articles of each category in the backend’s order', async () => {
  const device = await library();
  const category = (slug: string) => ({ slug, name: { id: slug, en: slug } });
  const site = { categories: [category('technology'), category('organic')], items: { id: [], en: [] } };
  await database.apply({ put: [libraryArticle(1)], site, state: { updatedAt: 1, complete: true } });
  const page = await device.articlePage(everything);
  expect(page.ok && page.value.categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['technology', 0],
    ['organic', 1],
  ]);
});

test.each(['cards', 'article', 'site'] as const)('%s that can’t be read holds nobody up', async (what) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cards = [1, 2, 3, 4, 5, 6].map((id) => libraryArticle(id));
  await database.apply({ put: cards, state: { updatedAt: 1, complete: true } });
  const damaged = { ...database, [what]: () => Promise.reject(new Error('damaged')) };
  const device = await library(() => Promise.resolve(damaged));
  expect(await idsIn(device)).toEqual([1, 2, 3, 4, 5, 6]);
  expect((await device.article(1, 'id')).ok).toBe(true);
  expect((await device.site('id')).ok).toBe(true);
  expect(warn).toHaveBeenCalled();
});

test('shows what another window has synced meanwhile', async () => {
  const device = await library();
  await database.apply({ put: [libraryArticle(9)], state: { updatedAt: 1, complete: true } });
  expect(await idsIn(device)).toEqual([9]);
  await database.apply({ put: [libraryArticle(10)], remove: [9], state: { updatedAt: 2 } });
  expect(await idsIn(device)).toEqual([10]);
});

test('shows what a sync that is cut off has brought', async () => {
  const device = await library();
  await database.apply({ put: [libraryArticle(9)], state: { updatedAt: 1, listed: [9, 10] } });
  expect(await idsIn(device)).toEqual([9]);
  await database.apply({ put: [libraryArticle(10)] });
  expect(await idsIn(device)).toEqual([9, 10]);
});

test('forgets a damaged article, but not the version that came while it was read', async () => {
  const device = await library(() =>
    Promise.resolve({
      ...database,
      async article(id: number, choose: Parameters<LibraryDatabase['article']>[1]) {
        const stored = await database.article(id, choose);
        if (stored?.version === 1) await database.apply({ put: [libraryArticle(8, 2)] });
        return stored && { ...stored, content: undefined };
      },
    }),
  );
  await database.apply({ put: [libraryArticle(8), libraryArticle(9, 2)], state: { updatedAt: 1, complete: true } });
  expect(await device.article(8, 'id')).toMatchObject({ ok: false });
  expect(await device.article(9, 'id')).toMatchObject({ ok: false });
  expect((await database.cards()).map(({ id }) => id)).toEqual([8]);
});

test('gives the site in each language as it was synced', async () => {
  const device = await library();
  const site = { categories: [], items: { id: [{ collection: 'banners' }], en: [] } };
  await database.apply({ site, state: { updatedAt: 1 } });
  expect(await device.site('id')).toEqual(ok({ rows: [{ collection: 'banners' }], story: '' }));
  expect(await device.site('en')).toEqual(ok({ rows: [], story: '' }));
});

test('a device that keeps nothing shows what travels with the app', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const device = await library(() => Promise.reject(new Error('no')));
  expect(await idsIn(device)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await device.article(1, 'id')).toMatchObject({ ok: true });
  expect(warn).toHaveBeenCalled();
});
