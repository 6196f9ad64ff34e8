import type { Page } from '@playwright/test';
import { AdminPage, adminWords } from '../pages/admin-page.ts';
import { words } from '../pages/words.ts';
import { addPerson, addSuperAdmin } from '../../support/portal/accounts.ts';
import { cutOff } from '../../support/portal/dead-network.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { ask } from '../../support/portal/rest.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

/** Long enough for a second notice or a further navigation to appear. */
const AFTERWARDS_MS = 800;

async function expectRefused(page: Page): Promise<void> {
  const admin = new AdminPage(page);
  await expect(admin.toast(adminWords.denied.id)).toContainText(adminWords.deniedDetail.id);
  await expect(admin.toast(adminWords.denied.id)).toContainText(adminWords.deniedInstead.id);
  await expect(admin.heading).toHaveText(words.tagline.id);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.waitForTimeout(AFTERWARDS_MS);
  await expect(admin.toasts).toHaveCount(1);
}

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

test('opens for whoever was let in lately while nobody can be asked, and ends with the backend’s refusal', async ({
  page,
  context,
  portals,
}) => {
  allowFinding(/^complaint: error/, 'a network answers in the backend’s place');
  const { backend } = portals.steady;
  const person = await addSuperAdmin(backend);
  await signInBrowser(context, portals.steady, person);
  const admin = new AdminPage(page);
  await page.goto('/admin');
  await admin.entered();
  const reconnect = await cutOff(context, backend, 'captive portal, its page instead of an answer');
  await page.reload();
  const note = page.getByText(/^Server belum terjangkau\. Draf di perangkat ini bisa dilanjutkan/);
  await expect(note).toBeVisible();
  await expect(page.getByText('Bagian ini perlu internet.').first()).toBeVisible();
  await admin.link('Blog').click();
  await page.getByRole('link', { name: 'Tulis artikel' }).first().click();
  await expect(page.locator('.side-title').first()).toBeVisible();
  await ask(backend, `user_roles?user_id=eq.${person.id}`, 'DELETE');
  await reconnect();
  // The next retry may be a minute away; the online event triggers one at once.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectRefused(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-access')))).toEqual([]);
});
