import { AdminPage, adminSections, adminWords } from '../pages/admin-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { signInAtDesktop } from '../pages/desktop-sign-in.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';

// One after another: each worker builds an app of its own.
test.describe.configure({ mode: 'default' });

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

test.beforeEach(({ desktop }) => desktop.page.evaluate(() => localStorage.clear()));

test('opens every section', async ({ desktop, backend }) => {
  await signInAtDesktop(desktop, await addSuperAdmin(backend));
  const admin = new AdminPage(desktop.page);
  await admin.entered();
  await expect(admin.links).toHaveText(adminSections.map(({ label }) => label.id));
  for (const { path, label } of adminSections) {
    await admin.link(label.id).click();
    await expect(admin.title).toHaveText(label.id);
    expect(desktop.page.url()).toBe(desktop.address(path));
  }
  await expect(admin.main.getByText(adminWords.soon.id)).toBeVisible();
});

test('collapses the sidebar with Ctrl+B, and remembers it for seven days without a cookie', async ({
  desktop,
  backend,
}) => {
  const { page } = desktop;
  const person = await addSuperAdmin(backend);
  await signInAtDesktop(desktop, person);
  const admin = new AdminPage(page);
  await admin.entered();
  expect(await admin.sidebarWidth()).toBe(256);
  await page.keyboard.press('Control+b');
  expect(await admin.sidebarWidth()).toBe(48);
  const kept = (await page.evaluate(() => localStorage.getItem('sidebar_state'))) ?? '';
  expect(kept).toMatch(/^false \d+$/);
  expect(Math.abs(Number(kept.split(' ')[1]) - Date.now() - WEEK_MS)).toBeLessThan(60_000);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await signInAtDesktop(desktop, person);
  await admin.entered();
  expect(await admin.sidebarWidth()).toBe(48);
  // A week later.
  await page.evaluate(() => localStorage.setItem('sidebar_state', `false ${Date.now() - 1}`));
  await signInAtDesktop(desktop, person);
  await admin.entered();
  expect(await admin.sidebarWidth()).toBe(256);
});

test('opens the web site in a second window, in which nobody is signed in', async ({ desktop, backend }) => {
  const { page } = desktop;
  await signInAtDesktop(desktop, await addSuperAdmin(backend));
  const admin = new AdminPage(page);
  await admin.entered();
  await admin.chooseFromAccountMenu(adminWords.viewWebsite.id);
  const find = () =>
    page
      .context()
      .pages()
      .find((other) => other !== page && other.url() === desktop.address('/'));
  await expect.poll(find).toBeDefined();
  const second = new PortalPage(find()!);
  await expect(second.heading).toHaveText(words.tagline.id);
  await expect(second.entry('login', 'id')).toBeVisible();
  await expect.poll(async () => (await desktop.windows()).map(({ visible }) => visible)).toEqual([true, true]);
  const [first, other] = await desktop.windows();
  expect(other?.preferences).toEqual(first?.preferences);
  expect(await desktop.takeOpened()).toEqual([]);
  // The first one is where it was.
  await expect(admin.accountButton).toBeVisible();
  expect(page.url()).toBe(desktop.address('/admin'));
  await second.page.close();
  await expect.poll(async () => (await desktop.windows()).length).toBe(1);
});
