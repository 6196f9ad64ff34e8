import { LANGUAGES } from '#domain/localized.ts';
import { AdminPage, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { addPerson, addSuperAdmin } from '../../support/portal/accounts.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

/** Long enough for a second notice or a second step to have come. */
const AFTERWARDS_MS = 800;

for (const language of LANGUAGES) {
  test(`sends a visitor to the sign-in page, with no way back to the gate (${language})`, async ({ page }) => {
    const admin = new AdminPage(page, language);
    await admin.open(addressOf('/about', language));
    await page.goto(addressOf('/admin', language));
    await expect(page).toHaveURL(new RegExp(`${addressOf('/auth', language)}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: words.login[language], exact: true })).toBeVisible();
    await expect(admin.toasts).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/about', language)}$`));
  });

  test(`refuses somebody without the role, once, and says what else there is (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const person = await addPerson(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const admin = new AdminPage(page, language);
    await page.goto(addressOf('/admin', language));
    await expect(admin.heading).toHaveText(words.tagline[language]);
    await expect(page).toHaveURL(language === 'en' ? /\/en$/ : /:\d+\/$/);
    const toast = admin.toast(adminWords.denied[language]);
    await expect(toast).toContainText(adminWords.deniedDetail[language]);
    await expect(toast).toContainText(adminWords.deniedInstead[language]);
    await page.waitForTimeout(AFTERWARDS_MS);
    await expect(admin.toasts).toHaveCount(1);
    // Still signed in: refused is not signed out.
    await expect(page.getByRole('button', { name: adminWords.account[language] + person.email })).toBeVisible();
  });
}

for (const language of languagesOfRun('id')) {
  test(`keeps whoever can't be checked where they are, logs it, and goes on by itself (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
    await page.route(/\/rest\/v1\/user_roles/, (route) =>
      route.fulfill({ status: 500, json: { message: 'broken' }, headers: { 'access-control-allow-origin': '*' } }),
    );
    const watch = await watchPage(page);
    const admin = new AdminPage(page, language);
    await page.goto(addressOf('/admin/blogs', language));
    await expect(admin.heading).toHaveText(adminWords.unknown[language]);
    expect((await watch.complaints()).filter((line) => line.includes('The role could not be checked'))).toHaveLength(1);
    await page.unroute(/\/rest\/v1\/user_roles/);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await admin.entered();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/admin/blogs', language)}$`));
    await expect(admin.toasts).toHaveCount(0);
  });

  test(`says that it checks, as long as that takes, and lets a super admin in (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const person = await addSuperAdmin(portals.steady.backend, { fullName: 'Dewi Lestari' });
    await signInBrowser(context, portals.steady, person);
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/rest\/v1\/user_roles/, async (route) => {
      await held;
      await route.continue();
    });
    const admin = new AdminPage(page, language);
    await page.goto(addressOf('/admin', language));
    await expect(page.getByRole('status')).toHaveText(adminWords.checking[language]);
    await page.waitForTimeout(AFTERWARDS_MS);
    await expect(page.getByRole('status')).toHaveText(adminWords.checking[language]);
    await expect(admin.links).toHaveCount(0);
    letThrough();
    await admin.entered();
    await expect(admin.heading).toHaveText(GREETINGS[language]);
    await expect(admin.heading).toContainText(person.fullName);
    await expect(admin.toasts).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${addressOf('/admin', language)}$`));
  });
}

test('downloads nothing of the admin area for whoever is refused', async ({ page, context, portals }) => {
  await signInBrowser(context, portals.steady, await addPerson(portals.steady.backend));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const admin = new AdminPage(page);
  await page.goto('/admin');
  await expect(admin.toast(adminWords.denied.id)).toBeVisible();
  expect(asked.filter((url) => /dashboard-screen|rest\/v1\/(articles|contact_messages)\?select=id/.test(url))).toEqual(
    [],
  );
});
