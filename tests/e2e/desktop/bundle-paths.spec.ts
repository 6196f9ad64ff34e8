import { expect, test } from '../../support/desktop-host/desktop-test.ts';

test.use({ begins: 'where it is' });

/**
 * Ways out of the bundle's folder, one of each kind: src/main/protocol/bundle-path.test.ts has the others. The status shows which
 * check refused: 400 the address itself, 404 a harmless name without a file. None may return the target.
 */
const ATTACKS: readonly (readonly [address: string, status: number])[] = [
  ['app://bundle/../../package.json', 404],
  ['app://bundle/%2e%2e%2f%2e%2e%2fpackage.json', 400],
  ['app://bundle/..\\..\\package.json', 400],
  ['app://bundle/%252e%252e%252f%252e%252e%252fpackage.json', 404],
  ['app://bundle/index.html%00.js', 400],
  ['app://bundle/%', 400],
  ['app://bundle//etc/passwd.txt', 400],
  ['app://bundle/C:/Windows/win.ini', 400],
  ['app://bundle/index.html::$DATA.js', 400],
  ['app://bundle/main/index.js', 404],
  [`app://bundle/${'a'.repeat(5_000)}.js`, 404],
  ['app://other/index.html', 400],
];

test('refuses every way out of the folder', async ({ desktop }) => {
  for (const [address, status] of ATTACKS) {
    // Chromium itself refuses or cleans these hosts before the handler.
    if (desktop.host === 'Electron' && !address.startsWith('app://bundle/')) continue;
    const answer = await desktop.askScheme(address);
    const message = address.slice(0, 80);
    // Chromium cleans some addresses further than Node's URL does: on Electron either guard may be the one that answers.
    expect.soft(desktop.host === 'Electron' ? [400, 404] : [status], message).toContain(answer.status);
    expect.soft(answer.body, message).toBe('');
  }
});

/** The same from within a page, where the browser has its own way with an address. */
const FROM_A_PAGE = [
  '/..%2f..%2fpackage.json',
  '/..\\..\\package.json',
  '/../../package.json',
  '/..%2fmain%2findex.js',
  '/%00.js',
];

test('gives a page nothing from outside the folder', async ({ desktop }) => {
  for (const path of FROM_A_PAGE) {
    const answer = await desktop.page.evaluate(
      `fetch(${JSON.stringify(path)}).then(async (response) => [response.ok, await response.text()])`,
    );
    expect.soft(answer, path).toEqual([false, '']);
  }
});

const KINDS: readonly (readonly [address: string, type: string])[] = [
  ['app://bundle/', 'text/html; charset=utf-8'],
  ['app://bundle/index.html', 'text/html; charset=utf-8'],
  ['app://bundle/article/1', 'text/html; charset=utf-8'],
  ['app://bundle/blog?search=a.b&category=organic', 'text/html; charset=utf-8'],
  ['app://bundle/article/1/', 'text/html; charset=utf-8'],
];

test('answers every route with the portal, and its scripts as scripts', async ({ desktop }) => {
  for (const [address, type] of KINDS) {
    const answer = await desktop.askScheme(address);
    expect.soft(answer.status, address).toBe(200);
    expect.soft(answer.headers['content-type'], address).toBe(type);
    expect.soft(answer.body, address).toContain('<!doctype html>');
  }
  const { body } = await desktop.askScheme('app://bundle/');
  const script = /<script[^>]*\ssrc="(\/[^"]+)"/.exec(body)?.[1];
  expect(script).toBeDefined();
  const answer = await desktop.askScheme(`app://bundle${script}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('answers HEAD without a body and refuses to be written to', async ({ desktop }) => {
  expect(await desktop.askScheme('app://bundle/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(await desktop.askScheme('app://bundle/', method)).toMatchObject({ status: 405, body: '' });
  }
});
