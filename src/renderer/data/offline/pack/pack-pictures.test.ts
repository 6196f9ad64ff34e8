import { expect, test, vi } from 'vitest';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { packDevices, signer } from '#tests/support/packs/pack-givers.ts';
import { illustrated, signedBy, uploadedPicture } from '#tests/support/packs/pack-stage.ts';

const device = packDevices();

const [first, second, third] = [uploadedPicture(1), uploadedPicture(2), uploadedPicture(3)];
const texts = [illustrated(libraryArticle(1), 1, 2), illustrated(libraryArticle(2), 1, 3), libraryArticle(3)];
const giving = async (signed: Parameters<typeof signedBy>[2] | null) => {
  const giver = await device('giver');
  await giver.database.apply({ put: texts, state: { updatedAt: 1, complete: true } });
  for (const { path, bytes } of [first, second]) await giver.pictures.write(path, bytes);
  await giver.pictures.write(second.path.replace('480', '960'), second.bytes);
  if (signed) await giver.catalogues.keep(await signedBy(signer, texts, signed));
  return giver;
};
const passed = async (giver: Awaited<ReturnType<typeof device>>, taker: Awaited<ReturnType<typeof device>>) => {
  const written = await giver.packs.write({ ids: [1, 2, 3], questions: false, language: 'id' });
  const read = await taker.packs.read(written.pack);
  if (!read.ok) throw new Error(read.fault);
  return { written, read };
};

test('the smallest file of each that is here travels, proved, and can be passed on', async () => {
  const giver = await giving({ pictures: [first.file, second.file, third.file] });
  const { articles, pictureBytes } = await giver.packs.stock();
  expect(articles.map(({ pictures }) => pictures.length)).toEqual([2, 1, 0]);
  expect(pictureBytes).toBe(first.bytes.length);
  const taker = await device('taker');
  const { written, read } = await passed(giver, taker);
  expect(written).toMatchObject({ pictures: 2, namedPictures: 3, proved: 3 });
  expect(read.pictures.map(({ path, proved, isNew }) => [path, proved, isNew])).toEqual([
    [first.path, true, true],
    [second.path, true, true],
  ]);
  expect(await taker.packs.takeIn(read, false)).toMatchObject({ articles: 3, pictures: 2 });
  expect(await taker.pictures.read(second.path)).toEqual(second.bytes);
  expect((await taker.pictures.unproved()).size).toBe(0);
  expect((await passed(taker, await device('third'))).read.pictures).toHaveLength(2);
  expect((await passed(giver, taker)).read.pictures.map(({ isNew }) => isNew)).toEqual([false, false]);
});

test('they stand on the page for phones', async () => {
  const { written } = await passed(await giving(null), await device('taker'));
  const html = await written.page.text();
  const data = (bytes: Uint8Array) => `src="data:image/webp;base64,${Buffer.from(bytes).toString('base64')}"`;
  // Above two articles, and once in the text of one.
  expect(html.split(data(first.bytes))).toHaveLength(3);
  expect(html.split(data(second.bytes))).toHaveLength(2);
  expect(html).toContain('src="" alt="Daun 3"');
});

test('what nobody proved is taken only if somebody says so, and gives way to what is proved', async () => {
  const giver = await giving(null);
  const taker = await device('taker');
  const { read } = await passed(giver, taker);
  expect(await taker.packs.takeIn(read, false)).toMatchObject({ pictures: 0 });
  expect(await taker.packs.takeIn(read, true)).toMatchObject({ pictures: 2 });
  expect([...(await taker.pictures.unproved())]).toEqual([first.path, second.path]);
  const sound = await passed(await giving({ pictures: [first.file] }), taker);
  expect(sound.read.pictures.map(({ proved, isNew }) => [proved, isNew])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await taker.packs.takeIn(sound.read, false)).toMatchObject({ pictures: 1 });
  expect([...(await taker.pictures.unproved())]).toEqual([second.path]);
});

test('one that isn’t what the site signed, or no picture, is passed on to nobody', async () => {
  const giver = await giving({ pictures: [first.file, [second.path, third.bytes]] });
  await giver.pictures.write(third.path, new TextEncoder().encode('<svg onload="alert(1)"/>'));
  const { written, read } = await passed(giver, await device('taker'));
  expect(read.pictures.map(({ path }) => path)).toEqual([first.path]);
  expect(written).toMatchObject({ pictures: 1, namedPictures: 3 });
  expect(await written.page.text()).not.toContain('PHN2Zy');
});

test('a device that keeps texts only takes none', async () => {
  const taker = await device('taker', { keeps: 'texts' });
  const { read } = await passed(await giving({ pictures: [first.file, second.file] }), taker);
  expect(read.keepsPictures).toBe(false);
  expect(await taker.packs.takeIn(read, true)).toMatchObject({ articles: 3, pictures: 0, problem: null });
  expect((await taker.pictures.paths()).size).toBe(0);
});

test('a device that is full has the texts, and says so', async () => {
  const taker = await device('taker');
  const { read } = await passed(await giving({ pictures: [first.file, second.file] }), taker);
  const { write } = taker.pictures;
  vi.spyOn(taker.pictures, 'write')
    .mockImplementationOnce(write)
    .mockRejectedValueOnce(new DOMException('no', 'QuotaExceededError'));
  expect(await taker.packs.takeIn(read, false)).toMatchObject({ articles: 3, pictures: 1, problem: 'full' });
  expect(taker.taken).toHaveBeenCalledOnce();
});
