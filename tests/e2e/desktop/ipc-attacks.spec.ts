import { COMMANDS, type Command } from '#ipc/channels.ts';
import { contract } from '#ipc/contract.ts';
import type { ErrorCode, Result } from '#domain/result.ts';
import { expect, test } from '../../support/desktop-host/desktop-test.ts';
import type { Asker, DesktopUnderTest } from '../../support/desktop-host/desktop-under-test.ts';

test.use({ begins: 'where it is' });

interface Attack {
  readonly what: string;
  readonly channel: Command;
  /** JavaScript for the list of inputs. */
  readonly input: string;
  readonly as?: Asker;
  readonly code: ErrorCode;
}

const KEY = 'sb-probe-auth-token';

/**
 * Of each kind one: navigation.test.ts and serve.test.ts in src/main have the others. Nothing but the sender is wrong with
 * these: the input is one that the portal itself sends.
 */
const STRANGERS: readonly Asker[] = [
  'https://evil.example/',
  'https://bundle/',
  'app://other/',
  'app://bundle@evil/',
  'file://bundle/',
  'about:blank',
  'blob:app://bundle/7f3c',
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

const invalid = (channel: Command, ...inputs: readonly string[]): Attack[] =>
  inputs.map((input) => ({ what: `${channel} of ${input}`, channel, input: `[${input}]`, code: 'invalid' }));

/** As they come through Chromium's own copying; src/ipc/contract.test.ts and src/main/ipc have what else no call takes. */
const INPUTS: readonly Attack[] = [
  ...COMMANDS.flatMap((channel) => invalid(channel, '{ unexpected: 1 }', `'a'.repeat(10_000_000)`)),
  ...invalid(
    'preferences.write',
    `{ name: '__proto__', value: { polluted: true } }`,
    `JSON.parse('{"name": "sidebarOpen", "value": false, "__proto__": {"polluted": true}}')`,
    `{ name: 'sidebarOpen', value: false, constructor: { prototype: { polluted: true } } }`,
    `Object.create({ name: 'sidebarOpen', value: false })`,
    `new Map([['name', 'sidebarOpen'], ['value', false]])`,
    `(() => { const self = { name: 'sidebarOpen' }; self.value = self; return self; })()`,
    `Array.from({ length: 1_000 }).reduce((inner) => ({ value: inner, name: 'language' }), 'en')`,
    `new Array(4_000_000_000)`,
    `new Date()`,
    `new ArrayBuffer(8)`,
    `() => 1`,
    `1n`,
  ),
  ...invalid(
    'session.write',
    `{ key: '__proto__', value: 'stolen' }`,
    `{ key: '${KEY}', value: 'a'.repeat(64 * 1024 + 1) }`,
  ),
  { what: 'two inputs at once', channel: 'session.read', input: `['${KEY}', '${KEY}']`, code: 'invalid' },
];

/** Calls in the portal's name, or in another one. A fast machine may exceed the rate limit: then it retries later. */
async function ask<T = unknown>(desktop: DesktopUnderTest, channel: Command, input = '[undefined]', as?: Asker) {
  for (;;) {
    const result = (await desktop.ask(channel, input, as)) as Result<T>;
    if (result.ok || result.code !== 'too-many') return result;
    await new Promise((resolve) => setTimeout(resolve, (result.retryAfter ?? 1) * 1000));
  }
}

/** The state that an attack could have changed, which only a running main process can return. */
async function state(desktop: DesktopUnderTest): Promise<unknown> {
  const preferences = await ask(desktop, 'preferences.read');
  expect(preferences.ok, 'the main process answers').toBe(true);
  const { length } = await desktop.windows();
  // Read in the main process: if a prototype was polluted, the key is taken from it, else it is the usual one.
  const session = await ask(desktop, 'session.read', `[{}.polluted ?? Object.keys(Object.prototype)[0] ?? '${KEY}']`);
  return { preferences, session, length, opened: await desktop.takeOpened() };
}

test.beforeEach(async ({ desktop }) => {
  await ask(desktop, 'preferences.write', `[{ name: 'sidebarOpen', value: true }]`);
  await ask(desktop, 'session.write', `[{ key: '${KEY}', value: 'kept' }]`);
});

const GROUPS = { 'a stranger’s call': SENDERS, 'a wrong input': INPUTS } as const;

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
