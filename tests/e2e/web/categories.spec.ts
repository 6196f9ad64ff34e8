import { BlogPage } from '../pages/blog-page.ts';
import { CategoriesPage } from '../pages/categories-page.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { addCategory, categoriesOf } from '../../support/portal/category-rows.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('moves by its buttons and by dragging, says where it stands now, and visitors see that order', async ({
  page,
  browser,
  draftApi: api,
  portals,
}) => {
  const { backend, url } = portals.writing;
  const [one, two] = [await addCategory(backend, newWord()), await addCategory(backend, newWord())];
  for (const { id } of [one, two]) await api.publish((await api.create({ category: id })).id, ['id']);
  const names = [one.name_indonesian, two.name_indonesian] as const;
  const ours = (all: readonly string[]) => all.filter((name) => names.includes(name));
  const saved = async () => ours((await categoriesOf(backend)).map(({ name_indonesian: name }) => name));
  const categories = new CategoriesPage(page);
  await categories.show();
  expect(ours(await categories.names())).toEqual(names);

  await categories.up(names[1]).focus();
  // Other journeys add categories meanwhile: as many steps as stand between the two.
  const all = await categories.names();
  const steps = all.indexOf(names[1]) - all.indexOf(names[0]);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Enter');
  await expect(categories.main.getByText(new RegExp(`^${names[1]} sekarang nomor \\d+ dari \\d+\\.$`))).toBeAttached();
  await expect(categories.up(names[1])).toBeFocused();
  await expect.poll(saved).toEqual([names[1], names[0]]);
  const blog = new BlogPage(await (await browser.newContext({ baseURL: url })).newPage());
  await blog.open('/blog');
  await expect(blog.category(names[1])).toBeVisible();
  const shown = await blog.categories.getByRole('link').allTextContents();
  const place = (name: string) => shown.findIndex((text) => text.startsWith(name));
  expect(place(names[1])).toBeLessThan(place(names[0]));
  await blog.page.context().close();

  await categories.row(names[0]).locator('.category-handle').dragTo(categories.row(names[1]));
  await expect.poll(saved).toEqual(names);
  await page.reload();
  await expect(categories.row(names[0])).toBeVisible();
  expect(ours(await categories.names())).toEqual(names);
});

test('a new category and a new tag that are half typed stand there again after a reload', async ({ page, writer }) => {
  // Only signed-in users see it.
  void writer;
  const categories = new CategoriesPage(page);
  await categories.show();
  await categories.add.click();
  await categories.field('english').fill('Soil');
  await categories.addTag.click();
  await categories.form.nth(1).getByLabel(categories.word('english')).fill('Mulch');
  await page.reload();
  const kept = categories.form.getByLabel(categories.word('english'));
  await expect(kept).toHaveCount(2);
  await expect(kept.nth(0)).toHaveValue('Soil');
  await expect(kept.nth(1)).toHaveValue('Mulch');
  await expect(categories.form.getByText(categories.word('kept'))).toHaveCount(2);
});
