import { COMMANDS, EVENTS } from '#ipc/channels.ts';
import { expect, test } from '../../support/desktop-host/desktop-test.ts';

test.use({ begins: 'where it is' });

test('can’t be changed from the page: no member of it, and not itself', async ({ desktop }) => {
  const found = await desktop.page.evaluate(`(() => {
    const { desktop } = window;
    const attempt = (change) => {
      try { change(); } catch { return; }
    };
    attempt(() => { window.desktop = { 'session.read': () => 'stolen' }; });
    attempt(() => { delete window.desktop; });
    attempt(() => { Object.defineProperty(window, 'desktop', { value: {} }); });
    attempt(() => { desktop['session.read'] = () => 'stolen'; });
    attempt(() => { desktop.more = 1; });
    attempt(() => { delete desktop.on; });
    attempt(() => Object.setPrototypeOf(desktop, { more: 1 }));
    return {
      same: window.desktop === desktop,
      members: Object.getOwnPropertyNames(window.desktop),
      more: 'more' in window.desktop,
      kinds: [...new Set(Object.values(window.desktop).map((member) => typeof member))],
    };
  })()`);
  expect(found).toEqual({ same: true, members: [...COMMANDS, 'on'], more: false, kinds: ['function'] });
});

test('hears only the contract’s events', async ({ desktop }) => {
  const names = [
    'preferences.read',
    'preferences',
    'electron-store-get-data',
    '__proto__',
    'constructor',
    '',
    null,
    {},
  ];
  const refused = await desktop.page.evaluate(`${JSON.stringify(names)}.map((name) => {
    try { window.desktop.on(name, () => {}); return 'heard'; } catch { return 'refused'; }
  })`);
  expect(refused).toEqual(names.map(() => 'refused'));
  const kinds = await desktop.page.evaluate(
    `${JSON.stringify(EVENTS)}.map((name) => { const stop = window.desktop.on(name, () => {}); stop(); return typeof stop; })`,
  );
  expect(kinds).toEqual(EVENTS.map(() => 'function'));
});

test('gives a listener the payload alone, until it is stopped, and tells no window of its own doing', async ({
  desktop,
}) => {
  const { page } = desktop;
  await page.evaluate(`(() => {
    window.heard = [];
    window.stopHearing = window.desktop.on('preferences.changed', (...given) => window.heard.push(given));
    window.desktop.on('preferences.changed', (...given) => window.heard.push(['another', ...given]));
  })()`);
  await page.evaluate(`void window.open('/about', '_blank', 'noopener')`);
  const find = () =>
    page
      .context()
      .pages()
      .find((other) => other.url() === desktop.address('/about'));
  await expect.poll(find).toBeDefined();
  const second = find()!;
  await expect(second.locator('h1').first()).toBeAttached();
  const choose = (open: boolean) => `window.desktop['preferences.write']({ name: 'sidebarOpen', value: ${open} })`;
  const changed = (sidebarOpen: boolean) => expect.objectContaining({ sidebarOpen });
  expect(await second.evaluate(choose(false))).toMatchObject({ ok: true });
  await expect.poll(() => page.evaluate('window.heard')).toEqual([[changed(false)], ['another', changed(false)]]);
  await page.evaluate('window.stopHearing()');
  expect(await second.evaluate(choose(true))).toMatchObject({ ok: true });
  await expect.poll(() => page.evaluate('window.heard.slice(2)')).toEqual([['another', changed(true)]]);
  expect(await page.evaluate(choose(true))).toMatchObject({ ok: true });
  await second.close();
  await expect.poll(async () => (await desktop.windows()).length).toBe(1);
  expect(await page.evaluate('window.heard.length')).toBe(3);
});

test('leads to nothing of Electron or Node, and isn’t there in a frame within the page', async ({ desktop }) => {
  const found = await desktop.page.evaluate(`(() => {
    const names = ['ipcRenderer', 'electron', 'contextBridge', 'webFrame', 'require', 'module', 'exports', 'process', 'Buffer', 'global', '__dirname', 'setImmediate'];
    const reach = [window, window.desktop, ...Object.values(window.desktop)];
    return reach.flatMap((object) => names.filter((name) => name in object));
  })()`);
  expect(found).toEqual([]);
  const inFrame = await desktop.page.evaluate(`(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const kind = typeof frame.contentWindow.desktop;
    frame.remove();
    return kind;
  })()`);
  expect(inFrame).toBe('undefined');
});
