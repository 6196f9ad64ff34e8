import { describe, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { libraryArticle, memoryLibrarySource } from '#tests/support/memory/memory-library-source.ts';
import { packDevices, signer } from '#tests/support/packs/pack-givers.ts';
import { BACKEND, MADE_AT, question, SAVED_AT, signedBy } from '#tests/support/packs/pack-stage.ts';
import { UNKNOWN_PART } from '../library-database.ts';
import { syncOnce } from '../sync/sync-once.ts';
import { articleFile, readArticleFile } from './article-file.ts';
import { storedArticle } from './pack-articles.ts';

const device = packDevices();

const all = Array.from({ length: 90 }, (_, at) => libraryArticle(at + 1, at + 1));
const idsOf = (articles: readonly { readonly id: number }[]) => articles.map(({ id }) => id);

test('an article is written down in one way, and read back the same', () => {
  const uploaded = `${BACKEND}/storage/v1/object/public/article-images/0b9c1d2e-0000-4000-8000-000000000001/960.webp?w=480-960`;
  const article = libraryArticle(7);
  const withPicture = { ...article, texts: { en: { ...article.texts.en!, image: uploaded } } };
  const tags = [{ slug: 'compost', name: { id: 'Kompos', en: 'Compost' } }];
  const withTags = { ...article, texts: { en: { ...article.texts.en!, tags } } };
  expect(new TextDecoder().decode(articleFile(article))).not.toContain('tags');
  for (const each of [article, withPicture, withTags])
    expect(readArticleFile(articleFile(each), BACKEND)).toEqual(each);
  expect(readArticleFile(articleFile(withPicture), 'http://moved.example').texts.en?.image).toContain('http://moved');
});

describe('from one device to another', () => {
  test('everything arrives as it was, proved, and questions once', async () => {
    const [giver, taker] = [await device('giver'), await device('taker')];
    await giver.database.apply({ put: all, state: { updatedAt: 1, complete: true } });
    await giver.catalogues.keep(await signedBy(signer, all));
    const numbered = { ...question(1), payload: { ...question(1).payload, phone: '0812 3456' } };
    for (const each of [numbered, question(2)]) giver.outbox.set(each.clientId, each);
    taker.outbox.set(question(2).clientId, question(2));

    const { articles: listed } = await giver.packs.stock();
    const written = await giver.packs.write({ ids: idsOf(listed), questions: true, language: 'id' });
    expect(written).toMatchObject({ proved: 90, unverified: 0 });
    const read = await taker.packs.read(written.pack);
    if (!read.ok) throw new Error(read.fault);
    expect(read).toMatchObject({ proof: { state: 'proved', madeAt: MADE_AT }, savedAt: SAVED_AT });
    expect(read.articles.every(({ effect, proved }) => effect === 'new' && proved)).toBe(true);
    expect(await taker.packs.takeIn(read, false)).toEqual({ articles: 90, pictures: 0, questions: 1, problem: null });
    expect(await taker.articles()).toEqual(await giver.articles());
    expect(taker.outbox.size).toBe(2);
    expect(taker.outbox.get(numbered.clientId)).toMatchObject({ payload: numbered.payload });
    expect(taker.taken).toHaveBeenCalledOnce();
    // It can pass on what it got, signature and all.
    expect(await taker.packs.write({ ids: [7], questions: false, language: 'en' })).toMatchObject({ proved: 1 });
    expect(await taker.packs.takeIn(read, false)).toEqual({ articles: 0, pictures: 0, questions: 0, problem: null });
    expect(taker.taken).toHaveBeenCalledOnce();
  });

  test('a part of it is proved as well; what the site hasn’t signed yet is not', async () => {
    const [giver, taker] = [await device('giver'), await device('taker')];
    await giver.database.apply({
      put: [...all, libraryArticle(200, MADE_AT * 1000 + 7)],
      state: { updatedAt: 1, complete: true },
    });
    await giver.catalogues.keep(await signedBy(signer, all));
    const written = await giver.packs.write({ ids: [3, 200], questions: true, language: 'id' });
    expect(written).toMatchObject({ proved: 1, unverified: 1 });
    const read = await taker.packs.read(written.pack);
    if (!read.ok) throw new Error(read.fault);
    expect(read.articles.map(({ proved }) => proved)).toEqual([true, false]);
    expect(await taker.packs.takeIn(read, false)).toMatchObject({ articles: 1 });
    expect(await taker.packs.takeIn(read, true)).toMatchObject({ articles: 1 });
  });

  test('a text that isn’t what the site signed is passed on to nobody, and mended by who was signed', async () => {
    const device1 = await device('giver');
    const forged = libraryArticle(1, 1);
    const evil = { ...forged, texts: { id: { ...forged.texts.id!, content: 'Pour petrol.' } } };
    await device1.database.apply({ put: [evil, all[1]!], state: { updatedAt: 1, complete: true } });
    const signed = await signedBy(signer, all);
    await device1.catalogues.keep(signed);
    const written = await device1.packs.write({ ids: [1, 2], questions: false, language: 'id' });
    expect(written).toMatchObject({ proved: 1, unverified: 0 });
    expect(await written.page.text()).not.toContain('petrol');

    const other = await device('other');
    await other.database.apply({ put: all, state: { updatedAt: 1, complete: true } });
    await other.catalogues.keep(signed);
    const { pack } = await other.packs.write({ ids: [1, 2], questions: false, language: 'id' });
    const read = await device1.packs.read(pack);
    if (!read.ok) throw new Error(read.fault);
    expect(read.articles.map(({ effect }) => effect)).toEqual(['newer', 'same']);
    await device1.packs.takeIn(read, false);
    expect((await storedArticle(device1.database, 1))?.texts.id?.content).toBe(all[0]!.texts.id!.content);
  });
});

test('the next sync completes what a pack brought, and takes out what was withdrawn since', async () => {
  const [giver, taker] = [await device('giver'), await device('taker')];
  const source = memoryLibrarySource(...all.slice(0, 60));
  await syncOnce({ source, database: taker.database, now: () => 0 });
  const known = await taker.database.syncState();
  await giver.database.apply({ put: [libraryArticle(1, 500), ...all.slice(70)], state: { updatedAt: 1 } });
  const { pack } = await giver.packs.write({ ids: [1, 71, 72], questions: false, language: 'id' });
  const read = await taker.packs.read(pack);
  if (!read.ok) throw new Error(read.fault);
  expect(await taker.packs.takeIn(read, true)).toMatchObject({ articles: 3 });
  const { parts, checkedAt, complete } = await taker.database.syncState();
  expect(parts.flatMap((digest, at) => (digest === UNKNOWN_PART ? [at] : []))).toEqual([0, 1, 7]);
  expect([checkedAt, complete]).toEqual([known.checkedAt, true]);
  source.published.set(71, all[70]!);
  expect(await syncOnce({ source, database: taker.database })).toEqual(ok({ changed: true }));
  const versions = await taker.database.versions();
  expect([versions.size, versions.get(1), versions.get(71), versions.get(72)]).toEqual([61, 1, 71, undefined]);
});

test.each([true, false])('what is damaged here comes back with a pack (complete: %s)', async (complete) => {
  const [giver, taker] = [await device('giver'), await device('taker')];
  for (const { database } of [giver, taker])
    await database.apply({ put: all, state: { parts: ['a', 'b'], publishedUntil: 1000, updatedAt: 1, complete } });
  const { pack } = await giver.packs.write({ ids: [7, 8], questions: false, language: 'id' });
  await taker.database.removeDamaged(7, 7);
  const read = await taker.packs.read(pack);
  if (!read.ok) throw new Error(read.fault);
  expect(read.articles.map(({ effect }) => effect)).toEqual(['new', 'same']);
  expect(await taker.packs.takeIn(read, true)).toMatchObject({ articles: 1 });
  expect(await taker.articles()).toEqual(await giver.articles());
  expect(await taker.database.syncState()).toMatchObject({ damaged: [], withdrawn: [], forgotten: [] });
});

describe('a device that was never online', () => {
  test('reads what a pack brought', async () => {
    const [giver, taker] = [await device('giver'), await device('taker')];
    await giver.database.apply({ put: all, state: { updatedAt: 1, complete: true } });
    const { pack } = await giver.packs.write({ ids: [4], questions: false, language: 'id' });
    const read = await taker.packs.read(pack);
    if (!read.ok) throw new Error(read.fault);
    await taker.packs.takeIn(read, true);
    expect(await taker.database.syncState()).toMatchObject({ updatedAt: SAVED_AT, checkedAt: null, complete: false });
    expect((await storedArticle(taker.database, 4))?.texts.id?.content).toBe(all[3]!.texts.id!.content);
  });

  test('takes in nothing that it knows to be withdrawn', async () => {
    const [giver, taker] = [await device('giver'), await device('taker')];
    await giver.database.apply({ put: all, state: { updatedAt: 1, complete: true } });
    await taker.database.apply({ state: { withdrawn: [4], listed: [5] } });
    const { pack } = await giver.packs.write({ ids: [4, 5, 6], questions: false, language: 'id' });
    const read = await taker.packs.read(pack);
    expect(read.ok && read.articles.map(({ effect }) => effect)).toEqual(['withdrawn', 'new', 'withdrawn']);
    // What is newer than its first list can't have been in it.
    await taker.database.apply({ state: { publishedUntil: 5 } });
    const later = await taker.packs.read(pack);
    expect(later.ok && later.articles.map(({ effect }) => effect)).toEqual(['withdrawn', 'new', 'new']);
  });
});

test('an outbox that can’t be read holds nobody up who passes articles on, and isn’t taken for an empty one', async () => {
  const { packs, outbox } = await device('giver');
  outbox.set(question(1).clientId, question(1));
  expect(await packs.stock()).toMatchObject({ questions: 1 });
  vi.spyOn(outbox, 'values').mockImplementation(() => {
    throw new Error('no');
  });
  expect(await packs.stock()).toMatchObject({ articles: [], questions: null });
  await expect(packs.write({ ids: [], questions: true, language: 'id' })).rejects.toThrow('no');
});

describe('a device that can’t take it in says why', () => {
  const opened = async (name: string) => {
    const giver = await device('giver');
    await giver.database.apply({ put: all, state: { updatedAt: 1, complete: true } });
    const { pack } = await giver.packs.write({ ids: [4], questions: false, language: 'id' });
    const taker = await device(name);
    const read = await taker.packs.read(pack);
    if (!read.ok) throw new Error(read.fault);
    return { taker, read };
  };

  test('another window is at it', async () => {
    const { taker, read } = await opened('busy');
    taker.lock.free = false;
    expect(await taker.packs.takeIn(read, true)).toMatchObject({ articles: 0, problem: 'busy' });
  });

  test.each([
    ['full', 'QuotaExceededError'],
    ['storage', 'InvalidStateError'],
  ])('%s', async (problem, name) => {
    const { taker, read } = await opened(name);
    vi.spyOn(taker.database, 'apply').mockRejectedValue(new DOMException('no', name));
    expect(await taker.packs.takeIn(read, true)).toMatchObject({ articles: 0, problem });
    expect(taker.taken).not.toHaveBeenCalled();
  });

  test.each([
    ['full', 'QuotaExceededError'],
    ['storage', 'InvalidStateError'],
  ])('%s, after a part of it', async (problem, name) => {
    const giver = await device('giver');
    await giver.database.apply({ put: all, state: { updatedAt: 1, complete: true } });
    giver.outbox.set(question(1).clientId, question(1));
    const { pack } = await giver.packs.write({ ids: idsOf(all), questions: true, language: 'id' });
    const taker = await device(name);
    const read = await taker.packs.read(pack);
    if (!read.ok) throw new Error(read.fault);
    const { apply } = taker.database;
    vi.spyOn(taker.database, 'apply').mockImplementationOnce(apply).mockRejectedValueOnce(new DOMException('no', name));
    expect(await taker.packs.takeIn(read, true)).toEqual({ articles: 40, pictures: 0, questions: 1, problem });
    expect(taker.taken).toHaveBeenCalledOnce();
    expect(await taker.packs.takeIn(read, true)).toMatchObject({ articles: 50, questions: 0, problem: null });
  });

  test('its outbox or its signatures alone', async () => {
    const giver = await device('giver');
    await giver.database.apply({ put: all, state: { updatedAt: 1, complete: true } });
    await giver.catalogues.keep(await signedBy(signer, all));
    giver.outbox.set(question(1).clientId, question(1));
    const { pack } = await giver.packs.write({ ids: [4], questions: true, language: 'id' });
    const taker = await device('taker');
    const read = await taker.packs.read(pack);
    if (!read.ok) throw new Error(read.fault);
    vi.spyOn(taker.catalogues, 'keep').mockRejectedValueOnce(new Error('no'));
    vi.spyOn(taker.outbox, 'set').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(await taker.packs.takeIn(read, false)).toEqual({ articles: 1, pictures: 0, questions: 0, problem: 'full' });
    expect(taker.taken).toHaveBeenCalledOnce();
  });
});
