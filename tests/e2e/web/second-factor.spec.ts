// Whether a second factor is demanded stands in private.settings, which no key reaches over REST: here the backend's
// answer to that question is replaced. That the database refuses too is proved in tests/database; a wrong code in the profile and
// turning one off, in second-factor-section.test.tsx and accounts-factors.test.ts.
import { said } from '../pages/account-texts.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { totpCode } from '../../support/auth-stub/totp.ts';
import { addSuperAdmin, wrongCode } from '../../support/portal/accounts.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Its auth service offers second factors: tests/support/auth-stub.
test.use({ site: 'guarded' });

test('is set up where one is demanded, asked for at the login, and passed by nothing else', async ({
  page,
  context,
  portals,
}) => {
  test.slow();
  const { guarded } = portals;
  const person = await addSuperAdmin(guarded.backend);
  await signInBrowser(context, guarded, person);
  await page.route(/\/rpc\/admin_needs_second_factor/, (route) =>
    route.fulfill({ json: true, headers: { 'access-control-allow-origin': '*' } }),
  );
  const admin = new AdminPage(page, 'en');
  const profile = new ProfilePage(page, 'en');
  const auth = new AuthPage(page, 'en');
  await page.goto('/en/admin');
  await expect(admin.heading).toHaveText('Turn on two-step verification first');
  await expect(admin.links).toHaveCount(0);
  await page.getByRole('link', { name: 'Set it up in my profile' }).click();

  const code = profile.secondFactor.getByLabel('6-digit code', { exact: true });
  await profile.action('profile:mfa.add').click();
  await profile.secondFactor.getByLabel(said('profile:mfa.name', 'en'), { exact: true }).fill('My phone');
  await profile.action('profile:mfa.next').click();
  const picture = profile.secondFactor.getByRole('img', { name: said('profile:mfa.picture', 'en') });
  await expect(picture).toBeVisible();
  // It was decoded and has a size.
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  const secret = (await profile.secondFactor.locator('code').textContent()) ?? '';
  await code.fill(totpCode(secret));
  await profile.action('profile:mfa.turnOn').click();
  await expect(profile.toast('Two-step verification is on')).toBeVisible();
  await expect(profile.factors).toContainText(said('profile:mfa.verified', 'en'));

  await new UserMenu(page, 'en').signOut();
  await auth.entry('login', 'en').click();
  await auth.logIn(person);
  await expect(auth.heading).toHaveText('Two-step verification');
  await expect(auth.heading).toBeFocused();
  await page.goto('/en/admin');
  await auth.expectAt('/auth');
  await auth.typeCode(wrongCode(totpCode(secret)));
  await expect(auth.alert).toContainText('Wrong code. Use the newest one.');
  await auth.typeCode(totpCode(secret));
  await auth.expectInAdmin();
});
