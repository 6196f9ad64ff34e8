import { AdminPage, adminSections, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { CategoriesPage } from '../pages/categories-page.ts';
import { DraftListPage } from '../pages/draft-list-page.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin, storageKey } from '../../support/portal/accounts.ts';
import { ask } from '../../support/portal/rest.ts';

const OPEN_PX = 256;
const COLLAPSED_PX = 48;

test.use({ begins: 'where it is' });

// One person and one sign-in: all of it is the same area.
test('a super admin signs in after a wrong password, opens every section, and signs out in all windows at once', async ({
  desktop,
  backend,
}) => {
  test.slow();
  const { page } = desktop;
  const watch: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|violates/i.test(message.text())) watch.push(message.text());
  });
  const letter = { name: 'Ketut', email: `ketut-${Date.now()}@contoh.id`, message: 'Kapan menanam bawang?' };
  await ask(backend, 'contact_messages', 'POST', letter);
  const person = await addSuperAdmin(backend, { fullName: 'Nyoman Suta' });
  await page.evaluate((key) => window.desktop['session.remove'](key), storageKey(backend));

  await test.step('a visitor is sent to the form, which keeps the e-mail of a failed try', async () => {
    await page.goto(desktop.address('/admin'));
    const auth = new AuthPage(page, 'id');
    await expect(auth.heading).toHaveText(words.welcome.id);
    expect(page.url()).toBe(desktop.address('/auth'));
    await auth.logIn({ ...person, password: 'kata-sandi-lain' });
    await expect(auth.alert).toContainText('Gagal masuk');
    await expect(auth.field('email')).toHaveValue(person.email);
    await auth.fill({ password: person.password });
    await auth.submit();
  });

  const list = new DraftListPage(page);
  await test.step('every section opens from the sidebar', async () => {
    await list.entered();
    await expect(list.heading).toContainText('Nyoman Suta');
    // The app keeps the session, and the page nothing of it.
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toMatch(
      /auth-token|eyJ/,
    );
    await expect(list.links).toHaveText(adminSections.map(({ label }) => label.id));
    for (const { path, label } of adminSections) {
      await list.link(label.id).click();
      await expect(list.title).toHaveText(label.id);
      await expect(list.heading).toHaveText(path === '/admin' ? GREETINGS.id : label.id);
      expect(page.url()).toBe(desktop.address(path));
    }
    await expect(list.main.getByText(adminWords.soon.id)).toHaveCount(0);
  });

  await test.step('an article, the categories and a message are there', async () => {
    await list.link('Blog').click();
    await list.read();
    await expect(list.rows).not.toHaveCount(0);
    const picture = list.rows.first().getByRole('presentation').first();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const title = (await list.titles.first().textContent()) ?? '';
    await list.titles.first().click();
    await expect(page.locator('.side-title').first()).toHaveValue(title);
    await expect(page.locator('.canvas-text').first()).toBeVisible();
    await page.goBack();
    await expect(list.titles.first()).toHaveText(title);
    const categories = new CategoriesPage(page);
    await categories.link('Kategori Blog').click();
    await expect(categories.rows.first()).toBeVisible();
    const inbox = new InboxPage(page);
    await inbox.link('Pesan Masuk').click();
    await inbox.row('Ketut').first().click();
    await expect(inbox.pane.locator('[lang=""]')).toHaveText(letter.message);
    expect(watch).toEqual([]);
  });

  const admin = new AdminPage(page);
  await test.step('a collapsed sidebar is so after a reload too, in which the same person is signed in', async () => {
    expect(await admin.sidebarWidth()).toBe(OPEN_PX);
    await page.keyboard.press('Control+b');
    await expect(admin.toggle).toHaveAttribute('aria-expanded', 'false');
    // The app keeps it among its preferences.
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.goto(desktop.address('/admin'));
    await admin.entered();
    expect(await admin.sidebarWidth()).toBe(COLLAPSED_PX);
    await page.keyboard.press('Control+b');
    await expect(admin.toggle).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('the web site opens in a second window, in which the same person is signed in', async () => {
    await admin.chooseFromAccountMenu(adminWords.viewWebsite.id);
    const find = () =>
      page
        .context()
        .pages()
        .find((other) => other !== page && other.url() === desktop.address('/'));
    await expect.poll(find).toBeDefined();
    const second = new UserMenu(find()!, 'id');
    await expect(second.heading).toHaveText(words.tagline.id);
    await expect(second.button).toContainText(person.email);
    await expect.poll(async () => (await desktop.windows()).map(({ visible }) => visible)).toEqual([true, true]);
    const [first, other] = await desktop.windows();
    expect(other?.preferences).toEqual(first?.preferences);
    expect(await desktop.takeOpened()).toEqual([]);
    // The first one is where it was.
    await expect(admin.accountButton).toBeVisible();
    expect(page.url()).toBe(desktop.address('/admin'));
    // Signing out in one window signs out in all.
    await admin.chooseFromAccountMenu(adminWords.signOut.id);
    await expect(second.entry('login', 'id')).toBeVisible();
    await second.page.close();
    await expect.poll(async () => (await desktop.windows()).length).toBe(1);
  });
});
