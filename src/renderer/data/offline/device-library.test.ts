import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import type { ArticleQuery } from '#domain/article.ts';
import { ok } from '#domain/result.ts';
import { storedUnderTest } from '#tests/contract/library-hosts.ts';
import { failed } from '#domain/result.ts';
import { deviceLibrary } from './device-library.ts';
import { deviceSearch } from './search/device-search.ts';
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

async function library(open = () => Promise.resolve(database), search = deviceSearch('http://backend.example/')) {
  const { library: bundled } = await storedUnderTest();
  return deviceLibrary({ bundled, open, backend: 'http://backend.example', search });
}
const idsIn = async (from: Awaited<ReturnType<typeof library>>) => {
  const page = await from.articlePage(everything);
  return page.ok && page.value.articles.map(({ id }) => id);
};

test('once it is complete, nothing is shown that the backend doesn’t publish', async () => {
  const device = await library();
  expect(await idsIn(device)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await database.apply({ put: [libraryArticle(2), libraryArticle(9)], state: { updatedAt: 1, complete: true } });
  expect(await idsIn(device)).toEqual([2, 9]);
  expect(await device.article(1, 'id')).toMatchObject({ ok: false, code: 'not-found' });
  expect(await device.article(9, 'en')).toMatchObject({ ok: true, value: { title: 'en 9' } });
});

test('a tag narrows the list to the articles that have it in the language they are shown in', async () => {
  const tags = [{ slug: 'compost', name: { id: 'Kompos', en: 'Compost' } }];
  const { texts } = libraryArticle(9);
  const tagged = { ...libraryArticle(9), texts: { ...texts, id: { ...texts.id!, tags } } };
  const device = await library();
  await database.apply({ put: [libraryArticle(2), tagged], state: { updatedAt: 1, complete: true } });
  const asked = async (language: 'id' | 'en') => {
    const page = await device.articlePage({ ...everything, language, tag: 'compost' });
    return page.ok && { ids: page.value.articles.map(({ id }) => id), total: page.value.total, tag: page.value.tag };
  };
  expect(await asked('id')).toEqual({ ids: [9], total: 1, tag: tags[0] });
  expect(await asked('en')).toEqual({ ids: [], total: 0, tag: undefined });
  expect(await device.article(9, 'id')).toMatchObject({ ok: true, value: { tags } });
});

test('before that, what the backend withdrew isn’t shown, bundled or not', async () => {
  const device = await library();
  await database.apply({ put: [libraryArticle(9)], state: { updatedAt: 1 } });
  await database.forget(5);
  expect(await idsIn(device)).toEqual([9, 1, 2, 3, 4, 6, 7, 8]);
  expect(await device.article(5, 'id')).toMatchObject({ code: 'not-found' });
  await database.apply({ state: { updatedAt: 2, listed: [2, 9] } });
  expect(await idsIn(device)).toEqual([9, 2]);
});

test('before that, where the site can’t be reached, what the device has is listed all the same', async () => {
  const { library: bundled } = await storedUnderTest();
  const articlePage = () => Promise.resolve(failed('offline', 'no network'));
  const search = deviceSearch('http://backend.example/');
  const options = { open: () => Promise.resolve(database), backend: 'http://backend.example', search };
  const device = deviceLibrary({ ...options, bundled: { ...bundled, articlePage } });
  expect(await idsIn(device)).toBe(false);
  await database.apply({ put: [libraryArticle(9)], state: { updatedAt: 1 } });
  expect(await idsIn(device)).toEqual([9]);
});

test('of a damaged library that was cleared, nothing comes back that the backend doesn’t publish', async () => {
  const device = await library();
  await database.apply({ put: [2, 3, 4, 9].map((id) => libraryArticle(id)), state: { updatedAt: 1, complete: true } });
  await database.forget(4);
  await database.clear(true);
  expect(await idsIn(device)).toEqual([2, 3]);
  expect(await device.article(4, 'id')).toMatchObject({ code: 'not-found' });
  expect(await device.article(1, 'en')).toMatchObject({ code: 'not-found' });
  expect(await device.article(2, 'en')).toMatchObject({ ok: true });
  // The same again, before anything was synced: it is damaged for good.
  await database.forget(3);
  await database.clear(true);
  expect(await idsIn(device)).toEqual([2]);
  // The user removes the library.
  await database.clear();
  expect(await idsIn(device)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('of a library that can’t be read, nothing comes back that the backend doesn’t publish', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await database.apply({ put: [libraryArticle(2), libraryArticle(9)], state: { updatedAt: 1, complete: true } });
  const cards = () => Promise.reject(new Error('damaged'));
  const device = await library(() => Promise.resolve({ ...database, cards }));
  expect(await idsIn(device)).toEqual([2]);
});

test('an article that nobody proved is of no version: the backend’s own takes its place whatever it says of itself', async () => {
  const device = await library();
  await database.apply({ put: [libraryArticle(2), libraryArticle(9)], unverified: [9], state: { updatedAt: 1 } });
  const proved = await device.article(2, 'id');
  expect(proved).toMatchObject({ ok: true, value: { version: '1' } });
  expect(proved).not.toHaveProperty('value.unverified');
  expect(await device.article(9, 'id')).toMatchObject({
    ok: true,
    value: { title: 'id 9', version: '', unverified: true },
  });
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
  const cards = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => libraryArticle(id));
  await database.apply({ put: cards, state: { updatedAt: 1, complete: true } });
  const damaged = { ...database, [what]: () => Promise.reject(new Error('damaged')) };
  const device = await library(() => Promise.resolve(damaged));
  expect(await idsIn(device)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
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

describe('a search', () => {
  const titled = (id: number, title: string, slug = 'organic') => {
    const { texts } = libraryArticle(id);
    const category = { slug, name: { id: slug, en: slug } };
    return { id, version: 1, texts: { id: { ...texts.id!, title, category, content: 'Sesudah dipupuk.' } } };
  };
  const search = deviceSearch('http://backend.example/');
  const found = async (asked: Partial<ArticleQuery>, from = library()) => {
    const page = await (await from).articlePage({ ...everything, ...asked });
    return page.ok && [page.value.total, page.value.articles.map(({ id }) => id)];
  };
  beforeEach(() =>
    database.apply({
      put: [titled(1, 'Pemupukan padi'), titled(2, 'Padi', 'technology'), titled(3, 'Pupuk'), titled(4, 'Pupuk padi')],
      state: { updatedAt: 1, complete: true },
    }),
  );

  test('puts what has its letters first, newest first, then what has its words in other forms, the best first', async () => {
    await search.rebuild();
    expect(await found({ search: 'pupuk' })).toEqual([4, [3, 4, 1, 2]]);
    expect(await found({ search: 'memupuk' })).toEqual([4, [1, 3, 4, 2]]);
    expect(await found({ search: 'memupuk', category: 'technology' })).toEqual([1, [2]]);
    expect(await found({ search: ' ' })).toEqual([4, [1, 2, 3, 4]]);
  });

  test('counts and pages both kinds together', async () => {
    const more = Array.from({ length: 30 }, (_, at) => titled(10 + at, at % 2 ? 'Pupuk' : 'Memupuk'));
    await database.apply({ put: more, state: { updatedAt: 2 } });
    await search.rebuild();
    const pages = await Promise.all([1, 2, 3].map((page) => found({ search: 'pupuk', page })));
    const ids = pages.flatMap((page) => (page ? (page[1] as number[]) : []));
    expect(pages.map((page) => page && page[0])).toEqual([34, 34, 34]);
    expect([ids.length, new Set(ids).size]).toEqual([34, 34]);
  });

  test('leaves out what the index has in another version', async () => {
    await search.rebuild();
    const other = titled(2, 'Sorgum');
    const texts = { id: { ...other.texts.id, content: 'Lain' } };
    await database.apply({ put: [{ ...other, version: 2, texts }], remove: [3], state: { updatedAt: 2 } });
    expect(await found({ search: 'memupuk' })).toEqual([2, [1, 4]]);
  });

  test('of a complete library is one of everything, once its index is built; else only of what is here', async () => {
    const onlyHere = async (from = library()) => {
      const page = await (await from).articlePage({ ...everything, search: 'padi' });
      return page.ok && page.value.onlyHere === true;
    };
    const isComplete = async () => (await library()).isComplete?.();
    expect([await onlyHere(), await isComplete()]).toEqual([true, false]);
    await search.rebuild();
    expect([await onlyHere(), await isComplete()]).toEqual([false, true]);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await onlyHere(library(undefined, { ...search, find: () => Promise.reject(new Error('no')) }))).toBe(true);
    await database.apply({ state: { updatedAt: 2, complete: false } });
    expect([await onlyHere(), await isComplete()]).toEqual([true, false]);
  });

  test('that no article has all words of shows what comes nearest, the best first', async () => {
    await search.rebuild();
    const page = await (await library()).articlePage({ ...everything, search: 'padi pupuk xyz' });
    expect(page).toMatchObject({ value: { partial: true, total: 4 } });
    expect(page.ok && page.value.articles.map(({ id }) => id)).toEqual([1, 4, 2, 3]);
  });

  test('that the index can’t answer finds letters', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = {
      ...search,
      find: () => Promise.reject(new Error('no')),
      suggestSearch: () => Promise.reject(new Error('no')),
    };
    const device = library(undefined, broken);
    expect(await found({ search: 'pupuk' }, device)).toEqual([2, [3, 4]]);
    expect(await (await device).suggestSearch('pupk', 'id')).toEqual(ok(null));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('that finds nothing may have meant another one, also of what travels with the app', async () => {
    await search.rebuild();
    expect(await (await library()).suggestSearch('pupk', 'id')).toEqual(ok('pupuk'));
    await database.apply({ state: { complete: false } });
    expect(await (await library()).suggestSearch('pematng', 'id')).toEqual(ok('pematang'));
    expect(await found({ search: 'pematang' })).toEqual([1, [6]]);
  });
});

test('a device that keeps nothing shows what travels with the app', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const device = await library(() => Promise.reject(new Error('no')));
  expect(await idsIn(device)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await device.article(1, 'id')).toMatchObject({ ok: true });
  expect(warn).toHaveBeenCalled();
});
