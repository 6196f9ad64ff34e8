import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  broken,
  chain,
  everyFile,
  folder,
  keeperStage,
  KEY,
  lockFile,
  start,
  stored,
  TOKEN,
} from '../../../tests/support/desktop-host/keeper-stage.ts';
import { newKey } from './record-key.ts';

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
    if (process.platform !== 'win32') expect(statSync(lockFile).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['session.key', 'sessions.json']);
    expect(everyFile()).not.toContain(TOKEN);
    chain.calls = 0;
    const later = start(broken(reason));
    expect(await later.keeping()).toEqual({ place: 'file', damaged: false });
    expect(await later.read(KEY)).toBe(TOKEN);
    expect(await later.write(KEY, 'two')).toBe(true);
    expect(chain.calls).toBe(0);
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

  test('it stays the place although a keychain answers now, which nobody asks', async () => {
    await chosen();
    chain.calls = 0;
    const keeper = start();
    expect(await keeper.read(KEY)).toBe(TOKEN);
    expect(await keeper.write(KEY, 'two')).toBe(true);
    expect((await keeper.keeping()).place).toBe('file');
    expect(chain.calls).toBe(0);
  });

  test.each([
    ['lost', () => rmSync(lockFile)],
    ['truncated', () => writeFileSync(lockFile, 'c2hvcnQ=')],
    ['exchanged', () => writeFileSync(lockFile, newKey().toString('base64'))],
  ])('a session whose key was %s is given up, and told', async (_name, damage) => {
    await chosen();
    damage();
    const keeper = start();
    expect(await keeper.read(KEY)).toBeNull();
    expect((await keeper.keeping()).damaged).toBe(true);
    expect(stored()).toEqual({});
  });

  test('what the keychain had locked before still opens with it', async () => {
    await start().write('other', 'older');
    await chosen();
    expect(await start().read('other')).toBe('older');
  });
});
