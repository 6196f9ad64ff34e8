import { said } from '../pages/account-texts.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { addPerson, signsIn } from '../../support/portal/accounts.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const NEW = 'cabai-merah-12';

for (const language of languagesOfRun('en')) {
  test(`changes the password for whoever knows the present one (${language})`, async ({ page, context, portals }) => {
    const { backend } = portals.steady;
    const person = await addPerson(backend);
    await signInBrowser(context, portals.steady, person);
    const profile = new ProfilePage(page, language);
    await profile.show();
    await profile.changePassword('kata-sandi-lain', NEW);
    const failed = profile.toast(said('auth:reset.failed', language));
    await expect(failed.locator('[data-description]')).toHaveText(said('profile:wrongCurrent', language));
    expect(await signsIn(backend, person.email, person.password)).toBe(true);
    await profile.changePassword(person.password, NEW);
    await expect(profile.toast({ id: 'Kata sandi sudah diganti', en: 'Password changed' }[language])).toBeVisible();
    for (const field of await profile.password.locator('input:visible').all()) await expect(field).toHaveValue('');
    expect(await signsIn(backend, person.email, NEW)).toBe(true);
    expect(await signsIn(backend, person.email, person.password)).toBe(false);
    // Whoever changed it stays signed in.
    await page.reload();
    await expect(new UserMenu(page, language).button).toContainText(person.email);
    await expect(profile.fullName).toHaveValue(person.fullName);
  });

  test(`has the rules of sign-up for a new password (${language})`, async ({ page, context, portals }) => {
    const { backend } = portals.steady;
    const person = await addPerson(backend);
    await signInBrowser(context, portals.steady, person);
    const profile = new ProfilePage(page, language);
    await profile.show();
    await profile.changePassword(person.password, NEW, 'cabai-merah-13');
    await expect(profile.toast({ id: 'Kata sandi tidak sama', en: "Passwords don't match" }[language])).toContainText(
      {
        id: 'Ketik kata sandi yang sama di kedua kotak.',
        en: 'Make sure password and confirm password are the same.',
      }[language],
    );
    await profile.changePassword(person.password, 'abcde');
    await expect(profile.toast({ id: 'Kata sandi terlalu pendek', en: 'Password too short' }[language])).toContainText(
      { id: 'Pakai paling sedikit 6 huruf atau angka.', en: 'Password must be at least 6 characters.' }[language],
    );
    await profile.changePassword('', '');
    await expect(
      profile.toast({ id: 'Masih ada yang belum diisi', en: 'All fields are required' }[language]),
    ).toContainText(said('auth:valid.current', language));
    expect(await signsIn(backend, person.email, person.password)).toBe(true);
  });
}
