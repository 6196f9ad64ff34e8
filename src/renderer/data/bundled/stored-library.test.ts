import { describe, expect, test } from 'vitest';
import type { ArticlePage, ArticleSummary } from '#domain/article.ts';
import { hasLetters, storedLibrary } from './stored-library.ts';

function summary(id: number, title: string, category = 'organic', excerpt = ''): ArticleSummary {
  return {
    id,
    title,
    excerpt,
    image: '/pictures/x.svg',
    imageAlt: '',
    date: '2024-01-01',
    category: { slug: category, name: { id: category, en: category } },
    language: 'id',
    words: 700,
  };
}

const many = Array.from({ length: 60 }, (_, index) =>
  summary(index + 1, `Artikel ${index + 1}`, index % 2 ? 'organic' : 'technology'),
);
const list: ArticlePage = {
  articles: many,
  total: 900,
  categories: [{ slug: 'organic', name: { id: 'Organik', en: 'Organic' }, count: 450 }],
};
const asked: string[] = [];

/** The host's files as a map from path to text. */
function hostWith(files: Record<string, string>) {
  return (path: string): Promise<Response> => {
    asked.push(path);
    const text = files[path];
    return Promise.resolve(new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 }));
  };
}

const query = { search: '', category: '', language: 'id', page: 1 } as const;
const library = storedLibrary(hostWith({ '/data/id/articles.json': JSON.stringify(list) }));

test('the rest of the site is read as the build wrote it', async () => {
  const site = { rows: [{ collection: 'about' }], story: '<p>Dari benih</p>' };
  const stored = storedLibrary(hostWith({ '/data/en/site.json': JSON.stringify(site) }));
  expect(await stored.site('en')).toEqual({ ok: true, value: site });
  expect(await stored.site('id')).toMatchObject({ ok: false, code: 'not-found' });
});

describe('the list', () => {
  test('is read in the language that is asked for', async () => {
    asked.length = 0;
    await library.articlePage({ ...query, language: 'en' });
    expect(asked).toEqual(['/data/en/articles.json']);
  });

  test('comes in pages of 24, and the last one is shorter', async () => {
    const sizes = await Promise.all(
      [1, 2, 3, 4].map(async (page) => {
        const result = await library.articlePage({ ...query, page });
        return result.ok ? result.value.articles.map((article) => article.id) : null;
      }),
    );
    expect(sizes.map((ids) => ids?.length)).toEqual([24, 24, 12, 0]);
    expect(sizes[1]?.[0]).toBe(25);
  });

  test('knows how many articles there are even where only the newest are listed', async () => {
    expect(await library.articlePage(query)).toMatchObject({ ok: true, value: { total: 900 } });
  });

  test('counts what matches a category or a search, and leaves the categories’ own counts', async () => {
    const organic = await library.articlePage({ ...query, category: 'organic', page: 2 });
    expect(organic).toMatchObject({ ok: true, value: { total: 30, categories: [{ slug: 'organic', count: 450 }] } });
    const found = await library.articlePage({ ...query, search: 'artikel 1', category: 'technology' });
    expect(found).toMatchObject({ ok: true, value: { total: 6 } });
  });
});

test('a tag narrows the list, alone and with a search, and is named', async () => {
  const tag = { slug: 'compost', name: { id: 'Kompos', en: 'Compost' } };
  const tagged = many.map((each) => (each.id % 20 === 0 ? { ...each, tags: [tag] } : each));
  const stored = storedLibrary(hostWith({ '/data/id/articles.json': JSON.stringify({ ...list, articles: tagged }) }));
  const found = await stored.articlePage({ ...query, tag: 'compost' });
  expect(found).toMatchObject({ ok: true, value: { total: 3, tag, articles: [{ id: 20 }, { id: 40 }, { id: 60 }] } });
  const both = await stored.articlePage({ ...query, tag: 'compost', search: 'artikel 4' });
  expect(both).toMatchObject({ ok: true, value: { total: 1, articles: [{ id: 40 }] } });
  const unknown = await stored.articlePage({ ...query, tag: 'rice' });
  expect(unknown).toMatchObject({ ok: true, value: { total: 0, articles: [] } });
  expect(unknown.ok && unknown.value.tag).toBeUndefined();
  const none = await stored.articlePage(query);
  expect(none.ok && none.value.tag).toBeUndefined();
});

