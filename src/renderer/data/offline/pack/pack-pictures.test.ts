import { expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import { libraryArticle, memoryLibrarySource } from '#tests/support/memory/memory-library-source.ts';
import { packDevices, signer } from '#tests/support/packs/pack-givers.ts';
import { DRAWING, illustrated, signedBy, uploadedPicture } from '#tests/support/packs/pack-stage.ts';

const device = packDevices();

const [first, second, third] = [uploadedPicture(1), uploadedPicture(2), uploadedPicture(3)];
const texts = [illustrated(libraryArticle(1), 1, 2), illustrated(libraryArticle(2), 1, 3), libraryArticle(3)];
const giving = async (signed: Parameters<typeof signedBy>[2] | null, more: Parameters<typeof device>[1] = {}) => {
  const giver = await device('giver', more);
  await giver.database.apply({ put: texts, state: { updatedAt: 1, complete: true } });
  await giver.drawings.write('/pictures/x.svg', DRAWING);
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
  const { articles } = await giver.packs.stock();
  expect(articles.map(({ pictures }) => pictures.map(({ bytes }) => bytes))).toEqual([
    [first.bytes.length, second.bytes.length],
    [first.bytes.length, null],
    [DRAWING.length],
  ]);
  const taker = await device('taker');
  const { written, read } = await passed(giver, taker);
  expect(written).toMatchObject({ pictures: 3, proved: 3 });
  expect(written.missing.map(({ article, reason }) => [article, reason])).toEqual([['id 2', 'network']]);
  expect(read.pictures.map(({ path, proved, isNew }) => [path, proved, isNew])).toEqual([
    ['/pictures/x.svg', true, true],
    [first.path, true, true],
    [second.path, true, true],
  ]);
  expect(await taker.packs.takeIn(read, false)).toMatchObject({ articles: 3, pictures: 3 });
  expect(await taker.drawings.read('/pictures/x.svg')).toEqual(DRAWING);
  expect(await taker.pictures.read(second.path)).toEqual(second.bytes);
  expect((await taker.pictures.unverified()).size).toBe(0);
  expect((await passed(taker, await device('third'))).read.pictures).toHaveLength(3);
  expect((await passed(giver, taker)).read.pictures.map(({ isNew }) => isNew)).toEqual([false, false, false]);
});

test('they stand on the page for phones', async () => {
  const { written } = await passed(await giving(null), await device('taker'));
  const html = await written.page.text();
  const data = (bytes: Uint8Array) => `src="data:image/webp;base64,${Buffer.from(bytes).toString('base64')}"`;
  // Above two articles, and once in the text of one, in both languages.
  expect(html.split(data(first.bytes))).toHaveLength(5);
  expect(html.split(data(second.bytes))).toHaveLength(3);
  expect(html.split('data:image/svg+xml,')).toHaveLength(3);
  expect(html).toContain('Gambar yang tidak ikut: Daun 3');
  expect(html).not.toContain('src=""');
});

