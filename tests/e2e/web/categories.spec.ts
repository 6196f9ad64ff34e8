import { BlogPage } from '../pages/blog-page.ts';
import { CategoriesPage } from '../pages/categories-page.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { addCategory, categoriesOf, categoryOf } from '../../support/portal/category-rows.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('is renamed by keyboard alone; visitors see it at once, in both languages, and the old name again after Undo', async ({
  page,
  browser,
  desk: api,
  portals,
}) => {
  const { backend, url } = portals.writing;
  const slug = newWord();
  const { id } = await addCategory(backend, slug);
  const article = await api.create({ category: id, id: { title: `Isi ${slug}` } });
  await api.publish(article.id, ['id', 'en']);
  const categories = new CategoriesPage(page);
  await categories.show();
  await categories.edit(`Kategori ${slug}`).focus();
  await page.keyboard.press('Enter');
  await expect(categories.field('indonesian')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`Nama baru ${slug}`);
  await categories.field('english').fill(`New name ${slug}`);
  await page.keyboard.press('Enter');
  await expect(categories.toast(categories.word('saved'))).toBeVisible();
  await expect(categories.edit(`Nama baru ${slug}`)).toBeFocused();
  expect((await categoryOf(backend, slug)).name_indonesian).toBe(`Nama baru ${slug}`);

  const blog = new BlogPage(await (await browser.newContext({ baseURL: url })).newPage());
  await blog.open(`/en/blog?category=${slug}`);
  await expect(blog.category(`New name ${slug}`)).toBeVisible();
  await expect(blog.cards).toHaveCount(1);
  await expect(blog.cards.first()).toContainText(`New name ${slug}`);
  await blog.open(`/article/${article.id}`);
  await expect(blog.main).toContainText(`Nama baru ${slug}`);
  await categories.undo(categories.word('saved'));
  await expect(categories.row(`Kategori ${slug}`)).toBeVisible();
  await blog.open('/blog');
  await expect(blog.category(`Kategori ${slug}`)).toBeVisible();
  await blog.page.context().close();

  await categories.edit(`Kategori ${slug}`).press('Enter');
  await page.keyboard.type('Lain');
  await categories.form.getByRole('button', { name: categories.word('cancel'), exact: true }).press('Enter');
  await expect(categories.edit(`Kategori ${slug}`)).toBeFocused();
  await page.reload();
  await expect(categories.row(`Kategori ${slug}`)).toBeVisible();
  await expect(categories.form).toHaveCount(0);
});

test('moves by its buttons and by dragging, says where it stands now, and visitors see that order', async ({
  page,
  browser,
  desk: api,
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
