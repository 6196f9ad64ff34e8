import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  BACKEND,
  chain,
  keeperStage,
  KEY,
  sessions,
  start,
  stored,
  TOKEN,
} from '#tests/support/desktop-host/session-store-stage.ts';
import { newKey } from './encryption-key.ts';
import { encryptRecord, type EncryptedRecord } from './encrypted-record.ts';

keeperStage();

describe('a damaged record reads as none, is deleted, and is reported until the next sign-in', () => {
  const encrypted = (secret: Buffer) => encryptRecord(TOKEN, secret, 'keychain', { backend: BACKEND, key: KEY });
  const without = (record: EncryptedRecord, field: string) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
  const cut = (text: string) => Buffer.from(text, 'base64').subarray(0, -1).toString('base64');
  const records: readonly (readonly [name: string, change: (record: EncryptedRecord) => unknown])[] = [
    ['null', () => null],
    ['a text', (record) => JSON.stringify(record)],
    ['a number', () => 7],
    ['a list', (record) => [record]],
    ['no fields', () => ({})],
    ['plain text in its place', () => ({ access_token: TOKEN })],
    ['no tag', (record) => without(record, 'tag')],
    ['no IV', (record) => without(record, 'iv')],
    ['a field more', (record) => ({ ...record, extra: 1 })],
    ['a newer version', (record) => ({ ...record, version: 2 })],
    ['an unknown source of its key', (record) => ({ ...record, keySource: 'cloud' })],
    ['another source of its key', (record) => ({ ...record, keySource: 'file' })],
    ['a shorter tag', (record) => ({ ...record, tag: cut(record.tag) })],
    ['a wrong tag', (record) => ({ ...record, tag: Buffer.alloc(16).toString('base64') })],
    ['a shorter IV', (record) => ({ ...record, iv: cut(record.iv) })],
    ['another IV', (record) => ({ ...record, iv: Buffer.alloc(12).toString('base64') })],
    ['a truncated text', (record) => ({ ...record, text: cut(record.text) })],
    ['an empty text', (record) => ({ ...record, text: '' })],
    ['a text that is no base64', (record) => ({ ...record, text: `${record.text}*` })],
    ['another key', () => encrypted(newKey())],
    [
      'a record of another key',
      () => encryptRecord(TOKEN, keyInChain(), 'keychain', { backend: BACKEND, key: 'other' }),
    ],
    [
      'a record of another backend',
      () => encryptRecord(TOKEN, keyInChain(), 'keychain', { backend: 'https://b.example', key: KEY }),
    ],
  ];
  const keyInChain = () => Buffer.from(chain.secret ?? '', 'base64');

  test.each(records)('%s', async (_name, change) => {
    await start().write(KEY, TOKEN);
    await start().write('other', 'kept');
    const { [KEY]: record, ...rest } = stored();
    writeFileSync(sessions, JSON.stringify({ ...rest, [KEY]: change(record as EncryptedRecord) }));
    const keeper = start();
    expect(await keeper.read(KEY)).toBeNull();
    expect((await keeper.keeping()).damaged).toBe(true);
    expect(Object.keys(stored())).toEqual(['other']);
    expect(await keeper.read('other')).toBe('kept');
    expect(await keeper.write(KEY, 'anew')).toBe(true);
    expect(await keeper.keeping()).toEqual({ place: 'keychain', damaged: false });
    expect(await start().read(KEY)).toBe('anew');
  });

  test.each([
    ['empty', ''],
    ['truncated', '{"sb-a-auth-token":{"version":1,"lo'],
    ['a list', '[]'],
    ['a text', '"padi"'],
    ['null', 'null'],
    ['bytes', '\u0000\u0001\u0002'],
  ])('the whole file: %s', async (_name, text) => {
    writeFileSync(sessions, text);
    const keeper = start();
    expect(await keeper.read(KEY)).toBeNull();
    expect((await keeper.keeping()).damaged).toBe(true);
    expect(chain.calls).toBe(0);
    expect(await keeper.write(KEY, TOKEN)).toBe(true);
    expect((await keeper.keeping()).damaged).toBe(false);
    expect(await start().read(KEY)).toBe(TOKEN);
  });

  test('the whole file, where somebody signs in before anything was read', async () => {
    writeFileSync(sessions, '{');
    const keeper = start();
    expect(await keeper.write(KEY, TOKEN)).toBe(true);
    expect(await keeper.read(KEY)).toBe(TOKEN);
    expect(await start().read(KEY)).toBe(TOKEN);
  });

  test('a record whose key the keychain lacks is reported, but stays: a locked keyring may look the same', async () => {
    await start().write(KEY, TOKEN);
    const { secret } = chain;
    chain.secret = null;
    const keeper = start();
    expect(await keeper.read(KEY)).toBeNull();
    expect((await keeper.keeping()).damaged).toBe(true);
    chain.secret = secret;
    expect(await start().read(KEY)).toBe(TOKEN);
  });
});
