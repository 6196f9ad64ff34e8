import { BlogPage } from '../pages/blog-page.ts';
import { CategoriesPage } from '../pages/categories-page.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { addCategory, categoriesOf, categoryOf } from '../../support/portal/category-rows.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('adds a category whose address part follows the English name, and undoes that', async ({
  page,
  portals,
  writer,
}) => {
  void writer;
  const { backend } = portals.writing;
  const word = newWord();
  const categories = new CategoriesPage(page);
  await categories.show();
  await categories.add.click();
  await expect(categories.field('indonesian')).toBeFocused();
  await categories.save();
  await expect(categories.field('indonesian')).toBeFocused();
  await expect(categories.form.getByText('Nama belum diisi').first()).toBeVisible();
  await categories.field('indonesian').fill(`Hama & Penyakit ${word}`);
  await categories.field('english').fill(`Pests & Diseases ${word}`);
  await expect(categories.field('slug')).toHaveValue(`pests-diseases-${word}`);
  await categories.save();
  await expect(categories.toast(categories.word('added'))).toBeVisible();
  await expect(categories.rows.last()).toContainText(`Hama & Penyakit ${word}`);
  await expect(categories.add).toBeFocused();
  const made = await categoryOf(backend, `pests-diseases-${word}`);
  expect([made.name_indonesian, made.name_english]).toEqual([`Hama & Penyakit ${word}`, `Pests & Diseases ${word}`]);
  await categories.undo(categories.word('added'));
  await expect(categories.row(`Hama & Penyakit ${word}`)).toHaveCount(0);
  expect((await categoriesOf(backend)).map(({ slug }) => slug)).not.toContain(made.slug);
});

test('refuses an address part that another one has, and keeps what was typed over a reload', async ({
  page,
  portals,
  writer,
}) => {
  void writer;
  const { slug } = await addCategory(portals.writing.backend, newWord());
  const categories = new CategoriesPage(page);
  await categories.show();
  await categories.add.click();
  await categories.field('indonesian').fill(`Sayur ${slug}`);
  await categories.field('english').fill('Vegetables');
  await categories.field('slug').fill(slug);
  await categories.save();
  await expect(categories.field('slug')).toBeFocused();
  await expect(categories.form).toContainText(categories.word('slugTaken'));
  await page.reload();
  await expect(categories.form).toContainText(categories.word('kept'));
  await expect(categories.field('indonesian')).toHaveValue(`Sayur ${slug}`);
  await expect(categories.field('slug')).toHaveValue(slug);
  await categories.field('slug').fill(`${slug}-dua`);
  await categories.save();
  await expect(categories.toast(categories.word('added'))).toBeVisible();
  await page.reload();
  await expect(categories.row(`Sayur ${slug}`)).toBeVisible();
  await expect(categories.form).toHaveCount(0);
});

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
