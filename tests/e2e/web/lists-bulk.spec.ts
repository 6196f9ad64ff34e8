import type { Language } from '#domain/localized.ts';
import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import type { ArticleParts, DraftApi, DraftRow } from '../../support/portal/draft-api.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { ask } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

/** Articles named behind the word, each with what it says besides. */
async function written(api: DraftApi, word: string, names: Readonly<Record<string, ArticleParts>>) {
  const made: DraftRow[] = [];
  for (const [name, parts] of Object.entries(names))
    made.push(await api.create({ ...parts, id: { title: `${word} ${name}`, ...parts.id } }));
  return made;
}

/** What a visitor may read of these articles, as "7 id", in their order. */
async function readable(backend: BackendUnderTest, articles: readonly DraftRow[]): Promise<readonly string[]> {
  const visitor = { ...backend, secretKey: backend.publishableKey };
  const found: string[] = [];
  for (const { id } of articles) {
    for (const language of ['en', 'id'] as const) {
      const text: unknown = await ask(visitor, `rpc/read_article?article_id=${id}&lang=${language}`);
      // The other language stands in for one that can't be read.
      if ((text as { readonly language?: Language } | null)?.language === language) found.push(`${id} ${language}`);
    }
  }
  return found;
}

const both = (articles: readonly DraftRow[]) => articles.flatMap(({ id }) => [`${id} en`, `${id} id`]);

test('publishes, withdraws and bins several at once; each can be undone, and visitors see just that', async ({
  page,
  desk: api,
  portals,
}) => {
  test.slow();
  const { backend } = portals.writing;
  const word = newWord();
  const articles = await written(api, word, { satu: {}, dua: {}, tiga: {} });
  const [one, two, three] = articles as [DraftRow, DraftRow, DraftRow];
  await api.publish(three.id, ['id']);
  const before = [`${three.id} id`];
  expect(await readable(backend, articles)).toEqual(before);

  const list = new DraftListPage(page);
  await list.show(`?search=${word}&sort=title`);
  await list.everything.check();
  await expect(list.status).toHaveText('3 dipilih');
  await list.publishChosen('publishBoth');
  await expect(list.toast('3 sudah terbit')).toBeVisible();
  await expect(list.states(`${word} satu`)).toHaveText(['Terbit', 'Terbit']);
  expect(await readable(backend, articles)).toEqual(both(articles));
  await list.undo('3 sudah terbit');
  await expect(list.states(`${word} satu`)).toHaveText(['Draf', 'Draf']);
  expect(await readable(backend, articles)).toEqual(before);

  await list.tick(`${word} satu`).check();
  await list.tick(`${word} dua`).check();
  await list.publishChosen('publishIndonesian');
  await expect(list.toast('2 sudah terbit')).toBeVisible();
  const inIndonesian = articles.map(({ id }) => `${id} id`);
  await expect.poll(() => readable(backend, articles)).toEqual(inIndonesian);

  await list.everything.check();
  await list.button('withdraw').click();
  await expect(list.toast('3 ditarik dari situs')).toBeVisible();
  expect(await readable(backend, articles)).toEqual([]);
  await list.undo('3 ditarik');
  expect(await readable(backend, articles)).toEqual(inIndonesian);

  await list.tick(`${word} satu`).check();
  await list.tick(`${word} tiga`).check();
  await list.button('bin').click();
  await expect(list.titles).toHaveText([`${word} dua`]);
  expect(await readable(backend, articles)).toEqual([`${two.id} id`]);
  await list.undo('2 dipindahkan ke Sampah');
  await expect(list.rows).toHaveCount(3);
  expect(await readable(backend, articles)).toEqual(inIndonesian);
  expect((await api.read(one.id)).live.id?.revision).toBeDefined();
});

test('restores from the bin as a draft, and deletes forever only after a yes', async ({ page, desk: api, portals }) => {
  const { backend } = portals.writing;
  const word = newWord();
  const articles = await written(api, word, { satu: {}, dua: {} });
  for (const { id } of articles) await api.publish(id, ['id', 'en']);
  const list = new DraftListPage(page);
  await list.show(`?search=${word}&sort=title`);
  await list.everything.check();
  await list.button('bin').click();
  await expect(list.rows).toHaveCount(0);
  await list.choice('show').selectOption('bin');
  await expect(list.rows).toHaveCount(2);
  await expect(list.rows.first()).toContainText('30 hari lagi');
  await list.tick(`${word} satu`).check();
  await list.button('restore').click();
  await expect(list.toast('1 dikembalikan sebagai draf')).toBeVisible();
  await expect(list.titles).toHaveText([`${word} dua`]);
  expect(await readable(backend, articles)).toEqual([]);

  await list.tick(`${word} dua`).check();
  await list.button('forever').click();
  const question = page.getByRole('dialog');
  await question
    .getByRole('button', { name: list.word('cancel'), exact: true })
    .last()
    .click();
  await expect(question).toHaveCount(0);
  await expect(list.status).toHaveText('1 dipilih');
  await list.button('forever').click();
  await question.getByRole('button', { name: list.word('forever') }).click();
  await expect(list.toast('1 dihapus selamanya')).toBeVisible();
  await expect(list.rows).toHaveCount(0);
  expect(await ask(backend, `drafts?select=id&id=in.(${articles.map(({ id }) => id).join(',')})`)).toEqual([
    { id: articles[0]?.id },
  ]);
  await page.goto(`/admin/blogs/${articles[1]?.id ?? 0}`);
  await expect(page.getByText('Ini sudah tidak ada')).toBeVisible();
});

