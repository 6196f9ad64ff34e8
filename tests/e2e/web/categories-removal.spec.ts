import { BlogPage } from '../pages/blog-page.ts';
import { CategoriesPage } from '../pages/categories-page.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { addCategory, categoriesOf } from '../../support/portal/category-rows.ts';
import { ask } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

// The order is one for all: journeys that change it go one after another.
test.describe.configure({ mode: 'default' });

test('moves by its buttons and by dragging, says where it stands now, and visitors see that order', async ({
  page,
  browser,
  desk: api,
  portals,
}) => {
  const { backend, url } = portals.writing;
  const [one, two] = [await addCategory(backend, newWord()), await addCategory(backend, newWord())];
  for (const { id } of [one, two]) await api.publish((await api.create({ category: id })).id, ['id']);
  const names = [one.name_indonesian, two.name_indonesian];
  const ours = (all: readonly string[]) => all.filter((name) => names.includes(name));
  const saved = async () => ours((await categoriesOf(backend)).map(({ name_indonesian: name }) => name));
  const categories = new CategoriesPage(page);
  await categories.show();
  expect(ours(await categories.names())).toEqual(names);

  await categories.up(names[1] ?? '').focus();
  // Other journeys add categories meanwhile: as many steps as stand between the two.
  const all = await categories.names();
  const steps = all.indexOf(names[1] ?? '') - all.indexOf(names[0] ?? '');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Enter');
  await expect(
    categories.main.getByText(new RegExp(`^${names[1] ?? ''} sekarang nomor \\d+ dari \\d+\\.$`)),
  ).toBeAttached();
  await expect(categories.up(names[1] ?? '')).toBeFocused();
  expect(ours(await categories.names())).toEqual([names[1], names[0]]);
  await expect.poll(saved).toEqual([names[1], names[0]]);
  const blog = new BlogPage(await (await browser.newContext({ baseURL: url })).newPage());
  await blog.open('/blog');
  await expect(blog.category(names[1] ?? '')).toBeVisible();
  const shown = await blog.categories.getByRole('link').allTextContents();
  const place = (name = '') => shown.findIndex((text) => text.startsWith(name));
  expect(place(names[1])).toBeLessThan(place(names[0]));
  await blog.page.context().close();

  await categories
    .row(names[0] ?? '')
    .locator('.category-handle')
    .dragTo(categories.row(names[1] ?? ''));
  await expect.poll(saved).toEqual(names);
  await page.reload();
  await expect(categories.row(names[0] ?? '')).toBeVisible();
  expect(ours(await categories.names())).toEqual(names);
});

test('merges one in use: its articles go with it, the bin’s too, and visitors find them at the new one', async ({
  page,
  browser,
  desk: api,
  portals,
}) => {
  const { backend, url } = portals.writing;
  const [source, target] = [await addCategory(backend, newWord()), await addCategory(backend, newWord())];
  const live = await api.create({ category: source.id, id: { title: `Pindah ${source.slug}` } });
  await api.publish(live.id, ['id']);
  const binned = await api.create({ category: source.id });
  await ask(backend, 'rpc/bin_drafts', 'POST', { collection: 'articles', items: [binned.id] });
  const categories = new CategoriesPage(page);
  await categories.show();
  await expect(categories.row(source.name_indonesian)).toContainText('1 artikel');
  await expect(categories.row(source.name_indonesian)).toContainText('1 di Sampah');
  await categories.remove(source.name_indonesian).click();
  const merge = categories.dialog.getByRole('button', { name: categories.word('merge') });
  await expect(categories.dialog).toContainText(`2 artikel memakai “${source.name_indonesian}”`);
  await expect(merge).toBeDisabled();
  await categories.dialog.getByLabel(categories.word('mergeTo')).selectOption({ label: target.name_indonesian });
  await merge.click();
  await expect(categories.toast(`2 artikel pindah ke “${target.name_indonesian}”`)).toBeVisible();
  await expect(categories.row(source.name_indonesian)).toHaveCount(0);
  await expect(categories.row(target.name_indonesian)).toContainText('1 artikel');
  for (const { id } of [live, binned]) expect((await api.read(id)).document.category).toBe(target.id);

  const blog = new BlogPage(await (await browser.newContext({ baseURL: url })).newPage());
  await blog.open(`/blog?category=${target.slug}`);
  await expect(blog.titles).toHaveText([`Pindah ${source.slug}`]);
  await expect(blog.category(source.name_indonesian)).toHaveCount(0);
  await blog.page.context().close();
  // What is published is the same but for its category: nothing waits to be published again.
  const [card] = await ask<{ readonly changed_indonesian: boolean }>(
    backend,
    `draft_cards?select=changed_indonesian&collection=eq.articles&id=eq.${live.id}`,
  );
  expect(card).toEqual({ changed_indonesian: false });
});
