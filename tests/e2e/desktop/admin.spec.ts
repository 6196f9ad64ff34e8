import { AdminPage, adminSections, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { CategoriesPage } from '../pages/categories-page.ts';
import { signInAtDesktop } from '../pages/desktop-sign-in.ts';
import { DraftListPage } from '../pages/draft-list-page.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin, storageKey } from '../../support/portal/accounts.ts';
import { ask } from '../../support/portal/rest.ts';

// The app keeps the session and the sidebar for all of its windows, also for the next test's.
test.beforeEach(async ({ desktop, backend }) => {
  await desktop.page.evaluate(async (key) => {
    await window.desktop['session.remove'](key);
    await window.desktop['preferences.write']({ name: 'sidebarOpen', value: true });
  }, storageKey(backend));
  await desktop.page.goto(desktop.address('/'));
});

test('opens every section, and an article, the categories and a message in theirs', async ({ desktop, backend }) => {
  const { page } = desktop;
  const watch: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|violates/i.test(message.text())) watch.push(message.text());
  });
  const message = { name: 'Ketut', email: `ketut-${Date.now()}@contoh.id`, message: 'Kapan menanam bawang?' };
  await ask(backend, 'contact_messages', 'POST', message);
  await signInAtDesktop(desktop, await addSuperAdmin(backend));
  const list = new DraftListPage(page);
  await list.entered();
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
  await expect(inbox.pane.locator('[lang=""]')).toHaveText(message.message);
  expect(watch).toEqual([]);
});

test('opens the web site in a second window, in which the same person is signed in', async ({ desktop, backend }) => {
  const { page } = desktop;
  const person = await addSuperAdmin(backend);
  await signInAtDesktop(desktop, person);
  const admin = new AdminPage(page);
  await admin.entered();
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
