import { readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import {
  asking,
  becameReadable,
  chain,
  everyFile,
  folder,
  keeperStage,
  KEY,
  start,
  stored,
  TOKEN,
  working,
} from '#tests/support/desktop-host/session-store-stage.ts';

keeperStage();

describe('with a keychain', () => {
  test('keeps a session for the next start, in ciphertext alone', async () => {
    const keeper = start();
    expect(await keeper.write(KEY, TOKEN)).toBe(true);
    expect(await keeper.keeping()).toEqual({ place: 'keychain', damaged: false });
    expect(everyFile()).not.toContain(TOKEN);
    expect(everyFile()).not.toContain(chain.secret);
    expect(Buffer.from(chain.secret ?? '', 'base64')).toHaveLength(32);
    expect(await start().read(KEY)).toBe(TOKEN);
  });

  test('a removed session is gone from the disk, and no other with it', async () => {
    const keeper = start();
    await keeper.write(KEY, TOKEN);
    await keeper.write(`${KEY}-request`, 'kept');
    await keeper.remove(KEY);
    await keeper.remove('never-there');
    expect(Object.keys(stored())).toEqual([`${KEY}-request`]);
    expect(await keeper.read(KEY)).toBeNull();
    expect(await start().read(`${KEY}-request`)).toBe('kept');
  });

  test('is not asked for a visitor', async () => {
    const keeper = start();
    expect(await keeper.read(KEY)).toBeNull();
    await keeper.remove(KEY);
    expect(await keeper.keeping()).toEqual({ place: 'keychain', damaged: false });
    expect(chain.calls).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is asked once in a run', async () => {
    await start().write(KEY, TOKEN);
    chain.calls = 0;
    const keeper = start();
    for (let time = 0; time < 5; time += 1) await keeper.read(KEY);
    await keeper.write(KEY, 'two');
    expect(chain.calls).toBe(1);
  });

  test('writes keep their order, and one that was asked for later wins whole', async () => {
    const keeper = start();
    const texts = Array.from({ length: 30 }, (_, index) => String(index).repeat(1 + ((index * 37) % 500)));
    const reads: Promise<string | null>[] = [];
    for (const text of texts) {
      void keeper.write(KEY, text);
      reads.push(keeper.read(KEY));
    }
    expect(await Promise.all(reads)).toEqual(texts);
    expect(await start().read(KEY)).toBe(texts.at(-1));
  });

  test('a write and a removal keep their order too', async () => {
    const keeper = start();
    void keeper.write(KEY, TOKEN);
    await keeper.remove(KEY);
    expect(stored()).toEqual({});
  });

  test('says that the disk refused, and holds the session until the app ends', async () => {
    const keeper = start(working, { refuses: true });
    expect(await keeper.write(KEY, TOKEN)).toBe(false);
    expect(await keeper.read(KEY)).toBe(TOKEN);
    expect(await keeper.keeping()).toEqual({ place: 'memory', damaged: false });
    expect(await start().read(KEY)).toBeNull();
  });

  test('a disk that takes nothing more keeps nobody signed in who signed out', async () => {
    await start().write(KEY, TOKEN);
    const keeper = start(working, { refuses: true });
    expect(await keeper.read(KEY)).toBe(TOKEN);
    await keeper.remove(KEY);
    expect(await keeper.read(KEY)).toBeNull();
    expect(await start().read(KEY)).toBeNull();
    expect(vi.mocked(console.error)).not.toHaveBeenCalled();
  });

  test('no page may lower it to a file', async () => {
    const keeper = start();
    expect(await keeper.keepInFile()).toBe(false);
    await keeper.write(KEY, TOKEN);
    expect(await keeper.keepInFile()).toBe(false);
    expect(readdirSync(folder)).toEqual(['sessions.json']);
  });

  test('that loses what is written is treated as none', async () => {
    const keeper = start({ read: async () => null, write: async () => undefined });
    expect(await keeper.write(KEY, TOKEN)).toBe(false);
    expect((await keeper.keeping()).place).toBe('memory');
  });

  test('a session of one backend is none of another', async () => {
    await start().write(KEY, TOKEN);
    expect(await start(working, { backend: 'https://b.example' }).read(KEY)).toBeNull();
  });
});

describe('where the keychain does not answer', () => {
  test('nobody waits for ever, and only the first waits at all', async () => {
    await start().write(KEY, TOKEN);
    const keeper = start(asking());
    expect(await keeper.read(KEY)).toBeNull();
    expect(await keeper.write('other', 'x')).toBe(false);
    expect(await keeper.read(KEY)).toBeNull();
    expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(1);
    expect((await keeper.keeping()).place).toBe('memory');
  });

  test('an answer that comes after all brings back what was kept', async () => {
    await start().write(KEY, TOKEN);
    const entry = asking();
    const keeper = start(entry);
    expect(await keeper.read(KEY)).toBeNull();
    entry.answer();
    // The windows get an event; without it the person would stay signed out until the next start.
    await vi.waitFor(() => expect(becameReadable).toEqual([KEY]));
    expect(await keeper.read(KEY)).toBe(TOKEN);
    expect((await keeper.keeping()).place).toBe('keychain');
  });

  test('a late answer without the key causes no event', async () => {
    await start().write(KEY, TOKEN);
    chain.secret = null;
    const entry = asking();
    const keeper = start(entry);
    expect(await keeper.read(KEY)).toBeNull();
    entry.answer();
    await vi.waitFor(async () => expect((await keeper.keeping()).place).toBe('keychain'));
    expect(becameReadable).toEqual([]);
  });

  test('whoever signed in meanwhile is kept then, and nobody who was there before', async () => {
    await start().write(KEY, 'somebody else');
    const entry = asking();
    const keeper = start(entry);
    expect(await keeper.write(KEY, TOKEN)).toBe(false);
    entry.answer();
    await vi.waitFor(async () => expect((await keeper.keeping()).place).toBe('keychain'));
    expect(await keeper.read(KEY)).toBe(TOKEN);
    expect(await start().read(KEY)).toBe(TOKEN);
  });

  test('the person may choose a file at once, until the late answer takes its place', async () => {
    const entry = asking();
    const keeper = start(entry);
    await keeper.write(KEY, TOKEN);
    expect(await keeper.keepInFile()).toBe(true);
    expect((await keeper.keeping()).place).toBe('file');
    expect(stored()).toMatchObject({ [KEY]: { keySource: 'file' } });
    entry.answer();
    await vi.waitFor(() => expect(stored()).toMatchObject({ [KEY]: { keySource: 'keychain' } }));
    expect((await keeper.keeping()).place).toBe('keychain');
    expect(await start().read(KEY)).toBe(TOKEN);
  });
});
