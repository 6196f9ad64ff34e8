import { COMMANDS, type Command } from '#ipc/channels.ts';
import { contract } from '#ipc/contract.ts';
import type { ErrorCode, Result } from '#domain/result.ts';
import { expect, test } from '../../support/desktop-host/desktop-test.ts';
import type { Asker, DesktopUnderTest } from '../../support/desktop-host/desktop-under-test.ts';

interface Attack {
  readonly what: string;
  readonly channel: Command;
  /** JavaScript for the list of inputs. */
  readonly input: string;
  readonly as?: Asker;
  readonly code: ErrorCode;
}

const KEY = 'sb-probe-auth-token';

/** Nothing but the sender is wrong with these: the input is one that the portal itself sends. */
const STRANGERS: readonly Asker[] = [
  'https://evil.example/',
  'https://bundle/',
  'https://app.bundle/',
  'https://bundle.app.desktop.test/',
  'http://bundle/',
  'https://app:bundle@evil.example/',
  'app://other/',
  'app://bundle.other/',
  'app://other.bundle/',
  'app://bundle:443/',
  'app://bundle@evil/',
  'app://evil@bundle/',
  'app://name:secret@bundle/',
  'app://bundle\\@evil/',
  'app://bundl%65/',
  'app://[::1]/',
  'app:///bundle/',
  'app:/bundle/',
  'app:bundle',
  'apps://bundle/',
  'xapp://bundle/',
  'tunas://bundle/',
  'file:///opt/Tunas/resources/app.asar/out/renderer/index.html',
  'file://bundle/',
  'about:blank',
  'about:srcdoc',
  'data:text/html,app://bundle/',
  'blob:app://bundle/7f3c',
  'filesystem:app://bundle/temporary/x',
  'view-source:app://bundle/',
  'javascript:"app://bundle/"',
  'devtools://devtools/bundled/inspector.html',
  'chrome-extension://bundle/',
  'bundle',
  '',
].map((url) => ({ url }));

const WRONG_FRAMES: readonly Asker[] = [
  { frame: null },
  { frame: 'sub' },
  { frame: 'detached' },
  { frame: 'destroyed' },
  { contents: 'stray' },
  { contents: 'destroyed' },
];

const SENDERS: readonly Attack[] = [...STRANGERS, ...WRONG_FRAMES].map((as) => ({
  what: `a choice of ${JSON.stringify(as)}`,
  channel: 'preferences.write',
  input: `[{ name: 'sidebarOpen', value: false }]`,
  as,
  code: 'refused',
}));

/** What no call takes, whatever it takes. */
const NEVER_TAKEN = [
  '[5]',
  '[NaN]',
  '[[1, 2]]',
  '[{ unexpected: 1 }]',
  '[() => 1]',
  '[1n]',
  '[undefined, undefined]',
  `['a'.repeat(10_000_000)]`,
];

const EVERY_CALL: readonly Attack[] = COMMANDS.flatMap((channel) =>
  NEVER_TAKEN.map((input): Attack => ({ what: `${channel} of ${input}`, channel, input, code: 'invalid' })),
);

const wrong = (channel: Command, ...inputs: readonly string[]): Attack[] =>
  inputs.map((input) => ({ what: `${channel} of ${input}`, channel, input: `[${input}]`, code: 'invalid' }));