test('does what it can, says what is left and why, and keeps that chosen', async ({ page, desk: api, portals }) => {
  const { backend } = portals.writing;
  const word = newWord();
  const articles = await written(api, word, {
    baik: {},
    kosong: { image: '', category: null, en: { title: '', content: '' } },
    usang: {},
  });
  const [good, , stale] = articles as [DraftRow, DraftRow, DraftRow];
  const list = new DraftListPage(page);
  await list.show(`?search=${word}&sort=title`);
  await list.everything.check();
  await api.save(stale.id, (document) => ({ ...document, author: { id: 'Orang lain', en: 'Somebody else' } }));
  await list.publishChosen('publishBoth');
  await expect(list.toast('1 sudah terbit')).toBeVisible();
  await expect(list.note).toContainText('1 perlu dilengkapi dulu');
  await expect(list.note).toContainText(
    'Indonesia: Pilih kategori. Pilih gambar. English: Judulnya belum ada. Isinya belum ada. Pilih kategori. Pilih gambar.',
  );
  await expect(list.note).toContainText('1 baru diubah orang lain. Lihat dulu isinya.');
  expect(await readable(backend, articles)).toEqual(both([good]));
  await list.read();
  await expect(list.status).toHaveText('2 dipilih');
  await expect(list.tick(`${word} baik`)).not.toBeChecked();

  // Seen once, it can be published.
  await list.tick(`${word} kosong`).uncheck();
  await list.publishChosen('publishBoth');
  await expect(list.note).toHaveCount(0);
  await expect.poll(() => readable(backend, articles)).toEqual(both([good, stale]));
  await list.tick(`${word} baik`).check();
  await list.publishChosen('publishBoth');
  await expect(list.toast(list.word('nothingToDo'))).toBeVisible();
});

test('chooses a range with Shift, the page with its head, and does one thing at a time', async ({
  page,
  desk: api,
}) => {
  const word = newWord();
  await written(api, word, { a: {}, b: {}, c: {}, d: {}, e: {} });
  const list = new DraftListPage(page);
  await list.show(`?search=${word}&sort=title`);
  await list.tick(`${word} b`).click();
  await list.tick(`${word} d`).click({ modifiers: ['Shift'] });
  await expect(list.status).toHaveText('3 dipilih');
  await expect(list.tick(`${word} c`)).toBeChecked();
  await expect(list.everything).toHaveJSProperty('indeterminate', true);
  await list.everything.click();
  await expect(list.status).toHaveText('5 dipilih');
  await list.everything.click();
  await expect(list.bulk).toHaveCount(0);

  let binned = 0;
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/rpc\/bin_drafts/, async (route) => {
    if (route.request().method() === 'POST') binned += 1;
    await held;
    await route.continue();
  });
  await list.tick(`${word} a`).check();
  await list.button('bin').evaluate((button) => {
    for (let press = 0; press < 3; press += 1) (button as HTMLButtonElement).click();
  });
  await expect(list.bulk.getByRole('button', { name: 'Tarik dari situs' })).toBeDisabled();
  letThrough();
  await expect(list.rows).toHaveCount(4);
  expect(binned).toBe(1);
});

test('says that it failed and keeps the choice, and works at the second try', async ({ page, desk: api, portals }) => {
  const { backend } = portals.writing;
  const word = newWord();
  const articles = await written(api, word, { satu: {}, dua: {} });
  const list = new DraftListPage(page);
  await list.show(`?search=${word}`);
  await list.everything.check();
  await page.route(/\/rpc\/publish_drafts/, (route) =>
    route.fulfill({ status: 503, body: 'busy', headers: { 'access-control-allow-origin': '*' } }),
  );
  await list.publishChosen('publishBoth');
  await expect(list.note).toContainText(list.word('failed'));
  await expect(list.status).toHaveText('2 dipilih');
  expect(await readable(backend, articles)).toEqual([]);
  await page.unroute(/\/rpc\/publish_drafts/);
  await list.publishChosen('publishBoth');
  await expect(list.toast('2 sudah terbit')).toBeVisible();
  await expect(list.note).toHaveCount(0);
  expect(await readable(backend, articles)).toEqual(both(articles));
});
