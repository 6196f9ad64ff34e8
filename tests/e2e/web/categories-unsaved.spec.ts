import { BlogPage } from '../pages/blog-page.ts';
import { CategoriesPage } from '../pages/categories-page.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { addCategory, categoryOf } from '../../support/portal/category-rows.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('visitors see a renamed category at once, in both languages, and its old name again after Undo', async ({
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
  const blog = new BlogPage(await (await browser.newContext({ baseURL: url })).newPage());
  await blog.open('/blog');
  await expect(blog.category(`Kategori ${slug}`)).toBeVisible();

  const categories = new CategoriesPage(page);
  await categories.show();
  await categories.edit(`Kategori ${slug}`).click();
  await categories.field('indonesian').fill(`Nama baru ${slug}`);
  await categories.field('english').fill(`New name ${slug}`);
  await categories.save();
  await expect(categories.toast(categories.word('saved'))).toBeVisible();
  await expect(categories.edit(`Nama baru ${slug}`)).toBeFocused();

  await blog.open('/blog');
  await expect(blog.category(`Nama baru ${slug}`)).toBeVisible();
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
});

test('of two editors the second sees both versions, and nothing is overwritten before a choice', async ({
  page,
  browser,
  portals,
  writer,
}) => {
  void writer;
  const { backend, url } = portals.writing;
  const slug = newWord();
  await addCategory(backend, slug);
  const other = await browser.newContext({ baseURL: url });
  await signInBrowser(other, portals.writing, await addSuperAdmin(backend));
  const [mine, theirs] = [new CategoriesPage(page), new CategoriesPage(await other.newPage())];
  const open = async (categories: CategoriesPage): Promise<void> => {
    await categories.show();
    await categories.edit(`Kategori ${slug}`).click();
  };
  const rename = async (categories: CategoriesPage, name: string): Promise<void> => {
    await categories.field('indonesian').fill(`${name} ${slug}`);
    await categories.save();
  };
  const named = async () => (await categoryOf(backend, slug)).name_indonesian;
  await open(mine);
  await open(theirs);
  await rename(theirs, 'Dari mereka');
  await expect(theirs.toast(theirs.word('saved'))).toBeVisible();
  await rename(mine, 'Dari saya');
  await expect(mine.form).toContainText(mine.word('changedSince'));
  await expect(mine.form.locator('.category-version')).toHaveCount(2);
  await expect(mine.form).toContainText(`Dari mereka ${slug}`);
  expect(await named()).toBe(`Dari mereka ${slug}`);
  await mine.form.getByRole('button', { name: mine.word('useMine') }).click();
  await expect(mine.row(`Dari saya ${slug}`)).toBeVisible();
  expect(await named()).toBe(`Dari saya ${slug}`);

  // The other one, whose list is older now, meets the same question and takes what is saved.
  await theirs.edit(`Dari mereka ${slug}`).click();
  await rename(theirs, 'Sekali lagi');
  await expect(theirs.form).toContainText(`Dari saya ${slug}`);
  await theirs.form.getByRole('button', { name: theirs.word('useSaved') }).click();
  await expect(theirs.row(`Dari saya ${slug}`)).toBeVisible();
  expect(await named()).toBe(`Dari saya ${slug}`);
  await other.close();
});

test('is renamed by keyboard alone, and what is cancelled is forgotten', async ({ page, portals, writer }) => {
  void writer;
  const { backend } = portals.writing;
  const slug = newWord();
  await addCategory(backend, slug);
  const categories = new CategoriesPage(page);
  await categories.show();
  await categories.edit(`Kategori ${slug}`).focus();
  await page.keyboard.press('Enter');
  await expect(categories.field('indonesian')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`Ditulis ${slug}`);
  await page.keyboard.press('Enter');
  await expect(categories.edit(`Ditulis ${slug}`)).toBeFocused();
  expect((await categoryOf(backend, slug)).name_indonesian).toBe(`Ditulis ${slug}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lain');
  await categories.form.getByRole('button', { name: categories.word('cancel'), exact: true }).press('Enter');
  await expect(categories.edit(`Ditulis ${slug}`)).toBeFocused();
  await page.reload();
  await expect(categories.row(`Ditulis ${slug}`)).toBeVisible();
  await expect(categories.form).toHaveCount(0);
});
