import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceStore } from './device-store.ts';
import { openPersonalStores, sealAll, sealedStore } from './personal-store.ts';

const keyOf = (letter: string) => btoa(letter.repeat(32));
const RATNA = JSON.stringify(['ratna', 'articles']);
const BUDI = JSON.stringify(['budi', 'articles']);
const WORDS = { document: { title: 'Cabai 🌶 di musim hujan' }, sent: [] };

let kept: Map<string, unknown>;
/** As a device keeps records: what is in it is all that somebody else at this device could read. */
function memoryStore(): DeviceStore {
  return {
    read: (names) => Promise.resolve(names.map((name) => structuredClone(kept.get(name)))),
    write: (name, record) => Promise.resolve(void kept.set(name, structuredClone(record))),
    change: async (name, change) => void kept.set(name, change(kept.get(name))),
    remove: (names) => Promise.resolve(names.forEach((name) => kept.delete(name))),
    names: () => Promise.resolve([...kept.keys()]),
  };
}
let store: DeviceStore;
beforeEach(() => {
  kept = new Map();
  store = sealedStore(memoryStore());
  openPersonalStores('ratna', keyOf('r'));
});
const bytes = (): string => {
  const record = kept.get(RATNA) as { readonly nonce: Uint8Array; readonly sealed: Uint8Array };
  return new TextDecoder().decode(record.sealed) + JSON.stringify(Object.keys(record));
};

describe('what a person writes', () => {
  test('can’t be read on the device, and is there again for them', async () => {
    await store.write(RATNA, WORDS);
    expect(bytes()).not.toContain('Cabai');
    expect(bytes()).toContain('["nonce","sealed"]');
    expect(await store.read([RATNA])).toEqual([WORDS]);
  });

  test('is nothing for whoever signs in after them, and comes back', async () => {
    await store.write(RATNA, WORDS);
    openPersonalStores('budi', keyOf('b'));
    expect(await store.read([RATNA])).toEqual([undefined]);
    openPersonalStores('ratna', keyOf('r'));
    expect(await store.read([RATNA])).toEqual([WORDS]);
  });

  test('is sealed anew each time, and opens under its own name alone', async () => {
    await store.write(RATNA, WORDS);
    const first = kept.get(RATNA);
    await store.write(RATNA, WORDS);
    expect(kept.get(RATNA)).not.toEqual(first);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const other = JSON.stringify(['ratna', 'banners']);
    kept.set(other, kept.get(RATNA));
    expect(await store.read([other])).toEqual([undefined]);
    expect(warned).toHaveBeenCalled();
  });

  test('stays where another key doesn’t open it', async () => {
    await store.write(RATNA, WORDS);
    const before = kept.get(RATNA);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    openPersonalStores('ratna', keyOf('x'));
    expect(await store.read([RATNA])).toEqual([undefined]);
    await expect(store.change(RATNA, (found) => found)).rejects.toThrow('stays as it is');
    await expect(store.write(RATNA, { text: 'a' })).rejects.toThrow('stays as it is');
    await expect(store.remove([RATNA])).rejects.toThrow('stays as it is');
    expect(kept.get(RATNA)).toEqual(before);
    openPersonalStores('ratna', keyOf('r'));
    expect(await store.read([RATNA])).toEqual([WORDS]);
    await store.write(RATNA, { text: 'a' });
    expect(await store.read([RATNA])).toEqual([{ text: 'a' }]);
  });

  test('stays where there is no key for it, whatever is written or removed', async () => {
    await store.write(RATNA, WORDS);
    const before = kept.get(RATNA);
    openPersonalStores('budi', keyOf('b'));
    await expect(store.write(RATNA, { text: 'a' })).rejects.toThrow('stays as it is');
    await expect(store.remove([RATNA])).rejects.toThrow('stays as it is');
    expect(kept.get(RATNA)).toEqual(before);
  });

  test('is removed in one step: what is written right after it stays', async () => {
    await store.write(RATNA, WORDS);
    const removed = store.remove([RATNA]);
    await store.write(RATNA, { text: 'a' });
    await removed;
    expect(await store.read([RATNA])).toEqual([{ text: 'a' }]);
  });

  test('is sealed once there is a key, and nobody else’s', async () => {
    const names = ['x', 'y'].map((each) => JSON.stringify(['budi', each]));
    for (const name of names) await store.write(name, WORDS);
    kept.set(JSON.stringify(['bud', 'x']), WORDS);
    openPersonalStores('budi', keyOf('b'));
    await sealAll(memoryStore(), 'budi');
    expect([...kept.values()].map((record) => Object.keys(record as object))).toEqual([
      ['nonce', 'sealed'],
      ['nonce', 'sealed'],
      ['document', 'sent'],
    ]);
    expect(await store.read(names)).toEqual([WORDS, WORDS]);
  });

  test('is changed in one step', async () => {
    await store.write(RATNA, { text: 'a' });
    await store.change(RATNA, (found) => ({ text: `${(found as { text: string }).text}b` }));
    expect(await store.read([RATNA])).toEqual([{ text: 'ab' }]);
    expect(bytes()).not.toContain('ab');
    await store.change(RATNA, () => null);
    expect(kept.get(RATNA)).toBeNull();
  });

  test('is kept as it is where there is no key, and sealed from the next time on', async () => {
    await store.write(BUDI, WORDS);
    expect(kept.get(BUDI)).toEqual(WORDS);
    openPersonalStores('budi', keyOf('b'));
    expect(await store.read([BUDI])).toEqual([WORDS]);
    await store.write(BUDI, WORDS);
    expect(Object.keys(kept.get(BUDI) as object)).toEqual(['nonce', 'sealed']);
  });
});

test.each(['', 'kurz', '%%', btoa('k'.repeat(31)), btoa('k'.repeat(33))])('%j is no key', (key) => {
  expect(openPersonalStores('ratna', key)).toBe(false);
});
