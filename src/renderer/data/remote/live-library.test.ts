import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liveLibrary } from './live-library.ts';

const category = { slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic' };
const summary = {
  id: 7,
  title: 'Kompos',
  excerpt: 'Dari dapur',
  image: '/pictures/x.svg',
  image_alt: 'Kotak',
  published_on: '2026-11-01',
  category,
  language: 'id',
  words: 700,
};
const article = {
  ...summary,
  author: 'Tim',
  reviewed_on: null,
  audience: '',
  place: '',
  version: 'v1',
  content: '## Mulai\n\n**Ukur** <b>dulu</b>. [x](javascript:alert(1))',
};

let server: Server;
let url = '';
let asked: URL[] = [];
let status = 200;
let answer: unknown;
/** Of a function, in place of `answer`. */
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://backend');
    asked.push(address);
    const said = answers[address.pathname.split('/').at(-1) ?? ''] ?? answer;
    response.writeHead(status).end(typeof said === 'string' && said.startsWith('<') ? said : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answers = {};
  status = 200;
});

const library = () => liveLibrary({ url, publishableKey: 'key' });

describe('the list', () => {
  const query = { search: 'a&b=%_,("', category: 'organic', language: 'en', page: 3 } as const;

  test('asks the backend’s function with every character as it was typed', async () => {
    answer = { total: 50, articles: [summary], categories: [{ ...category, count: 50 }] };
    const result = await library().articlePage(query);
    expect(asked[0]?.pathname).toBe('/rest/v1/rpc/search_articles');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      search: 'a&b=%_,("',
      // "a" is everywhere: it isn't searched for beside another word.
      forms: 'b',
      category: 'organic',
      lang: 'en',
      page: '3',
    });
    expect(result).toMatchObject({ ok: true, value: { total: 50, articles: [{ id: 7, date: '2026-11-01' }] } });
  });

  describe('with everyday names in the search', () => {
    const rows = (names: object) => [{ collection: 'everyday_names', id: 1, language: 'id', shared: {}, text: names }];
    const search = (words: string) => ({ ...query, search: words, language: 'id', page: 1 }) as const;
    const formsAsked = () =>
      asked.flatMap(({ pathname, searchParams }) =>
        pathname.endsWith('/search_articles') ? (searchParams.get('forms') ?? '') : [],
      );
    beforeEach(() => {
      answers['read_site'] = rows({});
      answer = { total: 1, articles: [summary], categories: [] };
    });

    test('also searches for what articles call them, and says so', async () => {
      const found = await library().articlePage(search('cabe'));
      expect(found).toMatchObject({ ok: true, value: { also: ['cabai'] } });
      expect(formsAsked()).toHaveLength(1);
      expect(formsAsked()[0]).toMatch(/^cabe\* .*\bcabai\b/);
    });

    test('takes in what the team added, which it reads once', async () => {
      answers['read_site'] = rows({ gumbili: 'ubi kayu', cabe: '' });
      const live = library();
      expect(await live.articlePage(search('gumbili'))).toMatchObject({ ok: true, value: { also: ['ubi kayu'] } });
      expect(formsAsked().map((forms) => forms.includes('ubi+kayu'))).toEqual([false, true]);
      const off = await live.articlePage(search('cabe'));
      expect(off.ok && off.value.also).toBeUndefined();
      expect(asked.filter(({ pathname }) => pathname.endsWith('/read_site'))).toHaveLength(1);
    });

    test('has the built-in names where those of the team can’t be read, and asks for them again', async () => {
      answers['read_site'] = '<html>';
      const live = library();
      expect(await live.articlePage(search('lombok'))).toMatchObject({ ok: true, value: { also: ['cabai'] } });
      answers['read_site'] = rows({ lombok: 'Pulau Lombok' });
      expect(await live.articlePage(search('lombok'))).toMatchObject({ ok: true, value: { also: ['pulau lombok'] } });
    });
  });

  test('an answer of another shape is the server’s fault, not a crash', async () => {
    answer = { total: '50', articles: [], categories: [] };
    expect(await library().articlePage(query)).toMatchObject({
      ok: false,
      code: 'server',
      detail: 'total is no number',
    });
  });
});

test('parts of the rest of the site are asked for in a language, and come as the backend names them', async () => {
  answer = [{ collection: 'about' }];
  expect(await library().site('en', ['about', 'contact'])).toEqual({ ok: true, value: answer });
  expect(asked[0]?.pathname).toBe('/rest/v1/rpc/read_site');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ lang: 'en', collections: 'about,contact' });
  await library().site('en', null);
  expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toEqual({ lang: 'en' });
});

test('which articles are published is asked of a function, for visitors read no table', async () => {
  answer = [7, 9];
  expect(await library().published([7, 8, 9])).toEqual({ ok: true, value: [7, 9] });
  expect(asked[0]?.pathname).toBe('/rest/v1/rpc/published_articles');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ ids: '7,8,9' });
  answer = [{ id: 7 }];
  expect(await library().published([7])).toMatchObject({ ok: false, code: 'server' });
});

describe('an article', () => {
  test('comes as HTML made by the one parser, and its Markdown stays behind', async () => {
    answer = article;
    const result = await library().article(7, 'en');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ article_id: '7', lang: 'en' });
    expect(result).toMatchObject({ ok: true, value: { id: 7, headings: [{ anchor: 's-mulai', text: 'Mulai' }] } });
    if (!result.ok) throw new Error('no article');
    expect(result.value).not.toHaveProperty('content');
    expect(result.value.html).toContain('<strong>Ukur</strong> &lt;b&gt;');
    expect(result.value.html).not.toContain('href');
  });

  test('that nobody published isn’t found', async () => {
    answer = null;
    expect(await library().article(99, 'id')).toMatchObject({ ok: false, code: 'not-found' });
    expect(await library().articleVersion(99)).toMatchObject({ ok: false, code: 'not-found' });
  });

  test('of which something else is said is not taken for withdrawn', async () => {
    for (answer of [{}, false, [], 7]) expect(await library().articleVersion(7)).toMatchObject({ code: 'server' });
  });

  test('of another shape is the server’s fault', async () => {
    answer = { ...article, title: null };
    expect(await library().article(7, 'id')).toMatchObject({ ok: false, code: 'server' });
  });

  test('has a version that is asked for cheaply', async () => {
    answer = '2026-11-20T08:00:00Z';
    expect(await library().articleVersion(7)).toEqual({ ok: true, value: '2026-11-20T08:00:00Z' });
    expect(asked[0]?.pathname).toBe('/rest/v1/rpc/article_version');
  });

  test('isn’t called withdrawn because something before the backend answers 404', async () => {
    status = 404;
    answer = '<html>no such host</html>';
    for (const result of [await library().article(7, 'id'), await library().articleVersion(7)]) {
      expect(result.ok).toBe(false);
      expect(result).not.toMatchObject({ code: 'not-found' });
    }
  });

  test('isn’t called withdrawn where the backend doesn’t know the function', async () => {
    status = 404;
    answer = { code: 'PGRST202', message: 'Could not find the function' };
    expect(await library().articleVersion(7)).toMatchObject({ ok: false, code: 'no-table' });
  });
});
