import { type Language } from '#domain/localized.ts';
import { addApp } from '../pages/account-states.ts';
import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { totpCode } from '../../support/auth-stub/totp.ts';
import { addPerson, addSuperAdmin, mailTo, wrongCode } from '../../support/portal/accounts.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Its auth service offers second factors: tests/support/auth-stub.
test.use({ site: 'guarded' });

const WRONG = { id: 'Kode salah. Pakai kode terbaru.', en: 'Wrong code. Use the newest one.' };
const ON = { id: 'Verifikasi dua langkah sudah aktif', en: 'Two-step verification is on' };

async function begin(profile: ProfilePage, language: Language, name: string): Promise<string> {
  await profile.action('profile:mfa.add').click();
  await profile.secondFactor.getByLabel(said('profile:mfa.name', language), { exact: true }).fill(name);
  await profile.action('profile:mfa.next').click();
  const picture = profile.secondFactor.getByRole('img', { name: said('profile:mfa.picture', language) });
  await expect(picture).toBeVisible();
  // It is drawn, not only there.
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  return (await profile.secondFactor.locator('code').textContent()) ?? '';
}

for (const language of languagesOfRun('en')) {
  test(`turns an authenticator app on, asks for its code at the login, and turns it off (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const { guarded } = portals;
    const person = await addSuperAdmin(guarded.backend);
    await signInBrowser(context, guarded, person);
    const profile = new ProfilePage(page, language);
    const code = profile.secondFactor.getByLabel({ id: 'Kode 6 angka', en: '6-digit code' }[language], { exact: true });
    await profile.show();
    const secret = await begin(profile, language, 'Ponsel saya');
    await code.fill(wrongCode(totpCode(secret)));
    await profile.action('profile:mfa.turnOn').click();
    await expect(profile.secondFactor.getByRole('alert')).toContainText(WRONG[language]);
    await code.fill(totpCode(secret));
    await profile.action('profile:mfa.turnOn').click();
    await expect(profile.toast(ON[language])).toBeVisible();
    await expect(profile.factors).toHaveCount(1);
    await expect(profile.factors).toContainText('Ponsel saya');
    await expect(profile.factors).toContainText(said('profile:mfa.verified', language));

    await new UserMenu(page, language).signOut();
    const auth = new AuthPage(page, language);
    await expect(auth.entry('login', language)).toBeVisible();
    await auth.show();
    await auth.logIn(person);
    await expect(auth.heading).toHaveText({ id: 'Verifikasi dua langkah', en: 'Two-step verification' }[language]);
    await expect(auth.heading).toBeFocused();
    await auth.typeCode(wrongCode(totpCode(secret)));
    await expect(auth.alert).toContainText(WRONG[language]);
    await auth.typeCode(totpCode(secret));
    await auth.expectToast({ id: 'Berhasil masuk', en: 'Login successful!' }[language]);
    await auth.expectInAdmin();

    await profile.show();
    await profile.action('profile:mfa.offNamed', { name: 'Ponsel saya' }).click();
    await expect(profile.secondFactor).toContainText(said('profile:mfa.offAsk', language, { name: 'Ponsel saya' }));
    await profile.action('profile:mfa.off').click();
    await expect(profile.toast(said('profile:mfa.offDone', language))).toBeVisible();
    await expect(profile.factors).toHaveCount(0);
    await expect(profile.secondFactor).not.toContainText(ON[language]);
    await new UserMenu(page, language).signOut();
    await auth.show();
    await auth.logIn(person);
    await auth.expectInAdmin();
  });

  test(`lets nobody past the code by another address or a reload, only out again (${language})`, async ({
    page,
    portals,
  }) => {
    const person = await addSuperAdmin(portals.guarded.backend);
    await addApp(portals.guarded.backend, person, 'Ponsel');
    const auth = new AuthPage(page, language);
    await auth.show();
    await auth.logIn(person);
    await expect(auth.field('code')).toBeVisible();
    await page.reload();
    await expect(auth.field('code')).toBeVisible();
    await page.goto(language === 'id' ? '/admin' : '/en/admin');
    await auth.expectAt('/auth');
    await expect(auth.field('code')).toBeVisible();
    await auth.action('auth:mfa.signOut').click();
    await expect(auth.tab('login')).toBeVisible();
    await expect(new UserMenu(page, language).button).toHaveCount(0);
  });
}

test('lists what is begun and not proved, and takes it away again with Cancel', async ({ page, context, portals }) => {
  const { guarded } = portals;
  const person = await addPerson(guarded.backend);
  await signInBrowser(context, guarded, person);
  const profile = new ProfilePage(page, 'en');
  await profile.show();
  await begin(profile, 'en', 'My phone');
  await page.reload();
  await expect(profile.factors).toContainText('Not verified');
  await expect(profile.secondFactor).not.toContainText(ON.en);
  await profile.action('profile:mfa.offNamed', { name: 'My phone' }).click();
  await profile.action('profile:mfa.cancel').click();
  await expect(profile.factors).toHaveCount(1);
  await profile.action('profile:mfa.offNamed', { name: 'My phone' }).click();
  await profile.action('profile:mfa.off').click();
  await expect(profile.factors).toHaveCount(0);
  await begin(profile, 'en', 'My phone');
  await profile.action('profile:mfa.cancel').click();
  await expect(profile.action('profile:mfa.add')).toBeVisible();
  await expect(profile.factors).toHaveCount(0);
});

test('copies the secret for whoever can’t scan', async ({ page, context, portals, baseURL }) => {
  const person = await addPerson(portals.guarded.backend);
  await signInBrowser(context, portals.guarded, person);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  const profile = new ProfilePage(page, 'en');
  await profile.show();
  const secret = await begin(profile, 'en', '');
  await profile.action('profile:mfa.copy').click();
  await expect(profile.action('profile:mfa.copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
});

test('says that a name is taken', async ({ page, portals }) => {
  const person = await addPerson(portals.guarded.backend);
  const secret = await addApp(portals.guarded.backend, person, 'My phone');
  const auth = new AuthPage(page, 'en');
  await auth.show('?from=/profile');
  await auth.logIn(person);
  await auth.typeCode(totpCode(secret));
  await auth.expectAt('/profile');
  const profile = new ProfilePage(page, 'en');
  await profile.action('profile:mfa.add').click();
  await profile.secondFactor.getByLabel('Name of this device', { exact: true }).fill('My phone');
  await profile.action('profile:mfa.next').click();
  await expect(profile.secondFactor.getByRole('alert')).toContainText(said('auth:mfa.nameTaken', 'en'));
});

test('asks for the code before a new password by recovery', async ({ page, portals }) => {
  const { guarded } = portals;
  const person = await addPerson(guarded.backend);
  const secret = await addApp(guarded.backend, person, 'My phone');
  const auth = new AuthPage(page, 'en');
  await auth.show('?step=reset');
  await auth.fill({ email: person.email });
  await auth.submit();
  const { code } = await mailTo(guarded, person.email, 'recovery');
  await auth.typeCode(code);
  await expect(auth.heading).toHaveText('Two-step verification');
  await auth.typeCode(totpCode(secret));
  await expect(auth.heading).toHaveText(said('auth:reset.choose', 'en'));
});

for (const language of languagesOfRun('en')) {
  test(`says that this browser knows no passkeys (${language})`, async ({ page, context, portals }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    await signInBrowser(context, portals.guarded, await addPerson(portals.guarded.backend));
    const profile = new ProfilePage(page, language);
    await profile.show();
    await profile.action('profile:mfa.passkey').click();
    await profile.action('profile:mfa.passkey').click();
    const text = {
      id: 'Browser ini belum mendukung kunci sandi',
      en: 'Browser does not support WebAuthn',
    }[language];
    await expect(profile.secondFactor.getByRole('alert')).toContainText(text);
    await expect(profile.toast(said('auth:passkey.failed', language))).toContainText(text);
  });
}

test.describe('where the auth service offers no second factor', () => {
  test.use({ site: 'steady' });

  test('says nothing about one', async ({ page, context, portals }) => {
    await signInBrowser(context, portals.steady, await addPerson(portals.steady.backend));
    const profile = new ProfilePage(page, 'en');
    const asked = page.waitForResponse(
      (answer) => answer.url().endsWith('/auth/v1/factors') && answer.request().method() === 'POST',
    );
    await profile.show();
    expect((await asked).status()).toBe(404);
    await profile.settled();
    await expect(profile.secondFactor).toHaveCount(0);
    await expect(profile.main).not.toContainText(/two-step|passkey/i);
  });
});
