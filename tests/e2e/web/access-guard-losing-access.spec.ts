import type { Page } from '@playwright/test';
import { AdminPage, adminWords } from '../pages/admin-page.ts';
import { words } from '../pages/words.ts';
import { addSuperAdmin, storedSession, takeRoles, type RawSession } from '../../support/portal/accounts.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { ask } from '../../support/portal/rest.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

/** What the database gives whoever holds this token. */
async function rowsFor(backend: BackendUnderTest, { access_token: token }: RawSession, path: string) {
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
  const response = await fetch(`${backend.url}/rest/v1/${path}`, { headers });
  return { status: response.status, rows: (await response.json()) as unknown[] };
}

async function expectRefused(page: Page): Promise<void> {
  const admin = new AdminPage(page);
  await expect(admin.toast(adminWords.denied.id)).toContainText(adminWords.deniedInstead.id);
  await expect(admin.heading).toHaveText(words.tagline.id);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(admin.toasts).toHaveCount(1);
}

test.describe('somebody demoted while inside', () => {
  test('gets nothing more out of the database with the token that still lives', async ({ page, context, portals }) => {
    const { backend } = portals.steady;
    const person = await addSuperAdmin(backend);
    const session = await signInBrowser(context, portals.steady, person);
    const message = { name: 'Budi', email: `${person.id}@contoh.id`, message: 'Bibit saya layu.' };
    await ask(backend, 'contact_messages', 'POST', message);
    const its = `contact_messages?select=message&email=eq.${person.id}@contoh.id`;
    const admin = new AdminPage(page);
    await admin.enter();
    expect(await rowsFor(backend, session, its)).toEqual({ status: 200, rows: [{ message: message.message }] });
    await takeRoles(backend, person);
    expect(await rowsFor(backend, session, its)).toEqual({ status: 200, rows: [] });
    expect(await rowsFor(backend, session, 'user_roles?select=role')).toEqual({ status: 200, rows: [] });
  });

  test('leaves at the next check, which the next refresh of the token brings', async ({ page, context, portals }) => {
    const { backend } = portals.steady;
    const person = await addSuperAdmin(backend);
    // Too early to be refreshed at the start; a minute later it is due.
    const expires_at = Math.round(Date.now() / 1000) + 145;
    const before = await signInBrowser(context, portals.steady, person, { expires_at });
    await page.clock.install();
    const admin = new AdminPage(page);
    await admin.enter('/admin/blogs');
    await takeRoles(backend, person);
    await page.clock.runFor(61_000);
    await expectRefused(page);
    expect((await storedSession(page, portals.steady))?.refresh_token).not.toBe(before.refresh_token);
  });

  test('is refused after a reload', async ({ page, context, portals }) => {
    const { backend } = portals.steady;
    const person = await addSuperAdmin(backend);
    await signInBrowser(context, portals.steady, person);
    const admin = new AdminPage(page);
    await admin.enter('/admin/messages');
    await takeRoles(backend, person);
    await page.reload();
    await expectRefused(page);
  });
});

test('leaves for the sign-in page when another tab signs out', async ({ page, context, portals }) => {
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
  const admin = new AdminPage(page);
  await admin.enter('/admin/community');
  const other = new AdminPage(await context.newPage());
  await other.enter();
  await other.chooseFromAccountMenu(adminWords.signOut.id);
  await expect(other.heading).toHaveText(words.tagline.id);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(admin.links).toHaveCount(0);
});

test('stays while the way to the backend is bad: only an answer takes access away', async ({
  page,
  context,
  portals,
}) => {
  const { backend } = portals.steady;
  const expires_at = Math.round(Date.now() / 1000) + 145;
  await signInBrowser(context, portals.steady, await addSuperAdmin(backend), { expires_at });
  await page.clock.install();
  const admin = new AdminPage(page);
  await admin.enter('/admin/blogs');
  await page.route(`${backend.url}/**`, (route) => route.abort('connectionrefused'));
  await page.clock.runFor(61_000);
  await expect(admin.heading).toHaveText('Blog');
  await expect(admin.accountButton).toBeVisible();
  await expect(admin.toasts).toHaveCount(0);
});
