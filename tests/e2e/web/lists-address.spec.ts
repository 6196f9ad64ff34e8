import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import { addCategory } from '../../support/portal/category-rows.ts';
import type { DraftApi } from '../../support/portal/draft-api.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

const MANY = 120;

/** A category with 120 articles, written one after another; its id. */
async function fullCategory(backend: BackendUnderTest, api: DraftApi, word: string): Promise<number> {
  const { id } = await addCategory(backend, word);
  for (const title of numbered(word, 1, 1, MANY)) await api.create({ category: id, id: { title }, en: { title } });
  return id;
}

/** Titles by their numbers. */
const numbered = (word: string, from: number, step: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${String(from + index * step).padStart(3, '0')}`);

test('pages through 120 articles: the newest first, by number, by arrows, and back to the same place', async ({
  page,
  portals,
  desk: api,
}) => {
  test.slow();
  const word = newWord();
  const category = await fullCategory(portals.writing.backend, api, word);
  const list = new DraftListPage(page);
  await list.show(`?category=${category}`);
  await expect(list.status).toHaveText('1–50 dari 120');
  await expect(list.titles).toHaveText(numbered(word, MANY, -1, 50));
  await expect(list.choice('category')).toHaveValue(String(category));
  await list.pages.getByRole('link', { name: 'Halaman 3', exact: true }).click();
  await expect(list.status).toHaveText('101–120 dari 120');
  await expect(list.titles).toHaveText(numbered(word, 20, -1, 20));
  await expect(page).toHaveURL(/page=3$/);
  await expect(list.pages.getByRole('link', { name: list.word('next') })).toHaveCount(0);
  await list.pages.getByRole('link', { name: list.word('previous') }).click();
  await expect(list.status).toHaveText('51–100 dari 120');
  // The page begins at its beginning, whatever was scrolled before.
  await expect(list.rows.first()).toBeInViewport();

  await list.row(`${word} 045`).scrollIntoViewIfNeeded();
  // By where the row stands, not by the page's scrolling: a note that comes above the list pushes both.
  const topOfRow = async () => Math.round((await list.row(`${word} 045`).boundingBox())?.y ?? -1);
  const before = await topOfRow();
  await list.row(`${word} 045`).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);
  await expect(page.locator('.side-title').first()).toHaveValue(`${word} 045`);
  // What was opened is said to whoever listens, although its code and its words came later.
  await expect(list.heading).toBeFocused();
  await page.goBack();
  await expect(list.status).toHaveText('51–100 dari 120');
  await expect.poll(topOfRow).toBe(before);

  // Another order begins at its first page.
  await list.choice('sort').selectOption({ label: 'Judul, A sampai Z' });
  await expect(list.titles).toHaveText(numbered(word, 1, 1, 50));
  await expect(page).toHaveURL(new RegExp(`category=${category}&sort=title$`));
  await page.reload();
  await expect(list.titles).toHaveText(numbered(word, 1, 1, 50));
  await expect(list.choice('sort')).toHaveValue('title');

  // Behind the last page lies nothing: the last one is shown, and the address says so.
  await list.show(`?category=${category}&page=9`);
  await expect(list.status).toHaveText('101–120 dari 120');
  await expect(page).toHaveURL(/page=3$/);

  // Nobody changes what they don't see: another page forgets what was chosen on this one.
  await list.everything.check();
  await expect(list.status).toHaveText('20 dipilih');
  await list.pages.getByRole('link', { name: list.word('previous') }).click();
  await expect(list.status).toHaveText('51–100 dari 120');
  await expect(list.bulk).toHaveCount(0);
});

test('filters live in the address: Back, Forward, a reload and a shared link find the same list', async ({
  page,
  context,
  desk: api,
}) => {
  const word = newWord();
  const live = await api.create({ id: { title: `${word} terbit` }, en: { title: `${word} live` } });
  await api.publish(live.id, ['id', 'en']);
  await api.create({ id: { title: `${word} draf` }, en: { title: `${word} draft` }, category: 1 });
  await api.create({ id: { title: `${word} satu bahasa` }, en: { title: '', content: '' } });
  const list = new DraftListPage(page);
  await list.show(`?search=${word}`);
  await expect(list.rows).toHaveCount(3);
  await list.choice('show').selectOption('published');
  await expect(list.titles).toHaveText([`${word} terbit`]);
  await list.choice('show').selectOption('missing-language');
  await expect(list.titles).toHaveText([`${word} satu bahasa`]);
  await list.choice('category').selectOption('1');
  await expect(list.main.getByText(list.word('nothing')).first()).toBeVisible();
  await list.choice('show').selectOption('all');
  await expect(list.titles).toHaveText([`${word} draf`]);
  await expect(page).toHaveURL(new RegExp(`\\?search=${word}&category=1$`));

  await page.goBack();
  await expect(list.choice('show')).toHaveValue('missing-language');
  await page.goBack();
  await expect(list.choice('category')).toHaveValue('');
  await expect(list.titles).toHaveText([`${word} satu bahasa`]);
  await page.goForward();
  await page.goForward();
  await expect(list.titles).toHaveText([`${word} draf`]);
  await page.reload();
  await expect(list.titles).toHaveText([`${word} draf`]);
  await expect(list.search).toHaveValue(word);

  const english = new DraftListPage(await context.newPage(), 'en');
  await english.page.goto(new URL('/en/admin/blogs', page.url()).href + new URL(page.url()).search);
  await expect(english.titles).toHaveText([`${word} draft`]);
  await expect(english.choice('category')).toHaveValue('1');
});

test('an address that makes no sense shows the whole list', async ({ page, writer }) => {
  void writer;
  const list = new DraftListPage(page);
  await list.show('?show=everything&sort=size&page=-3&page=x');
  await expect(list.choice('show')).toHaveValue('all');
  await expect(list.choice('sort')).toHaveValue('changed');
  await expect(list.status).toHaveText(/^1–/);
});

test('a head of the table sorts by its column, and says so', async ({ page, desk: api }) => {
  const word = newWord();
  for (const name of ['beras', 'cabai', 'ara']) await api.create({ id: { title: `${word} ${name}` } });
  const list = new DraftListPage(page);
  await list.show(`?search=${word}`);
  const head = (name: string) => list.main.getByRole('columnheader', { name });
  await expect(head('Diubah')).toHaveAttribute('aria-sort', 'descending');
  await expect(list.titles).toHaveText([`${word} ara`, `${word} cabai`, `${word} beras`]);
  await head('Judul').getByRole('button').click();
  await expect(list.titles).toHaveText([`${word} ara`, `${word} beras`, `${word} cabai`]);
  await expect(head('Judul')).toHaveAttribute('aria-sort', 'ascending');
  await head('Judul').getByRole('button').click();
  await expect(list.titles).toHaveText([`${word} cabai`, `${word} beras`, `${word} ara`]);
  await expect(head('Judul')).toHaveAttribute('aria-sort', 'descending');
  await head('Diubah').getByRole('button').click();
  await expect(list.titles).toHaveText([`${word} ara`, `${word} cabai`, `${word} beras`]);
  await head('Diubah').getByRole('button').click();
  await expect(list.titles).toHaveText([`${word} beras`, `${word} cabai`, `${word} ara`]);
});
