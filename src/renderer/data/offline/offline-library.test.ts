import { beforeEach, describe, expect, test } from 'vitest';
import type { ArticleQuery } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { memoryDeviceStore } from '#tests/support/memory-device-store.ts';
import { cardOf, readableArticle } from '#tests/support/readable-article.ts';
import { pageOf } from '../bundled/stored-library.ts';
import type { ReadableArticle, StoredLibrary } from '../repository.ts';
import { articleCopies, type ArticleCopies } from './article-copies.ts';
import { knownArticles, offlineLibrary } from './offline-library.ts';

const organic = { slug: 'organic', name: { id: 'Organik', en: 'Organic' } };
const rice = { slug: 'rice', name: { id: 'Padi', en: 'Rice' } };
const everything: ArticleQuery = { search: '', category: '', language: 'id', page: 1 };

/** Bundled in both languages, ids 1 to `count`, the first the newest. */
function bundle(count: number): StoredLibrary {
  const articles = (language: 'id' | 'en') =>
    Array.from({ length: count }, (_, index) =>
      readableArticle(index + 1, {
        date: `2024-01-${String(60 - index).slice(-2)}`,
        language,
        title: `Bundel ${index + 1}`,
      }),
    );
  return {
    site: () => Promise.resolve(ok({ rows: [], story: '' })),
    articlePage: (query) => {
      const all = articles(query.language).map(cardOf);
      return Promise.resolve(ok(pageOf({ articles: all, total: count, categories: [{ ...organic, count }] }, query)));
    },
    firstArticles: (language) => Promise.resolve(ok(articles(language).map(cardOf))),
    article: (id, language) => {
      const found = articles(language).find((each) => each.id === id);
      return Promise.resolve(found ? ok(found) : failed('not-found', String(id)));
    },
  };
}

let copies: ArticleCopies;
let library: StoredLibrary;

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const list = async (query: Partial<ArticleQuery> = {}) =>
  valueOf(await library.articlePage({ ...everything, ...query }));
const ids = async (query: Partial<ArticleQuery> = {}) => (await list(query)).articles.map(({ id }) => id);
const keep = (id: number, fields: Partial<ReadableArticle> = {}, asked: 'id' | 'en' = 'id') =>
  copies.keep(asked, readableArticle(id, fields));

beforeEach(() => {
  copies = articleCopies(memoryDeviceStore(), 'https://here.example/');
  library = offlineLibrary(bundle(3), copies);
});

describe('an article', () => {
  test('that is bundled is there before anything was read online', async () => {
    expect(valueOf(await library.article(2, 'en'))).toMatchObject({ title: 'Bundel 2', language: 'en' });
  });

  test('that was read online is there although it isn’t bundled', async () => {
    await keep(7);
    expect(valueOf(await library.article(7, 'id'))).toMatchObject({ id: 7 });
    expect(await library.article(8, 'id')).toMatchObject({ ok: false, code: 'not-found' });
  });

  test('that was changed online shows its newer copy', async () => {
    await keep(1, { title: 'Diubah', version: 'v2' });
    expect(valueOf(await library.article(1, 'id'))).toMatchObject({ title: 'Diubah', version: 'v2' });
  });

  test('in another language than its copy is the bundled one, else the copy', async () => {
    await keep(1, { title: 'Diubah' });
    await keep(7, { title: 'Baru' });
    expect(valueOf(await library.article(1, 'en'))).toMatchObject({ title: 'Bundel 1', language: 'en' });
    expect(valueOf(await library.article(7, 'en'))).toMatchObject({ title: 'Baru', language: 'id', otherCopy: true });
  });

  test('whose copy was asked for in this language says what the backend has of it', async () => {
    // Asked for in English, the backend gave the Indonesian one: there is no English one.
    await keep(7, { title: 'Baru' }, 'en');
    expect(valueOf(await library.article(7, 'en')).otherCopy).toBeUndefined();
    expect(valueOf(await library.article(7, 'id')).otherCopy).toBeUndefined();
  });

  test('that was withdrawn stays away, a bundled one too', async () => {
    await keep(7);
    await copies.withdraw([1, 7]);
    for (const id of [1, 7]) expect(await library.article(id, 'id')).toMatchObject({ ok: false, code: 'not-found' });
  });
});

