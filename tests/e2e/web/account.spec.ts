import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import {
  addPerson,
  fullNamesOf,
  mailTo,
  newAddress,
  PASSWORD,
  rolesOf,
  signsIn,
  storedSession,
  wrongCode,
} from '../../support/portal/accounts.ts';
import { mailsIn } from '../../support/backend/mailbox.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const NEW = 'cabai-merah-12';
const FULL_NAME = 'Ratna Wulandari';

/** From the login, which is open, to the step with the code. */
async function askForCode(auth: AuthPage, email: string): Promise<void> {
  await auth.fill({ email });
  await auth.action('auth:reset.ask').click();
  await expect(auth.field('email')).toHaveValue(email);
  await auth.action('auth:reset.send').click();
  await expect(auth.field('code')).toBeVisible();
}

test('a reader signs up, changes name and password, signs out, and comes back to the profile', async ({
  page,
  portals,
}) => {
  const { backend } = portals.steady;
  const auth = new AuthPage(page, 'id');
  const menu = new UserMenu(page, 'id');
  const email = newAddress();
  await auth.show();
  await auth.tab('signUp').click();
  await auth.fill({ fullName: FULL_NAME, email, password: PASSWORD, confirm: PASSWORD });
  const asked = page.waitForRequest(/\/auth\/v1\/signup/);
  await auth.submit();
  const request = await asked;
  expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(`${PUBLIC_URL}/admin`);
  expect(request.postDataJSON()).toMatchObject({ email, data: { full_name: FULL_NAME } });
  // Signing up leads to the admin area, whose guard redirects everyone but super admins to the home page.
  await auth.expectWelcomed();
  await expect(menu.button).toContainText(email);
  const id = (await storedSession(page, portals.steady))?.user.id ?? '';
  expect(await fullNamesOf(backend, id)).toEqual([FULL_NAME]);
  expect(await rolesOf(backend, id)).toEqual([]);
  await menu.openMenu();
  await expect(menu.items).toHaveCount(2);
  await menu.item('profile').click();

  const profile = new ProfilePage(page, 'id');
  await expect(profile.email).toHaveValue(email);
  await expect(profile.email).not.toBeEditable();
  await profile.fullName.fill('Dewi Ma’ruf-Lestari, S.P.');
  await profile.fullName.press('Enter');
  await expect(profile.toast('Tersimpan').locator('[data-description]')).toHaveText('Profil Anda sudah diperbarui');
  expect(await fullNamesOf(backend, id)).toEqual(['Dewi Ma’ruf-Lestari, S.P.']);
  await profile.changePassword('kata-sandi-lain', NEW);
  await expect(profile.toast(said('auth:reset.failed', 'id')).locator('[data-description]')).toHaveText(
    said('profile:wrongCurrent', 'id'),
  );
  await profile.changePassword(PASSWORD, NEW);
  await expect(profile.toast('Kata sandi sudah diganti')).toBeVisible();
  expect(await signsIn(backend, email, PASSWORD)).toBe(false);
  // The session in which it was changed stays signed in.
  await expect(menu.button).toContainText(email);
  await profile.signOut.click();
  await expect(profile.toast('Anda sudah keluar')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto('/profile');
  await auth.expectAt('/auth?from=/profile');
  await auth.logIn({ email, password: NEW });
  await auth.expectAt('/profile');
  await expect(profile.email).toHaveValue(email);
  await expect(profile.fullName).toHaveValue('Dewi Ma’ruf-Lestari, S.P.');
});

test('gives a new password for the code of the mail, and leads out of its steps with Back', async ({
  page,
  portals,
}) => {
  const { steady } = portals;
  const auth = new AuthPage(page, 'en');
  const stranger = newAddress('nobody');
  await auth.show();
  await askForCode(auth, stranger);
  await expect(auth.main).toContainText('If this email has an account, we sent it a code.');
  expect(mailsIn(steady.mailFolder).filter(({ to }) => to === stranger)).toEqual([]);
  await page.goBack();
  await expect(auth.action('auth:reset.send')).toBeVisible();
  await page.goBack();
  await expect(auth.tab('login')).toBeVisible();

  const person = await addPerson(steady.backend);
  await askForCode(auth, person.email);
  const first = await mailTo(steady, person.email, 'recovery');
  await auth.action('auth:sendAgain').click();
  const { code } = await mailTo(steady, person.email, 'recovery', [first]);
  await auth.typeCode(wrongCode(code));
  await expect(auth.alert).toContainText('Check the code, or ask for a new one.');
  expect(await storedSession(page, steady)).toBeNull();
  // As copied from a mail, with blanks.
  await auth.typeCode(`${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(auth.heading).toHaveText(said('auth:reset.choose', 'en'));
  await expect(auth.main).toContainText(person.email);
  await auth.fill({ newPassword: NEW, confirm: NEW });
  await auth.submit();
  await auth.expectToast('Password changed');
  await auth.expectDenied();
  await expect(new UserMenu(page, 'en').button).toContainText(person.email);
  expect(await signsIn(steady.backend, person.email, NEW)).toBe(true);
  expect(await signsIn(steady.backend, person.email, person.password)).toBe(false);
});

test.describe('where new addresses are confirmed', () => {
  test.use({ site: 'guarded' });

  test('a sign-up waits for its mail, whose link signs in every tab of the device that asked', async ({
    page,
    context,
    portals,
  }) => {
    const { guarded } = portals;
    const email = newAddress();
    const auth = new AuthPage(page, 'id');
    await auth.show('?tab=sign-up');
    await auth.fill({ fullName: FULL_NAME, email, password: PASSWORD, confirm: PASSWORD });
    await auth.submit();
    await expect(auth.field('code')).toBeVisible();
    await expect(auth.heading).toHaveText(said('auth:confirmTitle', 'id'));
    await expect(auth.heading).toBeFocused();
    await expect(auth.main).toContainText(email);
    expect(await storedSession(page, guarded)).toBeNull();
    const { code, link } = await mailTo(guarded, email, 'confirmation');
    await auth.show();
    await auth.logIn({ email, password: PASSWORD });
    await auth.expectToast('Gagal masuk', 'Email belum dikonfirmasi. Buka tautan di email dari kami.');
    await auth.action('auth:enterCode').click();
    await auth.typeCode(wrongCode(code));
    await expect(auth.alert).toContainText(
      'Kode ini salah atau sudah tidak berlaku. Periksa lagi, atau minta kode baru.',
    );
    expect(await storedSession(page, guarded)).toBeNull();

    const opened = new AuthPage(await context.newPage(), 'id');
    await opened.page.goto(link);
    await expect(new UserMenu(opened.page, 'id').button).toContainText(email);
    const session = await storedSession(opened.page, guarded);
    expect(session?.user.email).toBe(email);
    // The tab that still shows the code's step follows.
    await expect(new UserMenu(page, 'id').button).toContainText(email);
    expect(await fullNamesOf(guarded.backend, session?.user.id ?? '')).toEqual([FULL_NAME]);
  });
});
