import { expect, test } from '../../support/desktop-host/desktop-test.ts';

/** Long enough for a navigation or a window to have begun, were it not refused. */
const SETTLE_MS = 250;

interface Attack {
  readonly what: string;
  /** Run in the page, with `add(name, properties)` for elements. */
  readonly code: string;
  /** What the system's browser or mail program gets instead. */
  readonly opened?: readonly string[];
}

const AWAY = 'https://example.org/away';
/** Clicks an element of its own making as a script would. */
const link = (properties: string, more = '') => `{ const a = add('a', { ${properties} }); ${more} a.click(); }`;
const form = (properties: string) =>
  `{ const f = add('form', { action: '${AWAY}', ${properties} }); f.append(Object.assign(document.createElement('input'), { name: 'a' })); f.submit(); }`;
const frame = (properties: string, then = '') => `{ const f = add('iframe', { ${properties} }); ${then} }`;

/** Ways out of the portal that leaving.spec.ts, which has the plain ones, doesn't take. */
const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'the top frame, in every way it has': [
    { what: 'location.assign', code: `location.assign('${AWAY}')`, opened: [AWAY] },
    { what: 'location.replace', code: `location.replace('${AWAY}')`, opened: [AWAY] },
    { what: 'document.location', code: `document.location = '${AWAY}'`, opened: [AWAY] },
    { what: 'the navigation API', code: `navigation.navigate('${AWAY}').finished.catch(() => {})`, opened: [AWAY] },
    {
      what: 'a refresh in the head',
      code: `add('meta', { httpEquiv: 'refresh', content: '0;url=${AWAY}' })`,
      opened: [AWAY],
    },
    {
      what: 'a link in a drawing',
      code: `{ document.body.insertAdjacentHTML('beforeend', '<svg><a href="${AWAY}"><text>x</text></a></svg>'); document.querySelector('svg:last-of-type > a:last-child').dispatchEvent(new MouseEvent('click', { bubbles: true })); }`,
      opened: [AWAY],
    },
    { what: 'a link that pings', code: link(`href: 'javascript:void 0', ping: '${AWAY}'`) },
    { what: 'a link with a script for an address', code: link(`href: 'javascript:globalThis.intruded = 1'`) },
    { what: 'a script for an address', code: `location.href = 'javascript:globalThis.intruded = 1'` },
    { what: 'another host of the app', code: `location.href = 'app://other/'` },
    { what: 'a port of the app', code: `location.href = 'app://bundle:443/'` },
    { what: 'the app’s host as a name before another', code: `location.href = 'app://bundle@evil/'` },
    { what: 'a name before the app’s host', code: `location.href = 'app://evil@bundle/'` },
    {
      what: 'a page made of a text',
      code: `location.href = URL.createObjectURL(new Blob(['<h1>x</h1>'], { type: 'text/html' }))`,
    },
    { what: 'the source of a page', code: `location.href = 'view-source:https://example.org/'` },
    { what: 'a page of the browser', code: `location.href = 'chrome://gpu'` },
    {
      what: 'an entry of history elsewhere',
      code: `try { history.pushState(null, '', '${AWAY}'); } catch { /* as it should be */ }`,
    },
  ],
  'windows by other names': [
    { what: 'a window over itself', code: `window.open('${AWAY}', '_self')`, opened: [AWAY] },
    { what: 'a window over the top', code: `window.open('${AWAY}', '_top')`, opened: [AWAY] },
    { what: 'a window over the parent', code: `window.open('${AWAY}', '_parent')`, opened: [AWAY] },
    { what: 'a window with a name', code: `window.open('${AWAY}', 'named')`, opened: [AWAY] },
    {
      what: 'a window that knows its opener',
      code: link(`href: '${AWAY}', target: '_blank', rel: 'opener'`),
      opened: [AWAY],
    },
    { what: 'a window of another host of the app', code: `window.open('app://other/')` },
    {
      what: 'a window that is filled afterwards',
      code: `{ const made = window.open(''); try { made?.document.write('<h1>x</h1>'); } catch { /* gone already */ } }`,
    },
    {
      what: 'a window of a page made of a text',
      code: `window.open(URL.createObjectURL(new Blob(['<h1>x</h1>'], { type: 'text/html' })))`,
    },
  ],
  forms: [
    { what: 'a form sent away', code: form(`method: 'get'`) },
    { what: 'a form posted away', code: form(`method: 'post'`) },
    // Only its address leaves: what the form holds stays.
    { what: 'a form posted into a window', code: form(`method: 'post', target: '_blank'`), opened: [AWAY] },
    {
      what: 'a form with a script for an address',
      code: `{ const f = add('form', { action: 'javascript:globalThis.intruded = 1' }); f.submit(); }`,
    },
  ],
  'frames and what is like them': [
    { what: 'a frame', code: frame(`src: '${AWAY}'`) },
    { what: 'a frame that goes away by itself', code: frame('', `f.contentWindow.location.href = '${AWAY}';`) },
    {
      what: 'a frame of a text with a script',
      code: frame(`srcdoc: '<script>parent.intruded = 1; top.location.href = "${AWAY}"<\\/script>'`),
    },
    { what: 'a frame of data', code: frame(`src: 'data:text/html,<script>top.location.href = "${AWAY}"<\\/script>'`) },
    { what: 'a frame with a script for an address', code: frame(`src: 'javascript:parent.intruded = 1'`) },
    { what: 'a frame of a file', code: frame(`src: 'file:///etc/passwd'`) },
    {
      what: 'a web view',
      code: `{ const view = document.createElement('webview'); view.setAttribute('src', '${AWAY}'); view.setAttribute('nodeintegration', ''); document.body.append(view); }`,
    },
    {
      what: 'a plugin',
      code: `add('embed', { src: '${AWAY}', type: 'text/html' }); add('object', { data: '${AWAY}', type: 'text/html' })`,
    },
  ],
};

