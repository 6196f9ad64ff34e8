import type { BrowserContext } from '@playwright/test';
import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { addPerson, addSuperAdmin, storedSession } from '../../support/portal/accounts.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** Two tabs of one browser, each at an address. */
async function twoTabs(context: BrowserContext, first: string, second: string): Promise<[UserMenu, UserMenu]> {
  const menus: [UserMenu, UserMenu] = [
    new UserMenu(await context.newPage(), 'en'),
    new UserMenu(await context.newPage(), 'en'),
  ];
  await menus[0].open(first);
  await menus[1].open(second);
  return menus;
}

test('signs out in every tab at once, also of the profile and the admin area', async ({ context, portals }) => {
  const admin = await addSuperAdmin(portals.steady.backend);
  await signInBrowser(context, portals.steady, admin);
  const [here, there] = await twoTabs(context, '/en', '/en/about');
  const profile = new ProfilePage(await context.newPage(), 'en');
  await profile.show();
  await expect(profile.email).toHaveValue(admin.email);
  const inAdmin = new AuthPage(await context.newPage(), 'en');
  await inAdmin.page.goto('/en/admin');
  await inAdmin.expectInAdmin();
  for (const menu of [here, there]) await expect(menu.button).toContainText(admin.email);
  await here.signOut();
  await expect(here.toast('You are signed out')).toBeVisible();
  for (const menu of [here, there]) await expect(menu.button).toHaveCount(0);
  // The page that was read there stays.
  await expect(there.page).toHaveURL(/\/en\/about$/);
  expect(await storedSession(there.page, portals.steady)).toBeNull();
  await expect(profile.page).toHaveURL(/\/en\/auth\?from=\/profile$/);
  await expect(inAdmin.page).toHaveURL(/\/en\/auth$/);
  await expect(here.page).toHaveURL(/\/en\/?$/);
  await expect(there.entry('login', 'en')).toBeVisible();
});

/** A backend that is gone: accounts-dead-network.test.ts each time, here by `npm run prove`. */
const ANSWERS = LONG_FORM ? ([500, 'gone'] as const) : ([500] as const);

test('signs out on this device although the backend refuses or is gone', async ({ page, context, portals }) => {
  const { steady } = portals;
  const menu = new UserMenu(page, 'en');
  for (const answer of ANSWERS) {
    await signInBrowser(context, steady, await addPerson(steady.backend));
    await menu.open('/en/about');
    await page.route(/\/auth\/v1\/logout/, (route) =>
      answer === 'gone'
        ? route.abort('connectionrefused')
        : route.fulfill({ status: answer, json: { msg: 'no' }, headers: { 'access-control-allow-origin': '*' } }),
    );
    await menu.signOut();
    await expect(menu.toast(said('common:nav.signedOut', 'en'))).toBeVisible();
    await expect(menu.button).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/?$/);
    expect(await storedSession(page, steady), String(answer)).toBeNull();
    await page.unrouteAll();
  }
});
