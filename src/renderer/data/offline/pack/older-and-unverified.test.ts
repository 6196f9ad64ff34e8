import { beforeEach, describe, expect, test } from 'vitest';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { memoryDeviceStore } from '#tests/support/memory/memory-device-store.ts';
import { packDevice } from '#tests/support/packs/pack-device.ts';
import { MADE_AT, packFiles, SAVED_AT, SITE, signedBy } from '#tests/support/packs/pack-stage.ts';
import { fileOf, type Files } from '#tests/support/transfer/site-content.ts';
import type { SignedCatalogue } from '#renderer/data/packs.ts';
import type { LibraryDatabase } from '../library-database.ts';
import { catalogueStore } from './catalogue-store.ts';

const NO_KEYS = { valid: [], revoked: [] };
const device = packDevice();
const { signer, articles, packs, everything, expectRefused } = device;

let signed: SignedCatalogue;
let files: Files;
let database: LibraryDatabase;
let store: ReturnType<typeof memoryDeviceStore>;
beforeEach(() => {
  ({ signed, files, database, store } = device.now());
});

const unsigned = () => files.filter(([name]) => !name.startsWith('catalogue.'));

describe('what is older', () => {
  test('replaces nothing, brings nothing back, removes nothing', async () => {
    // The clock of this device stands still since 1970.
    const now = { parts: ['a', 'b'], checkedAt: 5, publishedUntil: 9, updatedAt: 5, complete: true } as const;
    await database.apply({ put: [libraryArticle(1, 8), libraryArticle(2, 9), libraryArticle(9)], state: now });
    const withdrawn = libraryArticle(3, 5);
    const old = await signedBy(signer, [...articles, withdrawn]);
    const file = await fileOf(await packFiles({ articles: [...articles, withdrawn], signed: old }));
    const read = await packs().read(file);
    if (!read.ok) throw new Error(read.fault);
    expect(read.articles.map(({ effect }) => effect)).toEqual(['older', 'older', 'withdrawn']);
    const before = await everything();
    expect(await packs().takeIn(read, true)).toMatchObject({ articles: 0, questions: 0, problem: null });
    const [rows, questions] = (await everything()) as unknown[];
    expect([rows, questions]).toEqual((before as unknown[]).slice(0, 2));
  });

  test('a device whose clock is years ahead takes what is new for what it is', async () => {
    const ahead = { checkedAt: Date.UTC(2040, 0, 1), publishedUntil: 10, complete: true } as const;
    await database.apply({ state: ahead });
    const packed = [libraryArticle(3, 10), libraryArticle(4, 11)];
    const read = await packs().read(await fileOf(await packFiles({ articles: packed })));
    expect(read.ok && read.articles.map(({ effect }) => effect)).toEqual(['withdrawn', 'new']);
  });

  test('an old pack with its own signature brings nothing back that the site signed otherwise since', async () => {
    const old = [...articles, libraryArticle(3, 5), libraryArticle(4, 6)];
    const file = await fileOf(await packFiles({ articles: old, signed: await signedBy(signer, old) }));
    const read = async () => {
      const pack = await packs().read(file);
      if (!pack.ok) throw new Error(pack.fault);
      return pack;
    };
    const before = await read();
    expect(before.articles.map(({ effect }) => effect)).toEqual(['same', 'new', 'new', 'new']);
    const later = [libraryArticle(1), libraryArticle(2, 8), libraryArticle(4, 6)];
    await catalogueStore(store, SITE, NO_KEYS).keep(await signedBy(signer, later, { madeAt: MADE_AT + 1 }));
    expect((await read()).articles.map(({ effect }) => effect)).toEqual(['same', 'older', 'withdrawn', 'new']);
    // It was read before the site's list came.
    expect(await packs().takeIn(before, true)).toMatchObject({ articles: 1 });
    expect([...(await database.versions()).keys()]).toEqual([1, 4, 9]);
  });

  test('a catalogue that is older than the one here isn’t kept', async () => {
    const catalogues = catalogueStore(memoryDeviceStore(), SITE, { valid: [signer.key], revoked: [] });
    await catalogues.keep(signed);
    await catalogues.keep(await signedBy(signer, [], { madeAt: 5 }));
    expect(await catalogues.read()).toEqual(signed);
  });
});

test('what nobody proved is taken only if somebody says so', async () => {
  const read = await packs().read(await fileOf(unsigned()));
  if (!read.ok) throw new Error(read.fault);
  expect(read.proof).toEqual({ state: 'unsigned' });
  expect(await packs().takeIn(read, false)).toMatchObject({ articles: 0, pictures: 0, problem: null });
  expect(await packs().takeIn(read, true)).toMatchObject({ articles: 1, pictures: 1, problem: null });
});

const DAY = 24 * 60 * 60 * 1000;

test('what nobody proved is refused where it says that it is of a time to come', async () => {
  const from = (version: number) => packFiles({ articles: [libraryArticle(4, version)] }).then(fileOf);
  await expectRefused(from(Number.MAX_SAFE_INTEGER), 'altered');
  await expectRefused(from((SAVED_AT + DAY) * 1000 + 1), 'altered');
  expect(await packs().read(await from((SAVED_AT + DAY) * 1000))).toMatchObject({ ok: true });
});

test('on a device whose clock is behind, the backend’s and the site’s clocks count', async () => {
  const later = SAVED_AT + 90 * DAY;
  const from = (version: number) => packFiles({ articles: [libraryArticle(4, version)] }).then(fileOf);
  await database.apply({ state: { publishedUntil: later * 1000 } });
  expect(await packs().read(await from((later + DAY) * 1000))).toMatchObject({ ok: true });
  await expectRefused(from((later + DAY) * 1000 + 1), 'clock');
});

test('what a key signed that doesn’t count any more isn’t passed on', async () => {
  const store = memoryDeviceStore();
  await catalogueStore(store, SITE, { valid: [signer.key], revoked: [] }).keep(signed);
  expect(await catalogueStore(store, SITE, NO_KEYS).read()).toBeNull();
});

test('what nobody proved gives way to what the site signed, however new it says that it is', async () => {
  const evil = libraryArticle(2, SAVED_AT * 1000);
  const opened = async (of: Files) => {
    const read = await packs().read(await fileOf(of));
    if (!read.ok) throw new Error(read.fault);
    return read;
  };
  const effects = async () => (await opened(files)).articles.map(({ effect }) => effect);
  await packs().takeIn(await opened(await packFiles({ articles: [evil] })), true);
  expect((await database.syncState()).unverified).toEqual([2]);
  expect(await effects()).toEqual(['same', 'newer']);
  await packs().takeIn(await opened(files), false);
  expect((await database.versions()).get(2)).toBe(7);
  expect((await database.syncState()).unverified).toEqual([]);
  // What a sync brought is newer by the site's own word.
  await database.apply({ put: [evil], unverified: [2] });
  await database.apply({ put: [evil] });
  expect(await effects()).toEqual(['same', 'older']);
});

test('a device that knows no keys says that nothing is proved', async () => {
  const read = await packs([]).read(await fileOf(files));
  expect(read).toMatchObject({ ok: true, proof: { state: 'no-keys' }, catalogue: null });
});
