import { describe, expect, test, vi } from 'vitest';
import unknownArticle from '../edge-functions/unknown-article.ts';
import { isUnknownArticle } from './unknown-article.ts';

const BACKEND = { url: 'https://abc.supabase.co', publishableKey: 'key' };
const readBackend = () => Promise.resolve(BACKEND);

/** Stubs the backend's answer and collects the requested addresses. */
function backendAnswers(status: number, body: unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string | URL) => {
    asked.push(String(address));
    if (String(address).endsWith('/backend.json')) return Promise.resolve(Response.json(BACKEND));
    return Promise.resolve(Response.json(body, { status }));
  });
  return asked;
}

describe('an article is unknown', () => {
  test('where the backend denies it', async () => {
    const asked = backendAnswers(200, null);
    expect(await isUnknownArticle('/article/99', readBackend)).toBe(true);
    expect(await isUnknownArticle('/en/article/99/', readBackend)).toBe(true);
    expect(asked[0]).toBe('https://abc.supabase.co/rest/v1/rpc/article_version?article_id=99');
  });

  test('where the backend has no articles', async () => {
    backendAnswers(404, { code: 'PGRST202', message: 'no function' });
    expect(await isUnknownArticle('/article/99', readBackend)).toBe(true);
  });

  test.each(['0', 'seven', '1e3', '99999999999999999999', '-1', ''])(
    'without asking where its id can’t be one: %j',
    async (id) => {
      const asked = backendAnswers(200, 'v1');
      expect(await isUnknownArticle(`/article/${id}`, readBackend)).toBe(true);
      expect(asked).toEqual([]);
    },
  );
});

describe('an article may be there', () => {
  test('where the backend has it', async () => {
    backendAnswers(200, 'version');
    expect(await isUnknownArticle('/article/99', readBackend)).toBe(false);
  });

  test.each([500, 404, 429])('where the backend answers %d', async (status) => {
    backendAnswers(status, { code: '', message: 'busy' });
    expect(await isUnknownArticle('/article/99', readBackend)).toBe(false);
  });

  test('where the backend can’t be reached', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await isUnknownArticle('/article/99', readBackend)).toBe(false);
  });

  test.each(['/', '/admin/blogs', '/article', '/articles/99', '/article/1/2'])('%s asks for none', async (path) => {
    expect(await isUnknownArticle(path, readBackend)).toBe(false);
  });
});

describe('the static host', () => {
  const SHELL = '<body><div id="portal"></div></body>';
  const visit = (html: string, status = 200) =>
    unknownArticle(new Request('https://tunas.example/article/99'), {
      next: () =>
        Promise.resolve(new Response(html, { status, headers: { 'content-type': 'text/html', 'x-frame': 'no' } })),
    });

  test('answers 404 with the empty page, and its headers, where nobody has the article', async () => {
    backendAnswers(200, null);
    const answer = await visit(SHELL);
    expect([answer.status, await answer.text(), answer.headers.get('x-frame')]).toEqual([404, SHELL, 'no']);
  });

  test.each([
    [null, 404],
    ['version', 200],
  ])('answers HEAD as GET where the backend says %j', async (version, status) => {
    backendAnswers(200, version);
    const head = new Request('https://tunas.example/article/99', { method: 'HEAD' });
    const next = ({ method } = head) => {
      const page = method === 'HEAD' ? null : SHELL;
      return Promise.resolve(new Response(page, { headers: { 'content-type': 'text/html' } }));
    };
    const answer = await unknownArticle(head, { next });
    expect([answer.status, await answer.text()]).toEqual([status, '']);
  });

  test('answers 200 where the backend has it', async () => {
    backendAnswers(200, 'version');
    expect((await visit(SHELL)).status).toBe(200);
  });

  test('asks nobody for a prerendered article', async () => {
    const asked = backendAnswers(200, null);
    const answer = await visit('<div id="portal"><h1>Selada</h1></div>');
    expect([answer.status, await answer.text()]).toEqual([200, '<div id="portal"><h1>Selada</h1></div>']);
    expect(asked).toEqual([]);
  });
});
