import {
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import {
  BACKEND,
  broken,
  chain,
  choice,
  everyFile,
  folder,
  keeperStage,
  KEY,
  keyPath,
  sessions,
  start,
  stored,
  TOKEN,
} from '#tests/support/desktop-host/session-store-stage.ts';
import { newKey } from './encryption-key.ts';
import { parseRecord, encryptRecord, decryptRecord } from './encrypted-record.ts';

keeperStage();

describe.each([
  ['absent', "Cannot find package 'keytar'"],
  ['denied', 'User canceled the operation.'],
])('where the keychain is %s', (_name, reason) => {
  test('memory holds the session for this run', async () => {
    const keeper = start(broken(reason));
    expect(await keeper.write(KEY, TOKEN)).toBe(false);
    expect(await keeper.read(KEY)).toBe(TOKEN);
    expect(await keeper.keeping()).toEqual({ place: 'memory', damaged: false });
    expect(everyFile()).not.toContain(TOKEN);
    expect(await start().read(KEY)).toBeNull();
  });

  test('nobody is asked a second time', async () => {
    const keeper = start(broken(reason));
    await keeper.write(KEY, TOKEN);
    await keeper.write(KEY, TOKEN);
    await keeper.read(KEY);
    expect(chain.calls).toBe(1);
  });

  test('what was kept before waits for the next start', async () => {
    await start().write(KEY, TOKEN);
    const keeper = start(broken(reason));
    expect(await keeper.read(KEY)).toBeNull();
    expect(await keeper.keeping()).toEqual({ place: 'memory', damaged: false });
    expect(await start().read(KEY)).toBe(TOKEN);
  });

  test('signing in anew ends what was kept before', async () => {
    await start().write(KEY, 'somebody else');
    await start(broken(reason)).write(KEY, TOKEN);
    expect(await start().read(KEY)).toBeNull();
  });

  test('signing out ends what was kept before', async () => {
    await start().write(KEY, TOKEN);
    await start(broken(reason)).remove(KEY);
    expect(stored()).toEqual({});
  });

  test('a file keeps the session once the person chose it, and for every later start', async () => {
    const keeper = start(broken(reason));
    await keeper.write(KEY, TOKEN);
    expect(await keeper.keepInFile()).toBe(true);
    expect(await keeper.keeping()).toEqual({ place: 'file', damaged: false });
    if (process.platform !== 'win32') expect(statSync(keyPath).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['session.key', 'sessions.json']);
    expect(everyFile()).not.toContain(TOKEN);
    chain.calls = 0;
    const later = start(broken(reason));
    expect(await later.keeping()).toEqual({ place: 'file', damaged: false });
    expect(await later.read(KEY)).toBe(TOKEN);
    expect(await later.write(KEY, 'two')).toBe(true);
    expect(stored()).toMatchObject({ [KEY]: { keySource: 'file' } });
    // One call: the chain must be read to find out whether it answers now.
    expect(chain.calls).toBe(1);
  });

  test('a choice made before anybody signed in counts once they do', async () => {
    await start().write(KEY, 'unreachable');
    const keeper = start(broken(reason));
    await keeper.read(KEY);
    expect(await keeper.keepInFile()).toBe(true);
    expect(await keeper.write(KEY, TOKEN)).toBe(true);
    expect(await start(broken(reason)).read(KEY)).toBe(TOKEN);
  });

  test('a file that cannot be written is said to have failed', async () => {
    const keeper = start(broken(reason), { refuses: true });
    await keeper.write(KEY, TOKEN);
    expect(await keeper.keepInFile()).toBe(false);
    expect((await keeper.keeping()).place).toBe('memory');
  });
});

describe('where a file was chosen', () => {
  const chosen = async () => {
    const keeper = start(broken('none'));
    await keeper.write(KEY, TOKEN);
    await keeper.keepInFile();
  };

  test('a keychain that answers now takes its place, and nobody is signed out', async () => {
    await chosen();
    const keeper = start();
    expect(await keeper.read(KEY)).toBe(TOKEN);
    await vi.waitFor(() => expect(stored()).toMatchObject({ [KEY]: { keySource: 'keychain' } }));
    expect(await keeper.keeping()).toEqual({ place: 'keychain', damaged: false });
    expect(await keeper.keepInFile()).toBe(false);
    rmSync(keyPath);
    expect(await start().read(KEY)).toBe(TOKEN);
  });

  test('a keychain that is gone again is reported, because the file would keep the next sign-in', async () => {
    await chosen();
    const keeper = start();
    await keeper.read(KEY);
    await vi.waitFor(() => expect(stored()).toMatchObject({ [KEY]: { keySource: 'keychain' } }));
    const later = start(broken('none'));
    expect(await later.read(KEY)).toBeNull();
    expect((await later.keeping()).damaged).toBe(true);
    // The record is kept all the same, for when the key is there again.
    expect(await start().read(KEY)).toBe(TOKEN);
  });

  test.each([
    ['lost', () => rmSync(keyPath)],
    ['truncated', () => writeFileSync(keyPath, 'c2hvcnQ=')],
    ['exchanged', () => writeFileSync(keyPath, newKey().toString('base64'))],
  ])('a session whose key was %s is given up, and told', async (_name, damage) => {
    await chosen();
    damage();
    const keeper = start();
    expect(await keeper.read(KEY)).toBeNull();
    expect((await keeper.keeping()).damaged).toBe(true);
    expect(stored()).toEqual({});
  });

  test.skipIf(process.platform === 'win32').each([
    ['opened to others', () => chmodSync(keyPath, 0o644)],
    ['a link to another place', () => (renameSync(keyPath, `${keyPath}.1`), symlinkSync(`${keyPath}.1`, keyPath))],
    ['a copy of the chosen one', () => (copyFileSync(keyPath, `${keyPath}.1`), renameSync(`${keyPath}.1`, keyPath))],
    ['chosen on another device', () => (choice.value = undefined)],
  ])('a file that is %s does not count', async (_name, change) => {
    await chosen();
    change();
    const keeper = start(broken('none'));
    expect(await keeper.read(KEY)).toBeNull();
    expect((await keeper.keeping()).damaged).toBe(true);
    expect(await keeper.write(KEY, 'two')).toBe(false);
    expect((await keeper.keeping()).place).toBe('memory');
  });

  test('what was encrypted with the key of the keychain still opens with it', async () => {
    await start().write('other', 'older');
    await chosen();
    expect(await start().read('other')).toBe('older');
  });
});

describe('where somebody else left a file with a key of theirs', () => {
  const theirs = newKey();
  const leave = () => writeFileSync(keyPath, theirs.toString('base64'), { mode: 0o600 });
  const readsAs = (secret: Buffer) =>
    decryptRecord(parseRecord(stored()[KEY])!, secret, { backend: BACKEND, key: KEY });

  test('the keychain is asked and keeps the session', async () => {
    leave();
    const keeper = start();
    expect(await keeper.write(KEY, TOKEN)).toBe(true);
    expect(chain.calls).toBeGreaterThan(0);
    expect(await keeper.keeping()).toEqual({ place: 'keychain', damaged: false });
    expect(stored()).toMatchObject({ [KEY]: { keySource: 'keychain' } });
    expect(readsAs(theirs)).toBeNull();
  });

  test('without a keychain memory keeps the session, and a choice makes a new key', async () => {
    leave();
    const keeper = start(broken('none'));
    expect(await keeper.write(KEY, TOKEN)).toBe(false);
    expect((await keeper.keeping()).place).toBe('memory');
    expect(await keeper.keepInFile()).toBe(true);
    expect(readFileSync(keyPath, 'utf8')).not.toBe(theirs.toString('base64'));
    expect(readsAs(theirs)).toBeNull();
    expect(await start(broken('none')).read(KEY)).toBe(TOKEN);
  });

  test('nobody is signed in by a session that somebody else encrypted with it', async () => {
    leave();
    writeFileSync(
      sessions,
      JSON.stringify({ [KEY]: encryptRecord('theirs', theirs, 'file', { backend: BACKEND, key: KEY }) }),
    );
    expect(await start().read(KEY)).toBeNull();
  });
});
