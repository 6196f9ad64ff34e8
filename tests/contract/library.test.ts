import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ArticleQuery } from '#domain/article.ts';
import type { Result } from '#domain/result.ts';
import { liveUnderTest, offlineUnderTest, storedUnderTest, type LibraryUnderTest } from './library-hosts.ts';

const everything: ArticleQuery = { search: '', category: '', language: 'id', page: 1 };

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
}

describe.each([
  ['stored beside the site', () => storedUnderTest()],
  ['on the device, over what travels with the app', offlineUnderTest],
  ['live from the backend', liveUnderTest],
])('every library with the bundled articles answers alike: %s', (_name, open) => {
  let under: LibraryUnderTest;
  beforeAll(async () => {
    under = await open();
  });
  afterAll(() => under.close());
  beforeEach(() => under.fail('no'));

  const search = async (query: Partial<ArticleQuery>) =>
    valueOf(await under.library.articlePage({ ...everything, ...query }));
  const ids = async (query: Partial<ArticleQuery>) => (await search(query)).articles.map((article) => article.id);

  test('all articles, newest first, with the count of each category', async () => {
    const page = await search({});
    expect(page.articles.map((article) => article.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(page.total).toBe(8);
    expect(page.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['hydroponics', 2],
      ['horticulture', 2],
      ['technology', 2],
      ['organic', 2],
    ]);
  });

  test.each(['id', 'en'] as const)('a card has all that it shows, in %s', async (language) => {
    const { articles } = await search({ language });
    for (const article of articles) {
      expect(article.language).toBe(language);
      expect(article.title && article.excerpt && article.imageAlt).toBeTruthy();
      expect(article.image).toMatch(/^\/pictures\/.+\.svg$/);
      expect(article.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(article.words).toBeGreaterThan(500);
    }
  });

  test('a category, a search in title or excerpt, and both at once', async () => {
    expect(await ids({ category: 'organic' })).toEqual([4, 6]);
    expect(await ids({ search: 'KOMPOS' })).toEqual([4]);
    expect(await ids({ search: 'compost', language: 'en' })).toEqual([4]);
    expect(await ids({ search: ' pompa ' })).toEqual([1, 5]);
    expect(await ids({ search: 'pompa', category: 'organic' })).toEqual([]);
    expect(await ids({ category: 'nobody' })).toEqual([]);
  });

  test('the count of what was found; categories keep their own counts', async () => {
    const page = await search({ category: 'organic', search: 'bunga' });
    expect(page.total).toBe(1);
    expect(page.categories.map(({ count }) => count)).toEqual([2, 2, 2, 2]);
  });

  test('marks of patterns are letters like any other', async () => {
    for (const mark of ['%', '_', '\\', '"', '(', 'a%n']) expect(await ids({ search: mark }), mark).toEqual([]);
    expect(await ids({ search: '?' })).toEqual([3]);
  });

  test('a page after the last one is empty, not an error', async () => {
    expect(await ids({ page: 2 })).toEqual([]);
  });

  test('an article to read', async () => {
    const article = valueOf(await under.library.article(2, 'en'));
    expect(article).toMatchObject({
      id: 2,
      language: 'en',
      date: '2024-01-12',
      author: 'Tunas Agronomy Team',
      category: { slug: 'horticulture', name: { id: 'Hortikultura', en: 'Horticulture' } },
    });
    expect(article.html).toMatch(/<h2 id="s-[^"]+">/);
    expect(article.headings.at(-1)).toEqual({ anchor: 's-sources', text: 'Sources' });
    expect(article.version).not.toBe('');
    expect(article).not.toHaveProperty('content');
  });

  test('an article that isn’t there', async () => {
    expect(await under.library.article(99, 'id')).toMatchObject({ ok: false, code: 'not-found' });
  });

  test('a broken place is told by a code, never thrown', async () => {
    under.fail(500);
    expect(await under.library.articlePage(everything)).toMatchObject({ ok: false, code: 'server' });
    expect(await under.library.article(1, 'id')).toMatchObject({ ok: false, code: 'server' });
  });

  test('a question that is given up ends, and isn’t taken for an answer', async () => {
    under.fail('silent');
    for (const ask of [
      (signal: AbortSignal) => under.library.articlePage(everything, signal),
      (signal: AbortSignal) => under.library.article(1, 'id', signal),
    ]) {
      const stop = new AbortController();
      const answer = ask(stop.signal);
      stop.abort();
      expect((await answer).ok).toBe(false);
      expect((await ask(AbortSignal.abort())).ok).toBe(false);
    }
  });
});

test('all give the same article, letter for letter', async () => {
  const stored = await storedUnderTest();
  const live = await liveUnderTest();
  const offline = await offlineUnderTest();
  for (const language of ['id', 'en'] as const) {
    const stands = await stored.library.article(5, language);
    if (!stands.ok) throw new Error(stands.code);
    // Others on its topic are asked for once the article is shown, where the site's files don't have it.
    const { topic: _topic, ...article } = stands.value;
    const list = await stored.library.articlePage({ ...everything, language });
    if (!list.ok) throw new Error(list.code);
    // Each says for itself whether others were asked as well.
    const { onlyHere: _onlyHere, ...page } = list.value;
    for (const { library } of [live, offline]) {
      expect(await library.article(5, language)).toEqual({ ok: true, value: article });
      expect(await library.articlePage({ ...everything, language })).toMatchObject({ ok: true, value: page });
    }
  }
  await live.close();
});
