import type { Language } from '#domain/localized.ts';
import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import { addCategory } from '../../support/portal/category-rows.ts';
import type { DraftRow } from '../../support/portal/draft-api.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { ask } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

const MANY = 60;

/** Titles by their numbers. */
const numbered = (word: string, from: number, step: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${String(from + index * step).padStart(3, '0')}`);

test('pages through 60 articles: the newest first, by number, by arrows, and back to the same place', async ({
  page,
  portals,
  desk: api,
}) => {
  test.slow();
  const word = newWord();
  const { id: category } = await addCategory(portals.writing.backend, word);
  for (const title of numbered(word, 1, 1, MANY)) await api.create({ category, id: { title }, en: { title } });
  const list = new DraftListPage(page);
  await list.show(`?category=${category}`);
  await expect(list.status).toHaveText('1–50 dari 60');
  await expect(list.titles).toHaveText(numbered(word, MANY, -1, 50));
  await list.rows.last().scrollIntoViewIfNeeded();
  await list.pages.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(list.status).toHaveText('51–60 dari 60');
  await expect(list.titles).toHaveText(numbered(word, 10, -1, 10));
  await expect(page).toHaveURL(/page=2$/);
  await expect(list.pages.getByRole('link', { name: list.word('next') })).toHaveCount(0);
  // Nobody changes what they don't see: another page forgets what was chosen on this one.
  await list.everything.check();
  await expect(list.status).toHaveText('10 dipilih');
  await list.pages.getByRole('link', { name: list.word('previous') }).click();
  await expect(list.status).toHaveText('1–50 dari 60');
  await expect(list.bulk).toHaveCount(0);
  // The page begins at its beginning, whatever was scrolled before.
  await expect(list.rows.first()).toBeInViewport();

  await list.row(`${word} 025`).scrollIntoViewIfNeeded();
  // By where the row stands, not by the page's scrolling: a note that comes above the list pushes both.
  const topOfRow = async () => Math.round((await list.row(`${word} 025`).boundingBox())?.y ?? -1);
  const before = await topOfRow();
  await list.row(`${word} 025`).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);
  await expect(page.locator('.side-title').first()).toHaveValue(`${word} 025`);
  // What was opened is said to whoever listens, although its code and its words came later.
  await expect(list.heading).toBeFocused();
  await page.goBack();
  await expect(list.status).toHaveText('1–50 dari 60');
  await expect.poll(topOfRow).toBe(before);

  // Another order begins at its first page, and lives in the address.
  await list.choice('sort').selectOption({ label: 'Judul, A sampai Z' });
  await expect(list.titles).toHaveText(numbered(word, 1, 1, 50));
  await expect(page).toHaveURL(new RegExp(`category=${category}&sort=title$`));
  await page.reload();
  await expect(list.titles).toHaveText(numbered(word, 1, 1, 50));
  await expect(list.choice('sort')).toHaveValue('title');
});

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

test('publishes, withdraws and bins several at once; each can be undone, and visitors see just that', async ({
  page,
  desk: api,
  portals,
}) => {
  test.slow();
  const { backend } = portals.writing;
  const word = newWord();
  const articles: DraftRow[] = [];
  for (const name of ['satu', 'dua', 'tiga']) articles.push(await api.create({ id: { title: `${word} ${name}` } }));
  const [, two, three] = articles as [DraftRow, DraftRow, DraftRow];
  const both = articles.flatMap(({ id }) => [`${id} en`, `${id} id`]);
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
  expect(await readable(backend, articles)).toEqual(both);
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
});