test('what nobody proved is taken only if somebody says so, and gives way to what is proved', async () => {
  const giver = await giving(null);
  const taker = await device('taker');
  const { read } = await passed(giver, taker);
  expect(await taker.packs.takeIn(read, false)).toMatchObject({ pictures: 0 });
  expect(await taker.packs.takeIn(read, true)).toMatchObject({ pictures: 3 });
  expect([...(await taker.pictures.unverified())]).toEqual([first.path, second.path]);
  const sound = await passed(await giving({ pictures: [first.file] }), taker);
  expect(sound.read.pictures.map(({ proved, isNew }) => [proved, isNew])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
  expect(await taker.packs.takeIn(sound.read, false)).toMatchObject({ pictures: 1 });
  expect([...(await taker.pictures.unverified())]).toEqual([second.path]);
});

test('one that isn’t what the site signed, or no picture, is passed on to nobody', async () => {
  const giver = await giving({ pictures: [first.file, [second.path, third.bytes]] });
  await giver.pictures.write(third.path, new TextEncoder().encode('<svg onload="alert(1)"/>'));
  const { written, read } = await passed(giver, await device('taker'));
  expect(read.pictures.map(({ path }) => path)).toEqual(['/pictures/x.svg', first.path]);
  expect(written.missing.map(({ words, reason }) => [words, reason])).toEqual([
    ['Daun 2', 'damaged'],
    ['Daun 3', 'damaged'],
  ]);
  expect(await written.page.text()).not.toContain('PHN2Zy');
});

test('a device that keeps texts only takes none', async () => {
  const taker = await device('taker', { keeps: 'texts' });
  const { read } = await passed(await giving({ pictures: [first.file, second.file] }), taker);
  expect(read.keepsPictures).toBe(false);
  expect(await taker.packs.takeIn(read, true)).toMatchObject({ articles: 3, pictures: 0, problem: null });
  expect((await taker.pictures.sizes()).size).toBe(0);
});

test('a device that is full has the texts, and says so', async () => {
  const taker = await device('taker');
  const { read } = await passed(await giving({ pictures: [first.file, second.file] }), taker);
  const { write } = taker.pictures;
  vi.spyOn(taker.pictures, 'write')
    .mockImplementationOnce(write)
    .mockRejectedValueOnce(new DOMException('no', 'QuotaExceededError'));
  expect(await taker.packs.takeIn(read, false)).toMatchObject({ articles: 3, pictures: 2, problem: 'full' });
  expect(taker.taken).toHaveBeenCalledOnce();
});

test('a device that keeps nothing packs what the backend publishes, with every picture from the network', async () => {
  const asked: string[] = [];
  const giver = await device('giver', {
    backend: memoryLibrarySource(...texts),
    fetchPicture: (path) => {
      asked.push(path);
      const found = [first, second, third].find((each) => each.path === path);
      return Promise.resolve(ok(found?.bytes ?? DRAWING));
    },
  });
  const { articles, isWhole } = await giver.packs.stock();
  expect([articles.length, isWhole]).toEqual([3, true]);
  const { written, read } = await passed(giver, await device('taker'));
  expect(written).toMatchObject({ pictures: 4, missing: [], absent: 0 });
  expect(read.pictures.map(({ path }) => path).sort()).toEqual([...asked].sort());
  expect(await giver.database.count()).toBe(0);
});

test('without a network it says which pictures and articles are missing, and why', async () => {
  const giver = await giving(null);
  await giver.drawings.clear();
  const written = await giver.packs.write({ ids: [1, 3, 4], questions: false, language: 'id' });
  expect(written.absent).toBe(1);
  expect(written.missing).toEqual([{ article: 'id 3', words: '', reason: 'network' }]);
  const away = await device('away');
  expect(await away.packs.stock()).toMatchObject({ articles: [], isWhole: true });
  const cut = await device('cut', {
    backend: { ...memoryLibrarySource(), state: () => Promise.resolve(failed('offline', '')) },
  });
  expect(await cut.packs.stock()).toMatchObject({ articles: [], isWhole: false });
});

test('a picture that the site removed is named as such, and the others are in it', async () => {
  const giver = await device('giver', {
    backend: memoryLibrarySource(...texts),
    fetchPicture: (path) =>
      Promise.resolve(
        ok(
          path === second.path
            ? null
            : path === '/pictures/x.svg'
              ? DRAWING
              : { [first.path]: first.bytes, [third.path]: third.bytes }[path]!,
        ),
      ),
  });
  const { written } = await passed(giver, await device('taker'));
  expect(written.missing).toEqual([{ article: 'id 1', words: 'Daun 2', reason: 'gone' }]);
  expect(written.pictures).toBe(3);
});

test('a drawing that has changed since it was kept is fetched anew', async () => {
  const fetchPicture = vi.fn(() => Promise.resolve(ok(DRAWING)));
  const giver = await giving(null, { fetchPicture });
  await giver.drawings.write('/pictures/x.svg', new Uint8Array(DRAWING.length));
  const { read } = await passed(giver, await device('taker'));
  expect(fetchPicture).toHaveBeenCalledWith('/pictures/x.svg', expect.anything());
  expect(read.pictures.find(({ path }) => path === '/pictures/x.svg')?.bytes).toEqual(DRAWING);
});

test('a drawing that isn’t the portal’s own is taken from nobody', async () => {
  const foreign = new TextEncoder().encode('<svg onload="alert(1)"/>');
  const giver = await giving(null, { fetchPicture: () => Promise.resolve(ok(foreign)) });
  await giver.drawings.clear();
  const taker = await device('taker');
  const { read } = await passed(giver, taker);
  expect(read.pictures.map(({ path }) => path)).not.toContain('/pictures/x.svg');
  await taker.packs.takeIn(read, true);
  expect((await taker.drawings.sizes()).size).toBe(0);
});
