import { describe, expect, it } from 'vitest';
import { COMMANDS, EVENTS } from './channels.ts';
import { contract, events } from './contract.ts';

const takes = (schema: { safeParse(input: unknown): { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success;

describe('the contract', () => {
  it('has a schema for what each call takes and gives, and for each event', () => {
    expect(Object.keys(contract).sort()).toEqual([...COMMANDS].sort());
    expect(Object.keys(events).sort()).toEqual([...EVENTS].sort());
    for (const { input, output } of Object.values(contract)) {
      expect([typeof input.safeParse, typeof output.safeParse]).toEqual(['function', 'function']);
    }
  });

  it('names a call once, as noun and verb', () => {
    expect(new Set<string>([...COMMANDS, ...EVENTS]).size).toBe(COMMANDS.length + EVENTS.length);
    for (const name of [...COMMANDS, ...EVENTS]) expect(name).toMatch(/^[a-z]+\.[a-z][A-Za-z]*$/);
  });
});

describe('a session’s key', () => {
  it.each(['sb-127-auth-token', 'sb-localhost-auth-token-request', 'sb-xn--tn-7ka-auth-token', 'a.b_c'])(
    'may be %s',
    (key) => expect(takes(contract['session.read'].input, key)).toBe(true),
  );

  it.each([
    '../x',
    '..',
    'a..b',
    'a/b',
    'a\\b',
    '/etc/passwd',
    '__proto__',
    'a.__proto__.b',
    'constructor',
    'a.constructor.prototype',
    'prototype',
    'Sb-127',
    'a b',
    'a\n',
    'a\0',
    '',
    'a'.repeat(101),
    'a'.repeat(1_000),
  ])('is never %j', (key) => {
    expect(takes(contract['session.read'].input, key)).toBe(false);
    expect(takes(contract['session.remove'].input, key)).toBe(false);
    expect(takes(contract['session.write'].input, { key, value: '' })).toBe(false);
    expect(takes(events['session.changed'], { key })).toBe(false);
  });
});

describe('what is shared', () => {
  const link = (address: unknown) => contract['share.show'].input.safeParse({ title: 'Selada', address });

  it('has a public address, written out, or none', () => {
    expect(link(null).success).toBe(true);
    expect(link('HTTPS://Tunas.example/a b')).toMatchObject({ data: { address: 'https://tunas.example/a%20b' } });
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'file:///etc/passwd',
    'app://bundle/',
    'tunas://article/1',
    'data:text/html,x',
    'http://tunas.example/',
    'https://ratna:rahasia@tunas.example/',
    'https://ratna@tunas.example/',
    'https://:rahasia@tunas.example/',
    'https://',
    '//tunas.example/',
    '/article/1',
    '',
    `https://tunas.example/${'a'.repeat(2_000)}`,
    undefined,
    5,
  ])('never has %j', (address) => {
    expect(link(address).success).toBe(false);
  });
});

describe('a path that the menu opens', () => {
  const opens = (path: string) => takes(events['menu.chosen'], { command: 'open', path });

  it.each(['/', '/article/1', '/en/blog?q=padi#hasil'])('may be %s', (path) => expect(opens(path)).toBe(true));

  it.each(['', 'article/1', '//evil.example', '/\\evil.example', '/\t/evil.example', '/a\n', 'https://evil.example/'])(
    'is never %j',
    (path) => expect(opens(path)).toBe(false),
  );
});

describe('a notice', () => {
  const shows = (more: object) =>
    takes(contract['notice.show'].input, { title: 'Pesan baru dari Sri', body: '', path: '/admin/messages', ...more });

  it.each([{}, { body: 'a'.repeat(200) }, { path: '/en/admin/messages' }, { title: '“Sri” 😀' }])('may be %j', (more) =>
    expect(shows(more)).toBe(true),
  );

  it.each([
    { title: '' },
    { title: 'a'.repeat(101) },
    { title: 'a\nb' },
    { title: 'a\u0085b' },
    { body: 'a'.repeat(201) },
    { body: 'a\0' },
    { path: 'https://evil.example/' },
    { path: '//evil.example' },
    { path: '' },
    { icon: '/etc/passwd' },
  ])('is never %j', (more) => expect(shows(more)).toBe(false));
});

describe('a setting', () => {
  const sets = (input: unknown) => takes(contract['settings.write'].input, input);

  it.each([
    { name: 'language', value: 'en' },
    { name: 'theme', value: 'system' },
    { name: 'textSize', value: 150 },
    { name: 'notices', value: false },
    { name: 'updates', value: true },
  ])('may be %j', (input) => expect(sets(input)).toBe(true));

  it.each([
    { name: 'textSize', value: 400 },
    { name: 'textSize', value: '150' },
    { name: 'theme', value: 'dark; rm' },
    { name: 'notices', value: 1 },
    { name: 'dataFolder', value: '/etc' },
    { name: '__proto__', value: true },
    { name: 'updates', value: true, feed: 'https://evil.example/' },
  ])('is never %j', (input) => expect(sets(input)).toBe(false));
});

describe('a pack', () => {
  const [pack, page] = [new Uint8Array(8), new Uint8Array(9)];
  const saves = (more: object) => takes(contract['pack.save'].input, { name: 'Tunas.tunas', pack, page, ...more });

  it.each([{}, { name: 'Tunas 2026-11-23 organik.tunas' }, { name: 'Padi (1).tunas'.replace(/[()]/g, '') }])(
    'is saved with %j',
    (more) => expect(saves(more)).toBe(true),
  );

  it.each([
    { name: '../Tunas.tunas' },
    { name: '/etc/cron.d/x.tunas' },
    { name: 'C:\\x.tunas' },
    { name: 'a/b.tunas' },
    { name: '.tunas' },
    { name: 'Tunas.exe' },
    { name: 'Tunas.tunas.exe' },
    { name: 'a\n.tunas' },
    { name: `${'a'.repeat(100)}.tunas` },
    { pack: 'text' },
    { pack: [1, 2] },
    { pack: new ArrayBuffer(8) },
    { page: undefined },
    { path: '/home' },
  ])('is never saved with %j', (more) => expect(saves(more)).toBe(false));

  it('comes as bytes, or not at all', () => {
    for (const command of ['pack.open', 'pack.take'] as const) {
      expect(takes(contract[command].output, pack)).toBe(true);
      expect(takes(contract[command].output, null)).toBe(true);
      for (const other of ['/home/a.tunas', [1], {}, undefined])
        expect(takes(contract[command].output, other)).toBe(false);
      expect(takes(contract[command].input, '/etc/passwd')).toBe(false);
    }
    expect(takes(events['pack.arrived'], '/etc/passwd')).toBe(false);
  });
});

describe('a choice', () => {
  it.each([
    null,
    'language',
    { name: 'language' },
    { value: 'en' },
    { name: 'language', value: 'fr' },
    { name: 'language', value: ['en'] },
    { name: 'language', value: 'en', more: 1 },
    { name: 'sidebarOpen', value: 'false' },
    { name: 'sidebarOpen', value: 0 },
    { name: 'theme.colour', value: 'x' },
    { name: '__proto__', value: { polluted: true } },
    { name: 'constructor', value: true },
    [['name', 'sidebarOpen']],
  ])('is never %j', (input) => expect(takes(contract['preferences.write'].input, input)).toBe(false));
});

describe('a session that is kept', () => {
  it('is a text of at most 64 KiB', () => {
    for (const value of [null, undefined, 5, 'a'.repeat(64 * 1024 + 1)])
      expect(takes(contract['session.write'].input, { key: 'a', value })).toBe(false);
  });
});

it.each(COMMANDS)('%s takes nothing unexpected', (command) => {
  for (const input of [{ unexpected: 1 }, NaN, [1, 2], () => 1, 1n])
    expect(takes(contract[command].input, input)).toBe(false);
});

describe('the number on the app’s icon', () => {
  const sets = (count: unknown) => takes(contract['badge.set'].input, { count });

  it.each([0, 1, 9999])('may be %j', (count) => expect(sets(count)).toBe(true));

  it.each([-1, 0.5, 10_000, NaN, Infinity, '1', null, undefined])('is never %j', (count) =>
    expect(sets(count)).toBe(false),
  );
});

describe('factsheets', () => {
  const saves = (title: unknown, more: object = {}) => takes(contract['factsheet.save'].input, { title, ...more });

  it('are saved under a title of one line', () => expect(saves('Selada NFT: “pertama”')).toBe(true));

  it.each([[''], ['a\nb'], ['x'.repeat(501)], [3], [undefined]])('and under no other: %j', (title) =>
    expect(saves(title)).toBe(false),
  );

  it('take nothing else along', () => expect(saves('Selada', { path: '/etc/passwd' })).toBe(false));
});
