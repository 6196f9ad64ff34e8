import type { Page } from '@playwright/test';
import { AdminPage, GREETINGS } from '../pages/admin-page.ts';
import { signInAtDesktop } from '../pages/desktop-sign-in.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin, storageKey } from '../../support/portal/accounts.ts';

// The app keeps the session for all of its windows, also for the next test's.
test.beforeEach(async ({ desktop, backend }) => {
  await desktop.page.evaluate((key) => window.desktop['session.remove'](key), storageKey(backend));
  await desktop.page.goto(desktop.address('/'));
});

/** Everything that the page keeps by itself. */
function draftStore(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie, databases });
  });
}

test('signs in, stays so after a reload, and leaves nothing of the session with the page', async ({
  desktop,
  backend,
}) => {
  const { page } = desktop;
  const person = await addSuperAdmin(backend, { fullName: 'Nyoman Suta' });
  const answering = page.waitForResponse(/grant_type=password/);
  await signInAtDesktop(desktop, person);
  const session = (await (await answering).json()) as { access_token: string; refresh_token: string };
  const admin = new AdminPage(page);
  await admin.entered();
  await expect(admin.heading).toHaveText(GREETINGS.id);
  await expect(admin.heading).toContainText('Nyoman Suta');
  expect(page.url()).toBe(desktop.address('/admin'));
  const kept = await draftStore(page);
  expect(session.access_token.length).toBeGreaterThan(50);
  expect(kept).not.toContain(session.access_token);
  expect(kept).not.toContain(session.refresh_token);
  expect(kept).not.toContain('auth-token');
  await page.goto(desktop.address('/'));
  await expect(new UserMenu(page, 'id').button).toContainText(person.email);
  await expect(admin.entry('login', 'id')).toHaveCount(0);
});