const INPUTS: readonly Attack[] = [
  ...wrong('preferences.read', 'null', '{}', '[]', `''`, '0', 'false'),
  ...wrong(
    'preferences.write',
    'null',
    `'language'`,
    `{ name: 'language' }`,
    `{ value: 'en' }`,
    `{ name: 'language', value: 'fr' }`,
    `{ name: 'language', value: ['en'] }`,
    `{ name: 'language', value: { toString: 'en' } }`,
    `{ name: 'language', value: 'en', more: 1 }`,
    `{ name: 'sidebarOpen', value: 'false' }`,
    `{ name: 'sidebarOpen', value: NaN }`,
    `{ name: 'sidebarOpen', value: 0 }`,
    `{ name: 'theme.colour', value: 'x' }`,
    `{ name: '__proto__', value: { polluted: true } }`,
    `{ name: 'constructor', value: true }`,
    `JSON.parse('{"name": "sidebarOpen", "value": false, "__proto__": {"polluted": true}}')`,
    `JSON.parse('{"__proto__": {"name": "sidebarOpen", "value": false}}')`,
    `{ name: 'sidebarOpen', value: false, constructor: { prototype: { polluted: true } } }`,
    `Object.create({ name: 'sidebarOpen', value: false })`,
    `Object.assign([], { name: 'sidebarOpen', value: false })`,
    `[['name', 'sidebarOpen'], ['value', false]]`,
    `new Map([['name', 'sidebarOpen'], ['value', false]])`,
    `(() => { const self = { name: 'sidebarOpen' }; self.value = self; return self; })()`,
    `Object.fromEntries(Array.from({ length: 100_000 }, (_none, index) => ['k' + index, 1]))`,
    `Array.from({ length: 1_000 }).reduce((inner) => ({ value: inner, name: 'language' }), 'en')`,
    `new Array(4_000_000_000)`,
    `new Date()`,
    `new ArrayBuffer(8)`,
    `new Proxy({ name: 'sidebarOpen', value: false }, { getPrototypeOf: () => Date.prototype })`,
  ),
  ...wrong(
    'session.read',
    'undefined',
    'null',
    `''`,
    `'../preferences'`,
    `'a/b'`,
    `'a..b'`,
    `'C:\\\\x'`,
    `'__proto__'`,
    `'constructor'`,
    `'a.__proto__.b'`,
    `'a'.repeat(1_000)`,
    `'${KEY}\\0'`,
    `new String('${KEY}')`,
    `['${KEY}']`,
  ),
  ...wrong(
    'session.write',
    `'${KEY}'`,
    `{ key: '${KEY}' }`,
    `{ value: 'stolen' }`,
    `{ key: '${KEY}', value: null }`,
    `{ key: '${KEY}', value: { toString: 'stolen' } }`,
    `{ key: '${KEY}', value: 'stolen', place: 'file' }`,
    `{ key: '${KEY}', value: 'a'.repeat(64 * 1024 + 1) }`,
    `{ key: '${KEY}', value: 'a'.repeat(10_000_000) }`,
    `{ key: '__proto__', value: 'stolen' }`,
    `{ key: '../${KEY}', value: 'stolen' }`,
    `{ key: ['${KEY}'], value: 'stolen' }`,
  ),
  ...wrong('session.remove', 'undefined', `{ key: '${KEY}' }`, `'../${KEY}'`, `'*'`, `['${KEY}']`),
  ...wrong('session.keeping', 'null', `{ place: 'file' }`),
  ...wrong('session.keepInFile', 'true', `{ file: '/tmp/key' }`),
  ...wrong(
    'share.show',
    ...[
      'javascript:alert(1)',
      'java\\nscript:alert(1)',
      'file:///etc/passwd',
      'app://bundle/',
      'tunas://article/1',
      'data:text/html,x',
      'http://example.org/',
      'https://name:secret@example.org/',
      'https://name@example.org/',
      '/article/1',
      '',
    ].map((address) => `{ title: 'x', address: '${address}' }`),
    `{ title: '', address: null }`,
    `{ title: 'x'.repeat(501), address: null }`,
    `{ title: 'x', address: 'https://example.org/' + 'a'.repeat(2_000) }`,
    `{ title: 'x' }`,
    `{ title: 'x', address: null, file: '/etc/passwd' }`,
  ),
  ...wrong('window.drawn', 'null', '{}'),
  ...wrong(
    'badge.set',
    'undefined',
    '{}',
    `{ count: '1' }`,
    '{ count: -1 }',
    '{ count: 1.5 }',
    '{ count: 10_000 }',
    '{ count: Infinity }',
    '{ count: NaN }',
    '{ count: null }',
    `{ count: { valueOf: 'x' } }`,
    `{ count: 1, icon: '/etc/passwd' }`,
  ),
  ...wrong(
    'notice.show',
    ...[
      'https://evil.example/',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'app://bundle/',
      'tunas://article/1',
      '//evil.example',
      '/\\\\evil.example',
      '/\\t/evil.example',
      'admin/messages',
      '',
    ].map((path) => `{ title: 'x', body: '', path: '${path}' }`),
    `{ title: '', body: '', path: '/admin/messages' }`,
    `{ title: 'x'.repeat(101), body: '', path: '/admin/messages' }`,
    `{ title: 'x', body: 'x'.repeat(201), path: '/admin/messages' }`,
    `{ title: 'x\\nTunas: your password?', body: '', path: '/admin/messages' }`,
    `{ title: 'x', body: 'a\\0b', path: '/admin/messages' }`,
    `{ title: 'x', body: '', path: '/' + 'a'.repeat(500) }`,
    `{ title: 'x', path: '/admin/messages' }`,
    `{ title: 'x', body: '', path: '/admin/messages', icon: '/etc/passwd' }`,
    `{ title: ['x'], body: '', path: '/admin/messages' }`,
  ),
  { what: 'two inputs at once', channel: 'session.read', input: `['${KEY}', '${KEY}']`, code: 'invalid' },
];

