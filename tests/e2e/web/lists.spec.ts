import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import { addCategory } from '../../support/portal/category-rows.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

const MANY = 60;

/** Titles by their numbers. */
const numbered = (word: string, from: number, step: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${String(from + index * step).padStart(3, '0')}`);

test('pages through 60 articles: the newest first, by number, by arrows, and back to the same place', async ({
  page,
  portals,
  draftApi: api,
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
  // A bulk action only applies to visible rows: another page clears the selection.
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
  // The heading is announced to screen readers, although the screen's code and messages were loaded later.
  await expect(list.heading).toBeFocused();
  await page.goBack();
  await expect(list.status).toHaveText('1–50 dari 60');
  await expect.poll(topOfRow).toBe(before);

  // Another order starts at its first page, and is in the address.
  await list.choice('sort').selectOption({ label: 'Judul, A sampai Z' });
  await expect(list.titles).toHaveText(numbered(word, 1, 1, 50));
  await expect(page).toHaveURL(new RegExp(`category=${category}&sort=title$`));
});
