import { LANGUAGES } from '#domain/localized.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { authCall } from '../../support/auth-call.ts';
import {
  addPerson,
  fullNamesOf,
  newAddress,
  PASSWORD,
  rolesOf,
  signsIn,
  storedSession,
} from '../../support/portal/accounts.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const FAILED = { id: 'Gagal mendaftar', en: 'Registration failed' };
const EMPTY = { id: 'Masih ada yang belum diisi', en: 'All fields are required' };

const newcomer = () => ({ fullName: 'Ratna Wulandari', email: newAddress(), password: PASSWORD, confirm: PASSWORD });

for (const language of LANGUAGES) {
  test(`signs somebody up, with their name in the profile and no role (${language})`, async ({ page, portals }) => {
    const { backend } = portals.steady;
    const auth = new AuthPage(page, language);
    const words = newcomer();
    await auth.show();
    await auth.tab('signUp').click();
    await expect(auth.heading).toHaveText({ id: 'Buat akun', en: 'Create an account' }[language]);
    await auth.fill(words);
    const asked = page.waitForRequest(/\/auth\/v1\/signup/);
    await auth.submit();
    const request = await asked;
    expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(`${PUBLIC_URL}/admin`);
    expect(request.postDataJSON()).toMatchObject({ email: words.email, data: { full_name: words.fullName } });
    // Signing up leads to the admin area, and its gate leads whoever isn't a super admin home.
    await auth.expectWelcomed();
    await expect(new UserMenu(page, language).button).toContainText(words.email);
    const session = await storedSession(page, portals.steady);
    expect(session?.user.email).toBe(words.email);
    expect(await fullNamesOf(backend, session?.user.id ?? '')).toEqual([words.fullName]);
    expect(await rolesOf(backend, session?.user.id ?? '')).toEqual([]);
    expect(await signsIn(backend, words.email, words.password)).toBe(true);
  });

  test(`says what is missing, each at its field, and asks nobody (${language})`, async ({ page }) => {
    const auth = new AuthPage(page, language);
    await auth.show('?tab=sign-up');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await auth.submit();
    await expect(auth.field('fullName')).toBeFocused();
    await auth.expectToast(EMPTY[language], { id: 'Nama belum diisi', en: 'Name is required' }[language]);
    for (const name of ['fullName', 'email', 'password', 'confirm'] as const) {
      await expect(auth.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(auth.field(name)).toHaveAttribute('required', '');
    }
    const messages = await Promise.all(
      (['fullName', 'email', 'password', 'confirm'] as const).map((name) => auth.messageAt(name)),
    );
    expect(new Set(messages).size).toBe(4);
    expect(messages).not.toContain(null);
    expect(requests.filter((url) => url.includes('/auth/v1/'))).toEqual([]);
  });

  test(`says that the passwords differ (${language})`, async ({ page }) => {
    const auth = new AuthPage(page, language);
    await auth.show('?tab=sign-up');
    await auth.fill({ ...newcomer(), confirm: 'padi-menguning-8' });
    await auth.submit();
    const [title, detail] = {
      id: ['Kata sandi tidak sama', 'Ketik kata sandi yang sama di kedua kotak.'] as const,
      en: ["Passwords don't match", 'Make sure password and confirm password are the same.'] as const,
    }[language];
    await auth.expectToast(title, detail);
    await expect(auth.field('confirm')).toBeFocused();
    expect(await auth.messageAt('confirm')).toContain(title);
  });

  test(`says that the password is too short: five letters are, six aren't (${language})`, async ({ page, portals }) => {
    const auth = new AuthPage(page, language);
    const words = newcomer();
    await auth.show('?tab=sign-up');
    await auth.fill({ ...words, password: 'abcde', confirm: 'abcde' });
    await auth.submit();
    const [title, detail] = {
      id: ['Kata sandi terlalu pendek', 'Pakai paling sedikit 6 huruf atau angka.'] as const,
      en: ['Password too short', 'Password must be at least 6 characters.'] as const,
    }[language];
    await auth.expectToast(title, detail);
    await expect(auth.field('password')).toBeFocused();
    expect(await auth.messageAt('password')).toBe(title);
    await auth.fill({ password: 'abcdef', confirm: 'abcdef' });
    await auth.submit();
    await auth.expectWelcomed();
    expect(await signsIn(portals.steady.backend, words.email, 'abcdef')).toBe(true);
  });

  test(`says that an address is none (${language})`, async ({ page }) => {
    const auth = new AuthPage(page, language);
    await auth.show('?tab=sign-up');
    await auth.fill({ ...newcomer(), email: 'ratna@contoh' });
    await auth.submit();
    await auth.expectToast({ id: 'Alamat email belum benar', en: 'Invalid email address' }[language]);
    await expect(auth.field('email')).toBeFocused();
  });

  test(`sends who is known already to the login, and keeps the words (${language})`, async ({ page, portals }) => {
    const { email } = await addPerson(portals.steady.backend);
    const auth = new AuthPage(page, language);
    await auth.show('?tab=sign-up');
    await auth.fill({ ...newcomer(), email });
    await auth.submit();
    const detail = {
      id: 'Email ini sudah terdaftar. Langsung masuk saja.',
      en: 'User already registered. Log in with this email instead.',
    }[language];
    await auth.expectToast(FAILED[language], detail);
    await expect(auth.alert).toContainText(detail);
    await auth.action('auth:logInHere').click();
    await expect(auth.tab('login')).toHaveAttribute('aria-selected', 'true');
    await expect(auth.field('email')).toHaveValue(email);
  });
}

test('gives nobody a role who asks for one while signing up', async ({ page, portals }) => {
  const { backend } = portals.steady;
  const email = newAddress();
  const data = { full_name: 'Ratna', role: 'superadmin', roles: ['superadmin'], is_super_admin: true };
  const body = { email, password: PASSWORD, data };
  const answer = await authCall(backend, 'POST /signup', { body });
  expect(answer.status).toBe(200);
  const { id } = answer.body['user'] as { id: string };
  expect(await rolesOf(backend, id)).toEqual([]);
  const auth = new AuthPage(page, 'en');
  await auth.show();
  await auth.logIn({ email, password: PASSWORD });
  await auth.expectDenied();
  const menu = new UserMenu(page, 'en');
  await menu.openMenu();
  await expect(menu.items).toHaveCount(2);
  await expect(menu.item('admin')).toHaveCount(0);
  expect(await rolesOf(backend, id)).toEqual([]);
});
