import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { addSuperAdmin, PASSWORD } from '../../support/portal/accounts.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const WORDS = { fullName: 'Ratna Wulandari', email: 'ratna@contoh.id', password: PASSWORD, confirm: 'lain-lagi' };

for (const language of languagesOfRun('id')) {
  test(`shows the password of login and sign-up with one choice, the confirmation with another (${language})`, async ({
    page,
  }) => {
    const auth = new AuthPage(page, language);
    await auth.show();
    await auth.fill({ password: PASSWORD });
    await expect(auth.field('password')).toHaveAttribute('type', 'password');
    const eye = auth.eyes.first();
    await expect(eye).toHaveAccessibleName({ id: 'Tampilkan kata sandi', en: 'Show password' }[language]);
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    await eye.click();
    await expect(auth.field('password')).toHaveAttribute('type', 'text');
    await expect(auth.field('password')).toHaveValue(PASSWORD);
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(eye).toHaveAccessibleName({ id: 'Sembunyikan kata sandi', en: 'Hide password' }[language]);
    await auth.tab('signUp').click();
    await expect(auth.eyes).toHaveCount(2);
    await expect(auth.field('password')).toHaveAttribute('type', 'text');
    await expect(auth.field('confirm')).toHaveAttribute('type', 'password');
    await auth.eyes.last().click();
    await auth.eyes.first().click();
    await expect(auth.field('password')).toHaveAttribute('type', 'password');
    await expect(auth.field('confirm')).toHaveAttribute('type', 'text');
    await auth.tab('login').click();
    await expect(auth.field('password')).toHaveAttribute('type', 'password');
  });

  test(`tells password managers what each field is (${language})`, async ({ page }) => {
    const auth = new AuthPage(page, language);
    await auth.show();
    await expect(auth.field('email')).toHaveAttribute('autocomplete', /email|username/);
    await expect(auth.field('email')).toHaveAttribute('maxlength', '255');
    await expect(auth.field('password')).toHaveAttribute('autocomplete', 'current-password');
    await auth.tab('signUp').click();
    await expect(auth.field('fullName')).toHaveAttribute('autocomplete', 'name');
    await expect(auth.field('password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(auth.field('confirm')).toHaveAttribute('autocomplete', 'new-password');
  });

  test(`signs in by keyboard alone (${language})`, async ({ page, portals }) => {
    const admin = await addSuperAdmin(portals.steady.backend);
    const auth = new AuthPage(page, language);
    await auth.show();
    await tabTo(page, auth.tab('login'));
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowRight');
    await expect(auth.tab('signUp')).toBeFocused();
    await expect(auth.tab('signUp')).toHaveAttribute('aria-selected', 'true');
    await expect(auth.heading).toHaveText(said('auth:create', language));
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
    await auth.expectInAdmin();
  });
}

test('keeps what was typed from tab to tab, in the other language, and after a failed try', async ({ page }) => {
  const id = new AuthPage(page, 'id');
  const en = new AuthPage(page, 'en');
  await id.show('?tab=sign-up');
  await id.fill(WORDS);
  await id.tab('login').click();
  await expect(id.field('email')).toHaveValue(WORDS.email);
  await id.fill({ password: 'kata-sandi-masuk' });
  await id.tab('signUp').click();
  await id.chooseLanguage('en');
  await expect(en.heading).toHaveText('Create an account');
  for (const [name, text] of Object.entries(WORDS)) {
    await expect(en.field(name as keyof typeof WORDS)).toHaveValue(text);
  }
  await en.submit();
  await en.expectToast("Passwords don't match", 'Make sure password and confirm password are the same.');
  for (const [name, text] of Object.entries(WORDS)) {
    await expect(en.field(name as keyof typeof WORDS)).toHaveValue(text);
  }
  await en.tab('login').click();
  await expect(en.field('password')).toHaveValue('kata-sandi-masuk');
});

test('keeps name and address over a reload, and writes no password anywhere', async ({ page }) => {
  const auth = new AuthPage(page, 'id');
  await auth.show('?tab=sign-up');
  await auth.fill(WORDS);
  await auth.tab('login').click();
  await auth.fill({ password: 'kata-sandi-masuk' });
  await auth.tab('signUp').click();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );
  expect(stored).toContain(WORDS.email);
  for (const secret of [WORDS.password, WORDS.confirm, 'kata-sandi-masuk']) expect(stored).not.toContain(secret);
  await page.reload();
  await auth.alive();
  await expect(auth.field('fullName')).toHaveValue(WORDS.fullName);
  await expect(auth.field('email')).toHaveValue(WORDS.email);
  await expect(auth.field('password')).toHaveValue('');
  await expect(auth.field('confirm')).toHaveValue('');
});

test('forgets on this device what was typed, once somebody is signed in', async ({ page, portals }) => {
  const admin = await addSuperAdmin(portals.steady.backend);
  const auth = new AuthPage(page, 'en');
  await auth.show();
  await auth.logIn(admin);
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
