import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { libraryOf, siteLibrary } from './site-library.ts';

const category = { slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic' };
const row = (id: number) => ({
  id,
  title: `Artikel ${id}`,
  excerpt: '',
  image: '',
  image_alt: '',
  published_on: '2026-01-01',
  category,
  language: 'id',
  words: 700,
});
const article = (id: number) => ({
  ...row(id),
  author: 'Tim',
  reviewed_on: null,
  audience: '',
  place: '',
  version: 'v1',
  content: 'Teks.',
});

/** The articles that the backend publishes, those that are withdrawn while the build reads, and whether requests fail. */
let published: readonly number[];
let withdrawn: readonly number[];
let failing: boolean;
/** The other parts of the site, as super admins wrote them in Indonesian. */
let site: unknown;
/** Whether the backend has no tables and functions for articles. */
let without: boolean;
let server: Server;
let backend: { url: string; publishableKey: string };

function answerTo({ pathname, searchParams }: URL): unknown {
  if (pathname.endsWith('/read_site')) return searchParams.get('lang') === 'id' ? site : [];
  if (pathname.endsWith('/read_article')) {
    const id = Number(searchParams.get('article_id'));
    return withdrawn.includes(id) ? null : article(id);
  }
  const from = (Number(searchParams.get('page')) - 1) * 24;
  const articles = published.slice(from, from + 24).map(row);
  return { total: published.length, articles, categories: [{ ...category, count: published.length }] };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (failing) return void response.writeHead(503).end();
    if (without) return void response.writeHead(404).end(JSON.stringify({ code: 'PGRST202', message: 'no function' }));
    response.end(JSON.stringify(answerTo(new URL(request.url ?? '', 'http://backend'))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'key' };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  published = [9, 8, 7];
  withdrawn = [];
  site = [];
  failing = false;
  without = false;
});

describe('what a site is built from', () => {
  test('is the bundled ones without a backend', async () => {
    const { articles } = await siteLibrary('en', null);
    expect(articles.map(({ id, language }) => [id, language])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((id) => [id, 'en']),
    );
  });

  test('is the bundled ones with a backend that keeps no articles', async () => {
    without = true;
    const { articles } = await siteLibrary('id', backend);
    expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('is what the backend publishes, and nothing of the bundled ones', async () => {
    const { page, articles } = await siteLibrary('id', backend);
    expect(articles.map(({ id }) => id)).toEqual([9, 8, 7]);
    expect(page.total).toBe(3);
    expect(articles[0]?.html).toBe('<p>Teks.</p>\n');
  });

  test('is all of it, however many pages that are', async () => {
    published = Array.from({ length: 60 }, (_, index) => index + 1);
    const { page, articles } = await siteLibrary('id', backend);
    expect(articles).toHaveLength(60);
    expect(page.articles).toHaveLength(60);
  });

  test('lists no article that was withdrawn while the build was reading', async () => {
    withdrawn = [8];
    const { page, articles } = await siteLibrary('id', backend);
    expect(articles.map(({ id }) => id)).toEqual([9, 7]);
    expect(page.articles.map(({ id }) => id)).toEqual([9, 7]);
  });

  test('is nothing at all where the backend doesn’t answer: the error says which, and what to do', async () => {
    failing = true;
    await expect(siteLibrary('id', backend)).rejects.toThrow(backend.url);
    await expect(siteLibrary('id', backend)).rejects.toThrow('VITE_SUPABASE_URL');
  });
});

describe('the rest of the site', () => {
  const story = 'Bibit **pertama** <b>kami</b>. ![x](/media/0123456789abcdef0123456789abcdef0123/480-960.webp)';
  const about = { collection: 'about', id: 1, language: 'id', shared: {}, text: { title: 'Kami', story } };

  test('is nothing without a backend, and with one that keeps none of it', async () => {
    expect((await siteLibrary('id', null)).site).toEqual({ rows: [], story: '' });
    without = true;
    expect((await siteLibrary('id', backend)).site).toEqual({ rows: [], story: '' });
  });

  test('is what the backend shows in that language, the story as HTML made by the one parser', async () => {
    site = [about];
    const { rows, story: html } = (await siteLibrary('id', backend)).site;
    expect(rows).toEqual([about]);
    expect(html).toContain('<strong>pertama</strong> &lt;b&gt;');
    expect(html).toContain(`${backend.url}/storage/v1/object/public/article-images/`);
    expect((await siteLibrary('en', backend)).site).toEqual({ rows: [], story: '' });
  });

  test('stops the build where something else than rows comes', async () => {
    site = { rows: [] };
    await expect(siteLibrary('id', backend)).rejects.toThrow('no rows for the site');
  });

  test('comes from the same files when pages are drawn', async () => {
    site = [about];
    const files = await siteLibrary('id', backend);
    expect(await libraryOf(files).site('id')).toEqual({ ok: true, value: files.site });
  });
});

test('pages are prerendered from it: the first of the list, and each article', async () => {
  published = Array.from({ length: 30 }, (_, index) => index + 1);
  const library = libraryOf(await siteLibrary('id', backend));
  const list = await library.articlePage({ search: '', category: '', language: 'id', page: 1 });
  expect(list).toMatchObject({ ok: true, value: { total: 30 } });
  expect(list.ok && list.value.articles).toHaveLength(24);
  expect(await library.article(30, 'id')).toMatchObject({ ok: true, value: { id: 30 } });
  expect(await library.article(31, 'id')).toMatchObject({ ok: false, code: 'not-found' });
});
