import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  broken,
  chain,
  everyFile,
  folder,
  keeperStage,
  KEY,
  start,
  stored,
  TOKEN,
} from '#tests/support/desktop-host/session-store-stage.ts';
import { safeStorageEntry } from './safe-storage.ts';

keeperStage();

const NO_KEYTAR = "Cannot find package 'keytar'";
const file = () => join(folder, 'session.encrypted-key');

/** Electron's storage with a key that the system keeps: only the same key decrypts. */
function electron({ key = 'k1', available = true, prefix = 'v11', store = 'gnome_libsecret' } = {}) {
  const state = { key, available, asked: 0, shouldReEncrypt: false, failsWith: null as string | null };
  return {
    state,
    isAsyncEncryptionAvailable: async () => ((state.asked += 1), state.available),
    getSelectedStorageBackend: () => store as 'gnome_libsecret',
    encryptStringAsync: async (text: string) =>
      Buffer.from(`${prefix}${state.key}:${Buffer.from(text).toString('hex')}`),
    async decryptStringAsync(sealed: Buffer) {
      if (state.failsWith !== null) throw new Error(state.failsWith);
      const [, encryptedBy, text] = /^v1[01](\w+):(\w+)$/.exec(sealed.toString()) ?? [];
      if (encryptedBy !== state.key || text === undefined) throw new Error('Error while decrypting the ciphertext.');
      return { shouldReEncrypt: state.shouldReEncrypt, result: Buffer.from(text, 'hex').toString() };
    },
  };
}
type Electron = ReturnType<typeof electron>;

const entry = (storage: Electron, platform: NodeJS.Platform = 'linux') => safeStorageEntry(file(), storage, platform);
/** The app in a build without a keytar for its processor. */
const withoutKeytar = (storage: Electron, platform?: NodeJS.Platform) =>
  start(broken(NO_KEYTAR), { safeStorage: entry(storage, platform) });

describe('a build without keytar for its processor', () => {
  test.each(['darwin', 'win32', 'linux'] as const)(
    'keeps a session on %s, and its record says how',
    async (platform) => {
      const storage = electron(platform === 'linux' ? {} : { prefix: 'v10', store: 'unknown' });
      const keeper = withoutKeytar(storage, platform);
      expect(await keeper.write(KEY, TOKEN)).toBe(true);
      expect(await keeper.keeping()).toEqual({ place: 'keychain', damaged: false });
      expect(stored()).toMatchObject({ [KEY]: { keySource: 'safeStorage' } });
      expect(everyFile()).not.toContain(TOKEN);
      if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
      expect(await withoutKeytar(storage, platform).read(KEY)).toBe(TOKEN);
      expect(await keeper.keepInFile()).toBe(false);
    },
  );

  test('asks nobody for a visitor', async () => {
    const storage = electron();
    expect(await withoutKeytar(storage).read(KEY)).toBeNull();
    expect(storage.state.asked).toBe(0);
  });

  test.each([
    ['no encryption', electron({ available: false })],
    ['a password that stands in Chromium’s source', electron({ store: 'basic_text' })],
    ['a store that can’t be told', electron({ store: 'unknown' })],
    ['a store that gave no key', electron({ prefix: 'v10' })],
  ])('lets memory hold the session where the system has %s', async (_name, storage) => {
    const keeper = withoutKeytar(storage);
    expect(await keeper.write(KEY, TOKEN)).toBe(false);
    expect(await keeper.keeping()).toEqual({ place: 'memory', damaged: false });
    expect(existsSync(file())).toBe(false);
  });
});

describe('between sources of the key', () => {
  test('keytar comes first: the next write moves to it, and nobody is signed out', async () => {
    const storage = electron();
    await withoutKeytar(storage).write(KEY, TOKEN);
    chain.calls = 0;
    const keeper = start(undefined, { safeStorage: entry(storage) });
    expect(await keeper.read(KEY)).toBe(TOKEN);
    expect(chain.calls).toBe(0);
    await keeper.write(KEY, 'two');
    expect(stored()).toMatchObject({ [KEY]: { keySource: 'keychain' } });
    expect(await start().read(KEY)).toBe('two');
  });

  test('where keytar is gone that is reported, and the next sign-in is kept', async () => {
    await start().write(KEY, TOKEN);
    const storage = electron();
    const keeper = withoutKeytar(storage);
    expect(await keeper.read(KEY)).toBeNull();
    expect((await keeper.keeping()).damaged).toBe(true);
    // The record stays until then: the next update may bring keytar back.
    expect(await start().read(KEY)).toBe(TOKEN);
    expect(await keeper.write(KEY, 'two')).toBe(true);
    expect(await keeper.keeping()).toEqual({ place: 'keychain', damaged: false });
    expect(await withoutKeytar(storage).read(KEY)).toBe('two');
  });

  test('a keychain whose dialog stands open is not doubled by a second one', async () => {
    const storage = electron();
    const silent = { read: () => new Promise<never>(() => undefined), write: async () => undefined };
    const keeper = start(silent, { safeStorage: entry(storage) });
    expect(await keeper.write(KEY, TOKEN)).toBe(false);
    expect(storage.state.asked).toBe(0);
    expect((await keeper.keeping()).place).toBe('memory');
  });
});

describe('the encrypted key', () => {
  test('is encrypted anew where the system asks for it', async () => {
    const storage = electron();
    await withoutKeytar(storage).write(KEY, TOKEN);
    const before = readFileSync(file(), 'utf8');
    storage.state.shouldReEncrypt = true;
    const rotated: Electron = {
      ...storage,
      encryptStringAsync: async (text) => Buffer.from(`v11k2:${Buffer.from(text).toString('hex')}`),
    };
    expect(await withoutKeytar(rotated).read(KEY)).toBe(TOKEN);
    expect(readFileSync(file(), 'utf8')).toBe(before.replace('v11k1', 'v11k2'));
  });

  test('that the system cannot open now stays, and so does the session', async () => {
    const storage = electron();
    await withoutKeytar(storage).write(KEY, TOKEN);
    storage.state.failsWith = 'safeStorage.decryptStringAsync is temporarily unavailable. Please try again.';
    expect(await withoutKeytar(storage).read(KEY)).toBeNull();
    storage.state.failsWith = null;
    expect(await withoutKeytar(storage).read(KEY)).toBe(TOKEN);
  });

  test('of another computer is reported, and replaced by the next sign-in', async () => {
    await withoutKeytar(electron({ key: 'theirs' })).write(KEY, TOKEN);
    const storage = electron();
    const keeper = withoutKeytar(storage);
    expect(await keeper.read(KEY)).toBeNull();
    expect((await keeper.keeping()).damaged).toBe(true);
    expect(await keeper.write(KEY, 'two')).toBe(true);
    expect(await withoutKeytar(storage).read(KEY)).toBe('two');
  });

  test('that anybody could have made is none', async () => {
    const storage = electron();
    writeFileSync(file(), await electron({ prefix: 'v10' }).encryptStringAsync('A'.repeat(43) + '='));
    const opened = vi.spyOn(storage, 'decryptStringAsync');
    expect(await entry(storage).read()).toBeNull();
    expect(opened).not.toHaveBeenCalled();
  });
});
