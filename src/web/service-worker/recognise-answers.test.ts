import { expect, test } from 'vitest';
import { isFileOfBuild, isOf, isOurAbsence, isOurPage, isPublicPage } from './recognise-answers.ts';

test.each([
  ['/', true],
  ['/en', true],
  ['/blog', true],
  ['/en/article/12', true],
  ['/no-such/page', true],
  ['/authors', true],
  ['/auth', false],
  ['/en/auth', false],
  ['/profile', false],
  ['/preview', false],
  ['/en/preview', false],
  ['/admin', false],
  ['/en/admin/blogs', false],
  ['/third-party-notices.txt', false],
  ['/service-worker.js', false],
])('%s is a public page: %s', (path, is) => {
  expect(isPublicPage(path)).toBe(is);
});

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } });

test('a page is the portal’s by what stands in it, whatever the network calls it', async () => {
  const ours = html('<body><div id="portal"><h1>Artikel</h1></div>');
  expect(await isOurPage(ours)).toBe(true);
  // The body of the response hasn't been consumed.
  expect(await ours.text()).toContain('Artikel');
  expect(await isOurPage(html('<form>Log in to this Wi-Fi</form>'))).toBe(false);
  expect(await isOurPage(html('<div id="portal">', 404))).toBe(false);
});

test('data and drawings are what they say they are', () => {
  const answer = (type: string) => new Response('', { headers: { 'content-type': type } });
  expect(isOf(/json/, answer('application/json'))).toBe(true);
  expect(isOf(/json/, answer('text/html'))).toBe(false);
  expect(isOf(/image/, answer('image/svg+xml'))).toBe(true);
});

test('only the portal itself can say that a page is gone', async () => {
  expect(await isOurAbsence(html('<div id="portal">', 404))).toBe(true);
  expect(await isOurAbsence(html('<div id="portal">', 410))).toBe(true);
  expect(await isOurAbsence(html('<div id="portal">'))).toBe(false);
  expect(await isOurAbsence(html('<form>Log in to this Wi-Fi</form>', 404))).toBe(false);
});

test('a login page with status 200 becomes no file of a build', async () => {
  const login = html('<form>Log in to this Wi-Fi</form>');
  const script = new Response('go()', { headers: { 'content-type': 'text/javascript' } });
  const shell = html('<body><div id="portal"></div></body>');
  expect(await isFileOfBuild('/shell.html', shell)).toBe(true);
  expect(await shell.text()).toContain('portal');
  expect(await isFileOfBuild('/shell.html', login)).toBe(false);
  expect(await isFileOfBuild('/new-build.js', script)).toBe(true);
  expect(await isFileOfBuild('/new-build.js', login)).toBe(false);
  expect(await isFileOfBuild('/assets/gone.js', new Response('', { status: 404 }))).toBe(false);
});
