import { AdminPage } from '../pages/admin-page.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { takeBackendAway } from '../../support/portal/backend-gone.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('a name that a super admin adds finds the article online, and after a sync without the network', async ({
  page,
  browser,
  writer,
  draftApi: api,
  portals,
}) => {
  const { backend, url } = portals.writing;
  const [standard, name] = [newWord(), `nama ${newWord()}`];
  const title = `Cara menanam ${standard}`;
  await api.publish((await api.create({ id: { title } })).id, ['id']);

  const visitor = await browser.newContext({ baseURL: url });
  const find = async (blog: BlogPage) => {
    await blog.search.fill(name);
    await expect(blog.status).not.toHaveText(/Memuat/);
  };
  await test.step('nobody finds it by that name at first', async () => {
    const blog = new BlogPage(await visitor.newPage());
    await blog.open('/blog');
    await find(blog);
    await expect(blog.titles.filter({ hasText: title })).toHaveCount(0);
    await blog.page.close();
  });

  await test.step('a super admin adds it', async () => {
    void writer;
    const admin = new AdminPage(page);
    await admin.enter('/admin/words');
    await admin.main.getByRole('tab', { name: 'Nama sehari-hari' }).click();
    const panel = admin.main.getByRole('tabpanel', { name: 'Nama sehari-hari' });
    await panel.getByLabel('Nama sehari-hari').fill(name);
    await panel.getByLabel('Disebut di artikel').fill(standard);
    await panel.getByRole('button', { name: 'Simpan' }).click();
    await expect(panel.getByText('Tulis dari mana Anda tahu nama ini.')).toBeVisible();
    await panel.getByLabel('Sumber').fill('Bu Sri, penyuluh');
    await panel.getByRole('button', { name: 'Simpan' }).click();
    await expect(panel.getByRole('list', { name: 'Nama dari tim' }).getByText(name, { exact: true })).toBeVisible();
  });

  await test.step('a visitor finds it, and reads what else was searched for', async () => {
    const blog = new BlogPage(await visitor.newPage());
    await blog.open('/blog');
    await find(blog);
    await expect(blog.titles.filter({ hasText: title })).toHaveCount(1);
    await expect(blog.status).toHaveText(`1 artikel · Menampilkan juga: ${standard}`);
    await expect(blog.titles.locator('mark')).toHaveText(standard);
    await blog.page.close();
  });

  await test.step('so does one who keeps the library, without a network', async () => {
    const blog = new BlogPage(await visitor.newPage());
    await blog.page.addInitScript(() => localStorage.setItem('tunas.library', 'on'));
    await blog.open('/library');
    await expect(blog.main.getByText(/^\d+ artikel, semuanya ada di perangkat ini\.$/)).toBeVisible();
    await takeBackendAway(blog.page, backend, 'refused');
    await blog.page.getByRole('navigation').first().getByRole('link', { name: 'Artikel' }).click();
    // /library has a search of its own, until the page changes.
    await expect(blog.page.locator('h1')).toHaveText('Artikel');
    await find(blog);
    await expect(blog.titles.filter({ hasText: title })).toHaveCount(1);
    await expect(blog.titles.locator('mark')).toHaveText(standard);
  });
  await visitor.close();
});
