import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleFiles } from '../prerender/site-rules.ts';
import { serveSite, type ServedSite } from './serve-site.ts';

const BACKEND = 'https://abc.supabase.co';
const PAGE = `<h1>Beranda</h1>${' '.repeat(2000)}`;
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': PAGE,
  'index.html.br': brotliCompressSync(PAGE),
  'blog.html': '<h1>Artikel</h1>',
  'en.html': '<h1>Home</h1>',
  'en/blog.html': '<h1>Articles</h1>',
  'article/1.html': '<h1>Selada</h1>',
  'shell.html': '<div id="portal"></div>',
  '404.html': '<h1>Halaman ini tidak ada</h1>',
  'en/404.html': '<h1>Oops! Page not found</h1>',
  'assets/index-abc.js': 'export {};',
  'pictures/x.svg': '<svg></svg>',
  '.secret': 'hidden',
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

let outer: string;
let site: ServedSite;
/** A backend that has article 99 and no other. */
let backend: Server;

beforeAll(async () => {
  outer = mkdtempSync(join(tmpdir(), 'tunas-site-'));
  const folder = join(outer, 'site');
  for (const [name, content] of [...Object.entries(FILES), ...ruleFiles(BACKEND)]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  backend = createServer((asked, response) => {
    response.end(asked.url?.endsWith('article_id=99') ? '"version"' : 'null');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'backend.json'), JSON.stringify({ url, publishableKey: 'key' }));
  writeFileSync(join(outer, 'beside.html'), 'outside of the site');
  site = await serveSite({ folder, port: 0 });
});
afterAll(async () => {
  await site.stop();
  backend.close();
  rmSync(outer, { recursive: true });
});

/** Sends the path unchanged; fetch would normalize it. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(site.url, { path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.once('error', reject).end();
  });
}

describe('pages', () => {
  test.each([
    ['/', 'Beranda'],
    ['/blog', 'Artikel'],
    ['/en', 'Home'],
    ['/en/blog', 'Articles'],
    ['/article/1', 'Selada'],
    ['/blog?q=kompos&page=2', 'Artikel'],
  ])('%s answers with its own file', async (path, heading) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.toString()).toContain(heading);
  });

  test.each(['/article/99', '/en/article/99', '/admin', '/admin/blogs', '/profile'])(
    '%s answers with the shell',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body.toString()).toBe(FILES['shell.html']);
    },
  );

  test.each(['/article/100', '/en/article/100', '/article/seven'])(
    '%s, which the backend denies, is 404 with the page that leads to the list',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body.toString()).toBe(FILES['shell.html']);
    },
  );

  test.each([
    ['/nothing', 'Halaman ini tidak ada'],
    ['/en/nothing', 'Oops! Page not found'],
    ['/english', 'Halaman ini tidak ada'],
    ['/assets/gone.js', 'Halaman ini tidak ada'],
    ['/%E0%A4%A', 'Halaman ini tidak ada'],
    ['//', 'Halaman ini tidak ada'],
  ])('%s is 404, with a page that says so', async (path, heading) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain(heading);
  });
});

describe('headers', () => {
  test.each(['/', '/article/99', '/nothing', '/assets/index-abc.js', '/%E0%A4%A'])(
    '%s comes with the policy and no sniffing',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("connect-src 'self' https://abc.supabase.co");
      expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://abc.supabase.co;");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('files with a hash in their name are kept for ever', async () => {
    expect((await get('/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
  });

  test('but an answer that such a file is gone is not: it may be back after the next deploy', async () => {
    expect((await get('/assets/gone.js')).headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test.each([
    '/',
    '/blog',
    '/en',
    '/en/blog',
    '/article/1',
    '/article/99',
    '/article/100',
    '/admin/blogs',
    '/profile',
    '/nothing',
  ])('the page of %s is asked for anew each time', async (path) => {
    expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  test('compressed copies go to those who take them', async () => {
    const { headers, body } = await get('/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(body).toEqual(FILES['index.html.br']);
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  test('an unchanged page isn’t sent again', async () => {
    const { headers } = await get('/blog');
    expect((await get('/blog', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  });
});

describe('what the site doesn’t give away', () => {
  test.each([
    '/../beside.html',
    '/..%2fbeside.html',
    '/%2e%2e/beside.html',
    '/%2e%2e%2fbeside.html',
    '/assets/../../beside.html',
    '/assets/..%2f..%2fbeside.html',
    '/..\\beside.html',
    '/..%5cbeside.html',
    '//../beside.html',
    '/article/../../beside.html',
    '/.secret',
    '/_headers',
    '/_redirects',
    '/%5fheaders',
    '/_headers/',
    '/_redirects/',
    '//_headers',
  ])('%s', async (path) => {
    const { body } = await get(path);
    expect(body.toString()).not.toMatch(/outside of the site|hidden|Content-Security-Policy|shell\.html 200/);
  });
});

test('a folder without a site says what to run', async () => {
  await expect(serveSite({ folder: outer, port: 0 })).rejects.toThrow('npm run build:web');
});

test('an address in use is an error with its code', async () => {
  const port = Number(new URL(site.url).port);
  await expect(serveSite({ folder: join(outer, 'site'), port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a stopped site holds no port', async () => {
  const folder = join(outer, 'site');
  const first = await serveSite({ folder, port: 0 });
  await first.stop();
  const second = await serveSite({ folder, port: Number(new URL(first.url).port) });
  expect(second.url).toBe(first.url);
  await second.stop();
});
