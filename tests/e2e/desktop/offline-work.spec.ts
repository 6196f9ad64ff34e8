import { AdminPage, adminWords } from '../pages/admin-page.ts';
import { ArticleEditor, editorMessages } from '../pages/article-editor.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { signInAtDesktop } from '../pages/desktop-sign-in.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin, storageKey } from '../../support/portal/accounts.ts';
import { messagesFrom } from '../../support/portal/rest.ts';

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

test('a message that is written offline waits over a start, and is in the inbox once', async ({ desktop, backend }) => {
  const { page } = desktop;
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await desktop.setNetwork(false);
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
  // It was closed without a network: only whoever wrote it says that it goes on.
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
