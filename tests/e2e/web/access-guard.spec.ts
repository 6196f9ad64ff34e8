import type { Page } from '@playwright/test';
import { AdminPage, adminWords } from '../pages/admin-page.ts';
import { words } from '../pages/words.ts';
import { addPerson, addSuperAdmin, storedSession, takeRoles, type RawSession } from '../../support/portal/accounts.ts';
import { callBackend } from '../../support/backend-call.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { ask } from '../../support/portal/rest.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

/** Long enough for a second notice or a second step to have come. */
const AFTERWARDS_MS = 800;

/** What the database gives whoever holds this token. */
async function rowsFor(backend: BackendUnderTest, { access_token: token }: RawSession, path: string) {
  const { status, body } = await callBackend(backend, `rest/v1/${path}`, { token });
  return { status, rows: body };
}

async function expectRefused(page: Page): Promise<void> {
  const admin = new AdminPage(page);
  await expect(admin.toast(adminWords.denied.id)).toContainText(adminWords.deniedDetail.id);
  await expect(admin.toast(adminWords.denied.id)).toContainText(adminWords.deniedInstead.id);
  await expect(admin.heading).toHaveText(words.tagline.id);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.waitForTimeout(AFTERWARDS_MS);
  await expect(admin.toasts).toHaveCount(1);
}

test('sends a visitor to the sign-in page, with no way back to the gate', async ({ page }) => {
  const admin = new AdminPage(page, 'en');
  await admin.open('/en/about');
  await page.goto('/en/admin');
  await expect(page).toHaveURL(/\/en\/auth$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: words.login.en, exact: true })).toBeVisible();
  await expect(admin.toasts).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/about$/);
});

test('says that it checks, then refuses somebody without the role, once, and downloads nothing for them', async ({
  page,
  context,
  portals,
}) => {
  const person = await addPerson(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/rest\/v1\/user_roles/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByRole('status')).toHaveText(adminWords.checking.id);
  letThrough();
  await expectRefused(page);
  // Still signed in: refused is not signed out.
  await expect(page.getByRole('button', { name: adminWords.account.id + person.email })).toBeVisible();
  expect(asked.filter((url) => /dashboard-screen|rest\/v1\/(articles|contact_messages)\?select=id/.test(url))).toEqual(
    [],
  );
});

test('whoever is demoted gets nothing more with the token that still lives, and leaves at its next refresh', async ({
  page,
  context,
  portals,
}) => {
  const { backend } = portals.steady;
  const person = await addSuperAdmin(backend);
  // Too early to be refreshed at the start; a minute later it is due.
  const expires_at = Math.round(Date.now() / 1000) + 145;
  const before = await signInBrowser(context, portals.steady, person, { expires_at });
  const message = { name: 'Budi', email: `${person.id}@contoh.id`, message: 'Bibit saya layu.' };
  await ask(backend, 'contact_messages', 'POST', message);
  const its = `contact_messages?select=message&email=eq.${person.id}@contoh.id`;
  await page.clock.install();
  const admin = new AdminPage(page);
  await admin.enter('/admin/blogs');
  expect(await rowsFor(backend, before, its)).toEqual({ status: 200, rows: [{ message: message.message }] });
  await takeRoles(backend, person);
  expect(await rowsFor(backend, before, its)).toEqual({ status: 200, rows: [] });
  expect(await rowsFor(backend, before, 'user_roles?select=role')).toEqual({ status: 200, rows: [] });
  await page.clock.runFor(61_000);
  await expectRefused(page);
  expect((await storedSession(page, portals.steady))?.refresh_token).not.toBe(before.refresh_token);
});
