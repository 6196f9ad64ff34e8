import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { AdminPage, adminWords } from '../pages/admin-page.ts';
import { ArticleEditor, editorMessages } from '../pages/article-editor.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { signInAtDesktop } from '../pages/desktop-sign-in.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin, storageKey } from '../../support/portal/accounts.ts';
import { addArticles, ask, messagesFrom, removeArticles } from '../../support/portal/rest.ts';

const NOTE = /^Server belum terjangkau\. Draf di perangkat ini bisa dilanjutkan/;
const NEEDS = 'Bagian ini perlu internet.';

test.beforeEach(async ({ desktop, backend }) => {
  const key = storageKey(backend);
  await desktop.page.evaluate(async (session) => {
    await window.desktop['session.remove'](session);
    await window.desktop['session.remove'](`${session}-access`);
  }, key);
  await desktop.page.goto(desktop.address('/'));
});
test.afterEach(({ desktop }) => desktop.setNetwork(true));

test('starts without a network: everything is read, found by word form, and a message is in the inbox once', async ({
  desktop,
  backend,
}) => {
  test.slow();
  const { page } = desktop;
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await page.goto(desktop.address('/library'));
  await expect(page.getByText(/^\d+ artikel, semuanya ada di perangkat ini\.$/)).toBeVisible();
  await desktop.setNetwork(false);
  for (const { id, title } of bundledArticles)
    for (const language of LANGUAGES) {
      await page.goto(desktop.address(addressOf(`/article/${id}`, language)));
      await expect(form.heading).toHaveText(title[language]);
      await expect(form.main.locator('.article-text p').first()).not.toBeEmpty();
    }
  await page.goto(desktop.address('/blog'));
  const blog = new BlogPage(page);
  // No text has the word itself.
  await blog.search.fill('menerbangkan');
  await expect(blog.titles).toHaveText([bundledArticles.find(({ id }) => id === 3)!.title.id]);
  await page.goto(desktop.address('/contact'));
  await form.fill(letter);
  await form.submit();
  await expect(page.getByText('Tersimpan di perangkat ini').first()).toBeVisible();
  for (const text of Object.values(await form.values())) expect(text).toBe('');
  await page.goto(desktop.address('/contact'));
  const list = page.getByRole('region', { name: 'Pesan di perangkat ini' });
  await expect(list.getByRole('status').first()).toHaveText('1 menunggu dikirim');
  await list.locator('summary').click();
  await expect(list.getByText(letter.message)).toBeVisible();
  expect(await messagesFrom(backend, letter.email)).toEqual([]);
  await desktop.setNetwork(true);
  await expect(list.getByRole('status').first()).toHaveText('1 pesan terkirim', { timeout: 30_000 });
  await page.goto(desktop.address('/contact'));
  await expect(form.heading).toHaveText(words.contact.id);
  await expect(list).toHaveCount(0);
  expect(await messagesFrom(backend, letter.email)).toEqual([letter]);
});

test('what one window syncs, or finds withdrawn, is seen in another one', async ({ desktop, backend }) => {
  const { page } = desktop;
  const own = 8401;
  const [before, after] = ['Embung desa di musim hujan', 'Embung desa di musim kemarau'];
  await addArticles(backend, [{ id: own, day: '2026-02-01', category: 'organic', title: before, content: 'Air.' }]);
  try {
    await page.goto(desktop.address('/library'));
    const sync = page.getByRole('button', { name: 'Sinkronkan sekarang' });
    await sync.click();
    await page.evaluate((path) => void window.open(path, '_blank', 'noopener'), `/article/${own}`);
    const address = desktop.address(`/article/${own}`);
    const find = () =>
      page
        .context()
        .pages()
        .find((each) => each.url() === address);
    await expect.poll(find).toBeDefined();
    const other = new BlogPage(find()!);
    await expect(other.heading).toHaveText(before);
    await other.settled();
    await ask(backend, `article_translations?article_id=eq.${own}&language=eq.id`, 'PATCH', { title: after });
    await sync.click();
    await expect(other.heading).toHaveText(after);
    await removeArticles(backend, [own]);
    await sync.click();
    await expect(other.page).toHaveURL(desktop.address('/blog'));
    await other.page.close();
  } finally {
    await removeArticles(backend, [own]);
  }
});

test('a super admin without a network goes on with a draft, begins another, and both arrive', async ({
  desktop,
  backend,
}) => {
  test.slow();
  const { page } = desktop;
  await signInAtDesktop(desktop, await addSuperAdmin(backend));
  const admin = new AdminPage(page);
  await admin.entered();
  await page.goto(desktop.address('/admin/blogs/new'));
  const editor = new ArticleEditor(page);
  await editor.opened();
  await editor.title('id').fill('Mulsa dari sawah');
  const id = await editor.number();
  await editor.saved();

  await desktop.setNetwork(false);
  await editor.title('id').fill('Mulsa dari sawah, tanpa sinyal');
  await editor.keptHere();
  await page.goto(desktop.address('/admin'));
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByText(NEEDS).first()).toBeVisible();
  const drafts = page.getByRole('region', { name: 'Draf di perangkat ini' });
  await drafts.getByRole('link', { name: /Mulsa dari sawah, tanpa sinyal/ }).click({ timeout: 30_000 });
  await editor.opened();
  await expect(editor.title('id')).toHaveValue('Mulsa dari sawah, tanpa sinyal');
  await editor.button(editorMessages.goOn).click();
  await editor.title('id').fill('Mulsa dari sawah, dua kali');
  await editor.keptHere();

  await admin.link('Blog').click();
  await expect(page.getByText(NEEDS).first()).toBeVisible();
  await page.getByRole('link', { name: editorMessages.write.id }).first().click();
  await editor.opened();
  await editor.title('id').fill('Kompos di pondok');
  await editor.keptHere();

  await desktop.setNetwork(true);
  await editor.saved();
  const other = await editor.number();
  expect(other).not.toBe(id);
  await expect(page.getByText(NOTE)).toHaveCount(0, { timeout: 60_000 });
  await page.goto(desktop.address(`/admin/blogs/${id}`));
  await editor.opened();
  await expect(editor.title('id')).toHaveValue('Mulsa dari sawah, dua kali');
  // It was closed without a network: it is continued only after the user confirms that.
  await editor.button(editorMessages.goOn).click();
  await editor.saved();
  await page.goto(desktop.address('/admin/blogs'));
  for (const title of ['Mulsa dari sawah, dua kali', 'Kompos di pondok']) {
    await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(1);
  }
});

test('signing out forgets that somebody was let in', async ({ desktop, backend }) => {
  const { page } = desktop;
  await signInAtDesktop(desktop, await addSuperAdmin(backend));
  const admin = new AdminPage(page);
  await admin.entered();
  const key = `${storageKey(backend)}-access`;
  const kept = () => page.evaluate(async (name) => window.desktop['session.read'](name), key);
  await expect.poll(async () => JSON.stringify(await kept())).toContain('superadmin');
  await desktop.setNetwork(false);
  await admin.chooseFromAccountMenu(adminWords.signOut.id);
  await expect.poll(kept).toEqual({ ok: true, value: null });
});
