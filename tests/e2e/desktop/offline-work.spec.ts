import { AdminPage, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { ArticleEditor, editorMessages } from '../pages/article-editor.ts';
import { signInAtDesktop } from '../pages/desktop-sign-in.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin, storageKey } from '../../support/portal/accounts.ts';
import { DraftApi } from '../../support/portal/draft-api.ts';
import { ask } from '../../support/portal/rest.ts';

const NOTE = /^Server belum terjangkau\. Draf di perangkat ini bisa dilanjutkan/;
const NEEDS = 'Bagian ini perlu internet.';

test.use({ begins: 'where it is' });
test.afterEach(({ desktop }) => desktop.setNetwork(true));

test('a super admin without a network goes on with a draft, begins another, and both arrive; signing out forgets them', async ({
  desktop,
  backend,
}) => {
  test.slow();
  const { page } = desktop;
  const person = await addSuperAdmin(backend);
  const key = storageKey(backend);
  await page.evaluate(async (session) => {
    await window.desktop['session.remove'](session);
    await window.desktop['session.remove'](`${session}-access`);
  }, key);
  await signInAtDesktop(desktop, person);
  const admin = new AdminPage(page);
  await admin.entered();
  await admin.link('Blog').click();
  await page.getByRole('link', { name: editorMessages.write.id }).first().click();
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
  const drafts = page.getByRole('region', { name: 'Menunggu Anda' });
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
  const api = await DraftApi.of(backend, person);
  expect((await api.read(id)).document.id.title).toBe('Mulsa dari sawah, dua kali');
  expect((await api.read(other)).document.id.title).toBe('Kompos di pondok');
  expect(await ask(backend, `drafts?select=id&collection=eq.articles&id=gte.${id}`)).toHaveLength(2);

  const kept = () => page.evaluate(async (name) => window.desktop['session.read'](name), `${key}-access`);
  await expect.poll(async () => JSON.stringify(await kept())).toContain('superadmin');
  // While an item is open, a narrow bar belongs to it.
  await admin.sidebar.getByRole('link', { name: 'Dasbor' }).click();
  await expect(admin.heading).toHaveText(GREETINGS.id);
  await desktop.setNetwork(false);
  await admin.chooseFromAccountMenu(adminWords.signOut.id);
  await expect.poll(kept).toEqual({ ok: true, value: null });
});