describe('a search', () => {
  test.each([
    ['kompos', true],
    ['KOMPOS', true],
    ['  cacing ', true],
    ['dapur', true],
    ['kompos dapur', false],
    ['', true],
    ['   ', true],
  ])('for %j in title or excerpt: %s', (search, found) => {
    expect(hasLetters(summary(1, 'Kompos cacing', 'organic', 'Dari sisa DAPUR'), search)).toBe(found);
  });

  test.each(['%', '_', '\\', ',', '(', ')', '"', '.*', '[', '$'])('takes %s as it is', (mark) => {
    expect(hasLetters(summary(1, `a ${mark} b`), mark)).toBe(true);
    expect(hasLetters(summary(1, 'a b'), mark)).toBe(false);
  });

  test('is the same with unseen signs, ligatures, accents and doubled blanks, in the search and in the text', () => {
    const article = summary(1, 'Pe\u00ADmu\u00ADpuk\u00ADan e\uFB01sien', 'organic', 'Café  di\u00A0sawah');
    for (const search of ['pemupukan efisien', 'pemupuk\u200Ban e\uFB01sien', 'cafe di sawah', 'CAFÉ  di  sawah'])
      expect(hasLetters(article, search), search).toBe(true);
  });

  test('that no article has all words of shows those that have some, and says so', async () => {
    const articles = [summary(1, 'Kompos cacing'), summary(2, 'Cacing merah'), summary(3, 'Padi')];
    const stored = storedLibrary(hostWith({ '/data/id/articles.json': JSON.stringify({ ...list, articles }) }));
    const partly = await stored.articlePage({ ...query, search: 'kompos cacing wereng' });
    expect(partly).toMatchObject({ value: { partial: true, total: 2, articles: [{ id: 1 }, { id: 2 }] } });
    const wholly = await stored.articlePage({ ...query, search: 'cacing kompos' });
    expect(wholly).toMatchObject({ value: { total: 1, articles: [{ id: 1 }] } });
    expect(wholly.ok && wholly.value.partial).toBeUndefined();
    const none = await stored.articlePage({ ...query, search: 'wereng di' });
    expect(none).toMatchObject({ value: { total: 0, articles: [] } });
    expect(none.ok && none.value.partial).toBeUndefined();
  });
});

describe('one article', () => {
  test('is read from its own file', async () => {
    const files = hostWith({ '/data/en/article-3.json': JSON.stringify({ id: 3, html: '<p>x</p>' }) });
    expect(await storedLibrary(files).article(3, 'en')).toMatchObject({ ok: true, value: { id: 3 } });
  });

  test('that has no file isn’t found', async () => {
    expect(await library.article(7, 'id')).toMatchObject({ ok: false, code: 'not-found' });
  });
});

describe('a host that fails', () => {
  test.each([
    ['an error page', () => Promise.resolve(new Response('broken', { status: 500 })), 'server'],
    ['a page where data was due', () => Promise.resolve(new Response('<html></html>')), 'offline'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ] as const)('with %s is told by a code', async (_what, fetchFile, code) => {
    const broken = storedLibrary(fetchFile);
    expect(await broken.articlePage(query)).toMatchObject({ ok: false, code });
    expect(await broken.article(1, 'id')).toMatchObject({ ok: false, code });
  });

  test('a question that is given up is passed on to the request', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const stop = new AbortController();
    const watching = storedLibrary((_path, init) => {
      signals.push(init.signal);
      return Promise.resolve(new Response(JSON.stringify(list)));
    });
    await watching.articlePage(query, stop.signal);
    expect(signals).toEqual([stop.signal]);
  });
});
