import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { addSuperAdmin, PASSWORD } from '../../support/portal/accounts.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test('signs a super admin in by keyboard alone, and leaves nothing typed on the device', async ({ page, portals }) => {
  const admin = await addSuperAdmin(portals.steady.backend);
  const auth = new AuthPage(page, 'id');
  await auth.show();
  await tabTo(page, auth.tab('login'));
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowRight');
  await expect(auth.tab('signUp')).toBeFocused();
  await expect(auth.heading).toHaveText(said('auth:create', 'id'));
  await page.keyboard.press('ArrowLeft');
  await expect(auth.tab('login')).toBeFocused();
  await tabTo(page, auth.field('email'), 3);
  await expectVisibleFocus(page);
  await page.keyboard.type(admin.email);
  await tabTo(page, auth.field('password'), 2);
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Tab');
  await expect(auth.eyes.first()).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, auth.button, 3);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await auth.expectToast('Berhasil masuk');
  await auth.expectInAdmin();
  const drafts = await page.evaluate(() =>
    Object.entries({ ...localStorage, ...sessionStorage }).filter(([key]) => !key.startsWith('sb-')),
  );
  expect(JSON.stringify(drafts)).not.toContain(admin.email);
});

test('keeps what somebody typed before the page came to life', async ({ page }) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const auth = new AuthPage(page, 'id');
  await page.goto('/auth', { waitUntil: 'commit' });
  await auth.fill({ email: 'ratna@contoh.id', password: PASSWORD });
  go();
  await auth.alive();
  await expect(auth.field('email')).toHaveValue('ratna@contoh.id');
  await auth.tab('signUp').click();
  await expect(auth.field('email')).toHaveValue('ratna@contoh.id');
  await auth.tab('login').click();
  await expect(auth.field('password')).toHaveValue(PASSWORD);
});

test('sends whoever is signed in on to the admin area, and nowhere that an address chooses', async ({
  page,
  context,
  portals,
}) => {
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
  const auth = new AuthPage(page, 'en');
  // All disguises of such an address: auth-address.test.ts.
  await page.goto(`/en/auth?from=${encodeURIComponent('//evil.example')}`);
  await auth.expectInAdmin();
  // In its place: Back doesn't lead into it again.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toContain('/auth');
});
