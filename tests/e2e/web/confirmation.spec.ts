import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import {
  addPerson,
  fullNamesOf,
  mailTo,
  newAddress,
  PASSWORD,
  storedSession,
  wrongCode,
} from '../../support/portal/accounts.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Its auth service wants new addresses confirmed.
test.use({ site: 'guarded' });

const FULL_NAME = 'Ratna Wulandari';

async function signUp(auth: AuthPage, email: string): Promise<void> {
  await auth.show('?tab=sign-up');
  await auth.fill({ fullName: FULL_NAME, email, password: PASSWORD, confirm: PASSWORD });
  await auth.submit();
  await expect(auth.field('code')).toBeVisible();
}

for (const language of languagesOfRun('id')) {
  test(`asks for the code of the mail before it signs up (${language})`, async ({ page, portals }) => {
    const { guarded } = portals;
    const email = newAddress();
    const auth = new AuthPage(page, language);
    await signUp(auth, email);
    await expect(auth.heading).toHaveText(said('auth:confirmTitle', language));
    await expect(auth.heading).toBeFocused();
    await expect(auth.main).toContainText(email);
    expect(await storedSession(page, guarded)).toBeNull();
    const { code } = await mailTo(guarded, email, 'confirmation');
    await auth.typeCode(wrongCode(code));
    await expect(auth.alert).toContainText(
      { id: 'Kode salah atau sudah habis waktunya. Minta kode baru.', en: 'Ask for a new code.' }[language],
    );
    await auth.typeCode(code);
    await auth.expectWelcomed();
    await expect(new UserMenu(page, language).button).toContainText(email);
    const session = await storedSession(page, guarded);
    expect(await fullNamesOf(guarded.backend, session?.user.id ?? '')).toEqual([FULL_NAME]);
  });

  test(`tells who isn't confirmed yet, and takes the code then (${language})`, async ({ page, portals }) => {
    const email = newAddress();
    const auth = new AuthPage(page, language);
    await signUp(auth, email);
    const { code } = await mailTo(portals.guarded, email, 'confirmation');
    await auth.show();
    await auth.logIn({ email, password: PASSWORD });
    await auth.expectToast(
      { id: 'Gagal masuk', en: 'Login failed' }[language],
      {
        id: 'Email belum dikonfirmasi. Buka tautan di email dari kami.',
        en: 'Email not confirmed. Open the link in the email we sent you.',
      }[language],
    );
    await auth.action('auth:enterCode').click();
    await expect(auth.main).toContainText(email);
    await auth.typeCode(code);
    await auth.expectWelcomed();
  });
}

test('sends the mail again; its new code works, the first one no more', async ({ page, portals }) => {
  const email = newAddress();
  const auth = new AuthPage(page, 'en');
  await signUp(auth, email);
  const first = await mailTo(portals.guarded, email, 'confirmation');
  // The auth service wants a second between two mails: whoever is too quick is told how long to wait.
  await expect(async () => {
    await auth.action('auth:sendAgain').click({ timeout: 3_000 });
    await expect(auth.main.getByRole('status')).toHaveText(said('auth:sentAgain', 'en'), { timeout: 2_000 });
  }).toPass();
  const second = await mailTo(portals.guarded, email, 'confirmation', [first]);
  await auth.typeCode(first.code);
  await expect(auth.form.getByRole('alert')).toContainText('Ask for a new code.');
  await auth.typeCode(second.code);
  await auth.expectWelcomed();
});

test('says how long to wait where mails are asked for too often', async ({ page }) => {
  const email = newAddress();
  const auth = new AuthPage(page, 'en');
  await signUp(auth, email);
  const tooSoon = {
    code: 429,
    error_code: 'over_email_send_rate_limit',
    msg: 'For security purposes, you can only request this after 2 seconds.',
  };
  await page.route(/\/auth\/v1\/resend/, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({ status: 429, json: tooSoon, headers: { 'access-control-allow-origin': '*' } }),
  );
  await auth.action('auth:sendAgain').click();
  await auth.expectToast(said('auth:notSent', 'en'), `${tooSoon.msg} Wait a while before asking for another email.`);
  await expect(auth.action('auth:sendAgain')).toBeDisabled();
  await expect(auth.main).toContainText(/You can ask again in [12] seconds?\./);
  await expect(auth.action('auth:sendAgain')).toBeEnabled();
});

test('signs up by the link of the mail as well, without a question on the device that asked for it', async ({
  page,
  context,
  portals,
}) => {
  const email = newAddress();
  const auth = new AuthPage(page, 'en');
  await signUp(auth, email);
  const { link } = await mailTo(portals.guarded, email, 'confirmation');
  const opened = new AuthPage(await context.newPage(), 'en');
  await opened.remember('en');
  await opened.page.goto(link);
  await expect(new UserMenu(opened.page, 'en').button).toContainText(email);
  expect((await storedSession(opened.page, portals.guarded))?.user.email).toBe(email);
  // The tab that still shows the code's step follows.
  await expect(new UserMenu(page, 'en').button).toContainText(email);
});

test('tells a known address, where the service would rather not say', async ({ page, portals }) => {
  const { email } = await addPerson(portals.guarded.backend);
  const auth = new AuthPage(page, 'en');
  await auth.show('?tab=sign-up');
  // So a hosted project answers: like a new user, but for the identities. The embedded one answers otherwise.
  await page.route(/\/auth\/v1\/signup/, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          json: { id: crypto.randomUUID(), aud: 'authenticated', email, identities: [] },
          headers: { 'access-control-allow-origin': '*' },
        }),
  );
  await auth.fill({ fullName: FULL_NAME, email, password: PASSWORD, confirm: PASSWORD });
  await auth.submit();
  await auth.expectToast('Registration failed', 'User already registered. Log in with this email instead.');
});
