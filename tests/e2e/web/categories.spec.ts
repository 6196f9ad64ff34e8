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
  expect(ours(await categories.names())).toEqual(names);
});