describe('the list', () => {
  test('holds bundled and copied articles, the newest first, of one day by id', async () => {
    await keep(9, { date: '2025-01-01' });
    await keep(7, { date: '2024-01-59' });
    await keep(8, { date: '2025-01-01' });
    expect(await ids()).toEqual([8, 9, 1, 2, 7, 3]);
    expect((await list()).total).toBe(6);
  });

  test('shows the newer title, and searches in it', async () => {
    await keep(2, { title: 'Kompos baru' });
    expect(await ids({ search: 'KOMPOS' })).toEqual([2]);
    expect(await ids({ search: 'Bundel 2' })).toEqual([]);
    expect((await list({ search: 'kompos' })).total).toBe(1);
  });

  test('counts what came and went in each category, and adds new categories', async () => {
    await keep(7, { category: rice });
    await keep(8);
    await keep(1, { category: rice });
    await copies.withdraw([2]);
    const { categories, total } = await list();
    expect(categories).toEqual([
      { ...organic, count: 2 },
      { ...rice, count: 2 },
    ]);
    expect(total).toBe(4);
    expect(await ids({ category: 'rice' })).toEqual([1, 7]);
  });

  test('falls back to the other language where there is nothing else', async () => {
    await keep(7, { title: 'Hanya di sini' });
    await keep(1, { title: 'Diubah' });
    const { articles } = await list({ language: 'en' });
    expect(articles.map(({ id, language, title }) => [id, language, title])).toEqual([
      [1, 'en', 'Bundel 1'],
      [2, 'en', 'Bundel 2'],
      [3, 'en', 'Bundel 3'],
      [7, 'id', 'Hanya di sini'],
    ]);
  });

  test('takes the wanted language’s copy before the other’s', async () => {
    await keep(7, { title: 'New', language: 'en' }, 'en');
    await keep(7, { title: 'Baru' }, 'id');
    expect((await list({ language: 'en', search: 'new' })).total).toBe(1);
    expect((await list({ language: 'id', search: 'baru' })).total).toBe(1);
  });

  test('comes in pages of 24, with all of the bundled ones in it', async () => {
    library = offlineLibrary(bundle(50), copies);
    await keep(100, { date: '2030-01-01' });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ids({ page })));
    expect(pages.map((page) => page.length)).toEqual([24, 24, 3, 0]);
    expect(new Set(pages.flat()).size).toBe(51);
    expect(pages[0]?.[0]).toBe(100);
  });

  test('of articles to read next has the lowest ids first, without the withdrawn ones', async () => {
    await keep(7);
    await keep(2, { title: 'Diubah' });
    await copies.withdraw([1]);
    const first = valueOf(await library.firstArticles('id'));
    expect(first.map(({ id, title }) => [id, title])).toEqual([
      [2, 'Diubah'],
      [3, 'Bundel 3'],
      [7, 'Artikel 7'],
    ]);
  });
});

test('a bundle that can’t be read is told by its code, and copies are still read', async () => {
  const broken = () => Promise.resolve(failed('server', 'broken'));
  library = offlineLibrary({ articlePage: broken, firstArticles: broken, article: broken, site: broken }, copies);
  await keep(7);
  expect(await library.articlePage(everything)).toMatchObject({ ok: false, code: 'server' });
  expect(await library.firstArticles('id')).toMatchObject({ ok: false, code: 'server' });
  expect(await library.article(1, 'id')).toMatchObject({ ok: false, code: 'server' });
  expect((await library.article(7, 'id')).ok).toBe(true);
});

test('everything known is what is bundled, copied, or was withdrawn', async () => {
  await keep(7);
  await keep(7, {}, 'en');
  await copies.withdraw([2, 12]);
  expect(await knownArticles(bundle(3), copies)).toEqual([1, 2, 3, 7, 12]);
});
