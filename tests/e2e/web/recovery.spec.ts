import { LANGUAGES } from '#domain/localized.ts';
import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { addPerson, mailTo, newAddress, signsIn, storedSession, wrongCode } from '../../support/portal/accounts.ts';
import { mailsIn } from '../../support/mailbox.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const NEW = 'cabai-merah-12';
const SENT = {
  id: 'Jika email ini terdaftar, kodenya sudah kami kirim.',
  en: 'If this email has an account, we sent it a code.',
};
const DONE = { id: 'Kata sandi sudah diganti', en: 'Password changed' };

/** From the login to the step that asks for the code. */
async function askForCode(auth: AuthPage, email: string): Promise<void> {
  await auth.show();
  await auth.fill({ email });
  await auth.action('auth:reset.ask').click();
  await expect(auth.field('email')).toHaveValue(email);
  await auth.action('auth:reset.send').click();
  await expect(auth.field('code')).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`gives a new password for the code of the mail (${language})`, async ({ page, portals }) => {
    const { steady } = portals;
    const person = await addPerson(steady.backend);
    const auth = new AuthPage(page, language);
    await askForCode(auth, person.email);
    await expect(auth.main).toContainText(SENT[language]);
    const { code } = await mailTo(steady, person.email, 'recovery');
    await expect(auth.field('code')).toHaveAttribute('inputmode', 'numeric');
    await expect(auth.field('code')).toHaveAttribute('autocomplete', 'one-time-code');
    // As somebody copies it out of a mail.
    await auth.typeCode(`${code.slice(0, 3)} ${code.slice(3)} `);
    await expect(auth.heading).toHaveText(said('auth:reset.choose', language));
    await expect(auth.main).toContainText(person.email);
    await auth.fill({ newPassword: NEW, confirm: NEW });
    await auth.submit();
    await auth.expectToast(DONE[language]);
    await auth.expectDenied();
    await expect(new UserMenu(page, language).button).toContainText(person.email);
    expect(await signsIn(steady.backend, person.email, NEW)).toBe(true);
    expect(await signsIn(steady.backend, person.email, person.password)).toBe(false);
  });

  test(`gives a new password for the link of the mail (${language})`, async ({ page, context, portals }) => {
    const { steady } = portals;
    const person = await addPerson(steady.backend);
    const auth = new AuthPage(page, language);
    await askForCode(auth, person.email);
    const { link } = await mailTo(steady, person.email, 'recovery');
    const opened = new AuthPage(await context.newPage(), language);
    await opened.remember(language);
    await opened.page.goto(link);
    // This browser asked for it: no question first.
    await expect(opened.heading).toHaveText(said('auth:reset.choose', language));
    await opened.fill({ newPassword: NEW, confirm: 'cabai-merah-13' });
    await opened.submit();
    await opened.expectToast({ id: 'Kata sandi tidak sama', en: "Passwords don't match" }[language]);
    await opened.fill({ newPassword: 'abc', confirm: 'abc' });
    await opened.submit();
    await opened.expectToast({ id: 'Kata sandi terlalu pendek', en: 'Password too short' }[language]);
    await opened.fill({ newPassword: NEW, confirm: NEW });
    await opened.submit();
    await opened.expectToast(DONE[language]);
    await expect(new UserMenu(opened.page, language).button).toContainText(person.email);
    expect(await signsIn(steady.backend, person.email, NEW)).toBe(true);
    expect(await signsIn(steady.backend, person.email, person.password)).toBe(false);
  });

  test(`refuses a wrong code, then takes the right one (${language})`, async ({ page, portals }) => {
    const person = await addPerson(portals.steady.backend);
    const auth = new AuthPage(page, language);
    await askForCode(auth, person.email);
    const { code } = await mailTo(portals.steady, person.email, 'recovery');
    await auth.typeCode(wrongCode(code));
    await expect(auth.alert).toContainText(
      { id: 'Kode salah atau sudah habis waktunya. Minta kode baru.', en: 'Ask for a new code.' }[language],
    );
    await auth.expectToast(said('auth:reset.codeFailed', language));
    expect(await storedSession(page, portals.steady)).toBeNull();
    await auth.typeCode(code);
    await expect(auth.heading).toHaveText(said('auth:reset.choose', language));
  });

  test(`asks for all six digits before it asks anybody (${language})`, async ({ page }) => {
    const auth = new AuthPage(page, language);
    await askForCode(auth, newAddress('nobody'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await auth.typeCode('12345');
    await auth.expectToast(said('auth:valid.code', language));
    await expect(auth.field('code')).toBeFocused();
    expect(asked.filter((url) => url.includes('/verify'))).toEqual([]);
  });
}

test('says the same to an address that nobody has, and mails nobody', async ({ page, portals }) => {
  const stranger = newAddress('nobody');
  const auth = new AuthPage(page, 'en');
  await askForCode(auth, stranger);
  await expect(auth.main).toContainText(SENT.en);
  expect(mailsIn(portals.steady.mailFolder).filter(({ to }) => to === stranger)).toEqual([]);
});

test('sends the code again, and the newest one works', async ({ page, portals }) => {
  const person = await addPerson(portals.steady.backend);
  const auth = new AuthPage(page, 'en');
  await askForCode(auth, person.email);
  const first = await mailTo(portals.steady, person.email, 'recovery');
  await auth.action('auth:sendAgain').click();
  const second = await mailTo(portals.steady, person.email, 'recovery', [first]);
  await expect(auth.main.getByRole('status')).toHaveText(said('auth:sentAgain', 'en'));
  await auth.typeCode(second.code);
  await expect(auth.heading).toHaveText(said('auth:reset.choose', 'en'));
});

test('leads out of its steps with Back, to the login', async ({ page }) => {
  const auth = new AuthPage(page, 'en');
  await askForCode(auth, newAddress('nobody'));
  await page.goBack();
  await expect(auth.action('auth:reset.send')).toBeVisible();
  await page.goBack();
  await expect(auth.tab('login')).toBeVisible();
  await page.goForward();
  await expect(auth.action('auth:reset.send')).toBeVisible();
  await auth.action('auth:back').click();
  await expect(auth.tab('login')).toHaveAttribute('aria-selected', 'true');
});

test('uses a link once: the second time it says that it is over', async ({ page, context, portals }) => {
  const person = await addPerson(portals.steady.backend);
  const auth = new AuthPage(page, 'en');
  await askForCode(auth, person.email);
  const { link } = await mailTo(portals.steady, person.email, 'recovery');
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
  const opened = new AuthPage(await context.newPage(), 'en');
  await opened.remember('en');
  await opened.page.goto(link);
  await expect(opened.heading).toHaveText(said('auth:linkFailed', 'en'));
  await expect(opened.alert).toContainText('This link no longer works. Ask for a new one.');
  await opened.action('auth:newCode').click();
  await expect(opened.action('auth:reset.send')).toBeVisible();
});

test('leaves the old password where somebody puts the new one off', async ({ page, portals }) => {
  const person = await addPerson(portals.steady.backend);
  const auth = new AuthPage(page, 'id');
  await askForCode(auth, person.email);
  const { code } = await mailTo(portals.steady, person.email, 'recovery');
  await auth.typeCode(code);
  await auth.action('auth:reset.later').click();
  await auth.expectDenied();
  expect(await signsIn(portals.steady.backend, person.email, person.password)).toBe(true);
});