test.use({ pageChecksOff: 'attacks change the page, and the browser names what it refuses' });

for (const [group, attacks] of Object.entries(ATTACKS)) {
  test(`stays in the portal against ${group}`, async ({ desktop }) => {
    const { page } = desktop;
    for (const { what, code, opened = [] } of attacks) {
      await test.step(what, async () => {
        await page.evaluate(`(() => {
          window.untouched = true;
          const add = (name, properties) => document.body.appendChild(Object.assign(document.createElement(name), properties));
          ${code};
        })()`);
        await page.waitForTimeout(SETTLE_MS);
        const given: string[] = [];
        await expect
          .poll(async () => given.push(...(await desktop.takeOpened())))
          .toBeGreaterThanOrEqual(opened.length);
        expect(given, what).toEqual(opened);
        expect(page.url(), what).toBe(desktop.address('/'));
        const touched = await page.evaluate(`[window.untouched, typeof window.intruded, typeof window.desktop]`);
        expect(touched, what).toEqual([true, 'undefined', 'object']);
        // Not by a locator: those wait for the end of a form's navigation that never began.
        expect(await page.evaluate(`document.querySelector('h1')?.checkVisibility()`), what).toBe(true);
        expect(await desktop.windows(), what).toHaveLength(1);
        await expect.poll(() => page.context().pages().length, what).toBe(1);
        expect(await desktop.ask('preferences.read', '[undefined]'), what).toMatchObject({ ok: true });
        // What it left in the page isn't to be there for the next one.
        await page.evaluate(
          `document.querySelectorAll('body > :is(iframe, form, meta, webview, embed, object, a, svg)').forEach((each) => each.remove())`,
        );
      });
    }
  });
}

test('goes back and forth within the portal alone', async ({ desktop }) => {
  const { page } = desktop;
  await page.evaluate(`location.href = '${AWAY}'`);
  await page.waitForTimeout(SETTLE_MS);
  await page.goto(desktop.address('/about'));
  await page.evaluate(`history.go(-1)`);
  await page.waitForURL(desktop.address('/'));
  await page.evaluate(`history.go(1)`);
  await page.waitForURL(desktop.address('/about'));
  expect(await desktop.takeOpened()).toEqual([AWAY]);
});

test.describe('whatever page is open', () => {
  test.use({ begins: 'where it is' });

  test('keeps a file that is dropped on it from opening in its place', async ({ desktop }) => {
    const [window] = await desktop.windows();
    expect(window?.preferences['navigateOnDragDrop'] ?? false).toBe(false);
    expect(window?.preferences['webviewTag']).toBe(false);
  });

  test('never answers with a way elsewhere', async ({ desktop }) => {
    for (const address of ['app://bundle/', 'app://bundle/no-such', 'app://bundle/missing.js', 'app://bundle/%ff']) {
      const { status, headers } = await desktop.askScheme(address);
      expect([status >= 300 && status < 400, headers['location'], headers['refresh']]).toEqual([
        false,
        undefined,
        undefined,
      ]);
    }
  });
});
