import { createHash } from 'node:crypto';
import { PortalPage } from '../pages/portal-page.ts';
import { expect, test } from '../../support/desktop-host/desktop-test.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';

test.use({ begins: 'where it is' });

/** Answers of every kind: a page, a route, a picture or script, a missing file, a refused path, a refused method. */
const ADDRESSES = [
  ['GET', 'app://bundle/'],
  ['GET', 'app://bundle/index.html'],
  ['GET', 'app://bundle/article/1'],
  ['HEAD', 'app://bundle/blog'],
  ['GET', 'app://bundle/missing.js'],
  ['GET', 'app://bundle/%ff.js'],
  ['POST', 'app://bundle/'],
] as const;

test('sends its policy with every answer', async ({ desktop }) => {
  for (const [method, address] of ADDRESSES) {
    const { headers } = await desktop.askScheme(address, method);
    const policy = headers['content-security-policy'] ?? '';
    const directives: Record<string, string[]> = Object.fromEntries(
      policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1)]),
    );
    expect(directives['default-src']).toEqual(["'none'"]);
    expect(directives['object-src']).toEqual(["'none'"]);
    expect(directives['base-uri']).toEqual(["'none'"]);
    expect(directives['form-action']).toEqual(["'none'"]);
    expect(directives['frame-ancestors']).toEqual(["'none'"]);
    // Pictures of the portal, and uploaded ones that lie with the backend: no other site's, and nothing a script made.
    expect(directives['img-src']?.slice(0, 3)).toEqual(["'self'", 'data:', 'blob:']);
    expect(directives['img-src']?.slice(3)).toEqual(directives['connect-src']?.slice(1));
    expect(directives['connect-src']?.[0]).toBe("'self'");
    // At most the configured backend besides.
    expect(directives['connect-src']?.length).toBeLessThanOrEqual(2);
    expect(directives['script-src']?.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('lets the inline scripts of index.html run by their hashes, and only those', async ({ desktop }) => {
  const { body, headers } = await desktop.askScheme('app://bundle/');
  const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g)].map(([, code = '']) => code);
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy.match(/'sha256-[^']+'/g) ?? []).toEqual(hashes);
});

test('reports no violation while the portal is read', async ({ desktop }) => {
  const { page } = desktop;
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|violates/i.test(message.text())) complaints.push(message.text());
  });
  const portal = new PortalPage(page);
  await page.goto(desktop.address('/'));
  await portal.settled();
  for (const path of ['/blog', '/article/1', '/about', '/contact']) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(desktop.address(path));
    await portal.settled();
  }
  await page.goto(desktop.address('/no-such-page'));
  await portal.settled();
  expect(complaints).toEqual([]);
});

/** Tries something in the page and returns what the policy refused. */
const TRIALS = [
  {
    what: 'an inline script',
    refused: 'script-src-elem',
    code: `add('script', { textContent: 'window.intruded = 1' })`,
  },
  {
    what: 'a script of another site',
    refused: 'script-src-elem',
    code: `add('script', { src: 'https://example.org/x.js' })`,
  },
  {
    what: 'an event handler in an attribute',
    refused: 'script-src-attr',
    code: `html('<b onclick="intruded = 1">x</b>')`,
  },
  { what: 'a frame', refused: 'frame-src', code: `add('iframe', { src: 'https://example.org/' })` },
  { what: 'a frame of the portal itself', refused: 'frame-src', code: `add('iframe', { src: '/' })` },
  { what: 'a plugin', refused: 'object-src', code: `add('object', { data: '/x.bin', type: 'application/pdf' })` },
  { what: 'another base address', refused: 'base-uri', code: `add('base', { href: 'https://example.org/' })` },
  { what: 'a call to another site', refused: 'connect-src', code: `fetch('https://example.org/').catch(() => {})` },
  { what: 'a socket to another site', refused: 'connect-src', code: `new WebSocket('wss://example.org/')` },
  {
    what: 'a picture of another site',
    refused: 'img-src',
    code: `add('img', { src: 'https://example.org/x.png' })`,
  },
  { what: 'a worker', refused: 'worker-src', code: `new Worker('data:text/javascript,0')` },
  {
    what: 'a form sent away',
    refused: 'form-action',
    code: `add('form', { action: 'https://example.org/' }).submit()`,
  },
] as const;

test('refuses whatever else a page would load, run or send', async ({ desktop }) => {
  allowFinding(/^picture: broken picture: .*example\.org/, 'the policy refuses the picture');
  for (const { what, refused, code } of TRIALS) {
    const directive = await desktop.page.evaluate(`new Promise((resolve) => {
      const add = (name, properties) => document.body.appendChild(Object.assign(document.createElement(name), properties));
      const html = (text) => document.body.insertAdjacentHTML('beforeend', text);
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true });
      setTimeout(() => resolve('nothing was refused'), 3000);
      try { ${code} } catch (error) { if (error.name !== 'SecurityError') resolve(String(error)); }
    })`);
    expect(directive, what).toBe(refused);
    expect(await desktop.page.evaluate('typeof window.intruded'), what).toBe('undefined');
  }
  // The next journey looks at the page that this one leaves.
  await desktop.page.evaluate("document.querySelectorAll('body > img').forEach((image) => image.remove())");
});