/** Asks in the portal's name, or in another one. A quick machine asks more than a page may in a second: then later again. */
async function ask<T = unknown>(desktop: DesktopUnderTest, channel: Command, input = '[undefined]', as?: Asker) {
  for (;;) {
    const result = (await desktop.ask(channel, input, as)) as Result<T>;
    if (result.ok || result.code !== 'too-many') return result;
    await new Promise((resolve) => setTimeout(resolve, (result.retryAfter ?? 1) * 1000));
  }
}

/** What an attack could have changed, and what only a living main process can tell. */
async function state(desktop: DesktopUnderTest): Promise<unknown> {
  const preferences = await ask(desktop, 'preferences.read');
  expect(preferences.ok, 'the main process answers').toBe(true);
  const { length } = await desktop.windows();
  // Read in the main process: under the name that it would find in an object that nobody gave anything, else under its own.
  const session = await ask(desktop, 'session.read', `[{}.polluted ?? Object.keys(Object.prototype)[0] ?? '${KEY}']`);
  return { preferences, session, length, opened: await desktop.takeOpened() };
}

test.beforeEach(async ({ desktop }) => {
  await ask(desktop, 'preferences.write', `[{ name: 'sidebarOpen', value: true }]`);
  await ask(desktop, 'session.write', `[{ key: '${KEY}', value: 'kept' }]`);
});

const GROUPS = { 'a stranger’s call': SENDERS, 'what no call takes': EVERY_CALL, 'a wrong input': INPUTS } as const;

for (const [group, attacks] of Object.entries(GROUPS)) {
  test(`refuses ${group}, in ${attacks.length} forms`, async ({ desktop }) => {
    test.setTimeout(180_000);
    const before = await state(desktop);
    expect(before).toMatchObject({ session: { ok: true, value: 'kept' } });
    for (const { what, channel, input, as, code } of attacks) {
      expect.soft(await ask(desktop, channel, input, as), what).toMatchObject({ ok: false, code });
      expect.soft(await state(desktop), `after ${what}`).toEqual(before);
    }
  });
}

test('serves the contract’s calls once each, nothing else, and none of them without a schema or to a stranger', async ({
  desktop,
}) => {
  const served = await desktop.servedChannels();
  const open: string[] = [];
  for (const channel of served as readonly Command[]) {
    const schemas: { input?: object; output?: object } | undefined = contract[channel];
    const refused = async (as: Asker) => {
      const result = await ask(desktop, channel, '[undefined]', as);
      return !result.ok && result.code === 'refused';
    };
    const checked = (await refused({ url: 'https://bundle/' })) && (await refused({ frame: 'sub' }));
    if (!checked || schemas?.input === undefined || schemas.output === undefined) open.push(channel);
  }
  console.log(`IPC: ${served.length} channels; without a sender test or a schema: ${open.length}`);
  expect(open).toEqual([]);
  expect([...served].sort()).toEqual([...COMMANDS].sort());
});

test('has nobody behind any other channel', async ({ desktop }) => {
  const channels = ['preferences.erase', 'preferences', '', '__proto__', 'constructor', 'electron-store-get-data'];
  for (const channel of [...channels, 'preferences.changed', 'session.changed', 'menu.chosen'])
    await expect(desktop.ask(channel, '[undefined]'), channel).rejects.toThrow(/No handler registered/);
  expect((await ask(desktop, 'preferences.read')).ok).toBe(true);
});

test('stops a page that asks without end, and answers it again a second later', async ({ desktop }) => {
  const { page } = desktop;
  const results: Result<unknown>[] = await page.evaluate(
    `Promise.all(Array.from({ length: 1500 }, () => window.desktop['preferences.read']()))`,
  );
  const stopped = results.filter((result) => !result.ok);
  expect(results).toHaveLength(1500);
  expect(stopped.length).toBeGreaterThan(0);
  expect(new Set(stopped.map((result) => (result.ok ? '' : result.code)))).toEqual(new Set(['too-many']));
  await page.waitForTimeout(1_100);
  expect(await page.evaluate(`window.desktop['preferences.read']()`)).toMatchObject({ ok: true });
});

test('outlives 10 MB and a hundred thousand keys from a page', async ({ desktop }) => {
  const { page } = desktop;
  const huge = [
    `window.desktop['session.write']({ key: '${KEY}', value: 'a'.repeat(10_000_000) })`,
    `window.desktop['session.write'](Object.fromEntries(Array.from({ length: 100_000 }, (_none, index) => ['k' + index, 1])))`,
  ];
  for (const call of huge) expect(await page.evaluate(call)).toMatchObject({ ok: false, code: 'invalid' });
  expect(await page.evaluate(`window.desktop['session.read']('${KEY}')`)).toEqual({ ok: true, value: 'kept' });
});
