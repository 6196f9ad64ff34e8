import { LANGUAGES } from '#domain/localized.ts';
import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { addPerson, addSuperAdmin, storedSession } from '../../support/portal/accounts.ts';
import { takeBackendAway } from '../../support/portal/backend-gone.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const OK = { id: 'Berhasil masuk', en: 'Login successful!' };
const FAILED = { id: 'Gagal masuk', en: 'Login failed' };
const OFFLINE = {
  id: 'Tidak ada internet. Periksa sinyal, lalu coba lagi.',
  en: 'No internet. Check your signal, then try again.',
};

for (const language of LANGUAGES) {
  test(`lets a super admin into the admin area (${language})`, async ({ page, portals }) => {
    const admin = await addSuperAdmin(portals.steady.backend);
    const auth = new AuthPage(page, language);
    await auth.show();
    await expect(auth.tab('login')).toHaveAttribute('aria-selected', 'true');
    await auth.logIn(admin);
    await auth.expectToast(OK[language]);
    await auth.expectInAdmin();
    await expect(auth.toast({ id: 'Akses ditolak', en: 'Access Denied' }[language])).toHaveCount(0);
  });

  test(`signs anybody else in, and leads home (${language})`, async ({ page, portals }) => {
    const person = await addPerson(portals.steady.backend);
    const auth = new AuthPage(page, language);
    await auth.show();
    await auth.logIn(person);
    await auth.expectToast(OK[language]);
    await auth.expectDenied();
    const menu = new UserMenu(page, language);
    await expect(menu.button).toContainText(person.email);
    await page.reload();
    await expect(menu.button).toContainText(person.email);
  });

  test(`says that a password is wrong (${language})`, async ({ page, portals }) => {
    const person = await addPerson(portals.steady.backend);
    const auth = new AuthPage(page, language);
    await auth.show();
    await auth.logIn({ ...person, password: 'kata-sandi-lain' });
    const detail = {
      id: 'Email atau kata sandi salah. Periksa dulu, lalu coba lagi.',
      en: 'Invalid login credentials. Check your email and password.',
    }[language];
    await auth.expectToast(FAILED[language], detail);
    await expect(auth.alert).toContainText(FAILED[language]);
    await expect(auth.alert).toContainText(detail);
    await expect(auth.button).toBeEnabled();
    await expect(auth.field('email')).toHaveValue(person.email);
    expect(await storedSession(page, portals.steady)).toBeNull();
    // The form works on: the right one signs in.
    await auth.fill({ password: person.password });
    await auth.submit();
    await auth.expectDenied();
  });

  test(`says what is missing (${language})`, async ({ page }) => {
    const auth = new AuthPage(page, language);
    await auth.show();
    await auth.submit();
    const empty = { id: 'Masih ada yang belum diisi', en: 'All fields are required' }[language];
    await auth.expectToast(empty, said('auth:valid.emailMissing', language));
    await expect(auth.field('email')).toBeFocused();
    expect(await auth.messageAt('email')).toBe(said('auth:valid.emailMissing', language));
    expect(await auth.messageAt('password')).toBe(said('auth:valid.password', language));
  });

  test(`says that there is no connection, and tries again when it is back (${language})`, async ({ page, portals }) => {
    const person = await addPerson(portals.steady.backend);
    const auth = new AuthPage(page, language);
    await auth.show();
    await takeBackendAway(page, portals.steady.backend, 'refused');
    await auth.logIn(person);
    await auth.expectToast(FAILED[language], OFFLINE[language]);
    await page.unrouteAll();
    await auth.submit();
    await auth.expectDenied();
  });

  test(`brings whoever came from the profile back there (${language})`, async ({ page, portals }) => {
    const person = await addPerson(portals.steady.backend);
    const auth = new AuthPage(page, language);
    await page.goto(addressOf('/profile', language));
    await auth.expectAt('/auth?from=/profile');
    await auth.logIn(person);
    await auth.expectAt('/profile');
    await expect(new ProfilePage(page, language).email).toHaveValue(person.email);
    await expect(auth.toast({ id: 'Akses ditolak', en: 'Access Denied' }[language])).toHaveCount(0);
  });
}

test('asks once, however often the button is pressed, and says that it is busy', async ({ page, portals }) => {
  const person = await addSuperAdmin(portals.steady.backend);
  const auth = new AuthPage(page, 'en');
  await auth.show();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=password') && request.method() === 'POST') asked.push(request.url());
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/grant_type=password/, async (route) => {
    await held;
    await route.continue();
  });
  await auth.fill({ email: person.email, password: person.password });
  await auth.button.dblclick();
  await expect(auth.button).toHaveAccessibleName('Processing...');
  await expect(auth.button).toBeDisabled();
  await auth.field('password').press('Enter');
  await auth.button.click({ force: true });
  answer();
  await auth.expectAt('/admin');
  expect(asked).toHaveLength(1);
});

test('sends the form with Enter', async ({ page, portals }) => {
  const person = await addSuperAdmin(portals.steady.backend);
  const auth = new AuthPage(page, 'id');
  await auth.show();
  await auth.fill({ email: person.email, password: person.password });
  await auth.field('password').press('Enter');
  await auth.expectAt('/admin');
});

test('sends whoever is signed in already on to the admin area', async ({ page, context, portals }) => {
  const admin = await addSuperAdmin(portals.steady.backend);
  await signInBrowser(context, portals.steady, admin);
  const auth = new AuthPage(page, 'en');
  await page.goto('/en/auth');
  await auth.expectInAdmin();
  // In its place: Back doesn't lead into it again.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toContain('/auth');
});

for (const elsewhere of ['https://evil.example/', '//evil.example', '/profile/../../evil', '/contact']) {
  test(`lets no address choose where a login leads: ${elsewhere}`, async ({ page, context, portals }) => {
    const admin = await addSuperAdmin(portals.steady.backend);
    await signInBrowser(context, portals.steady, admin);
    await page.goto(`/en/auth?from=${encodeURIComponent(elsewhere)}`);
    await new AuthPage(page, 'en').expectAt('/admin');
  });
}
