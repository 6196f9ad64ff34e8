import { LANGUAGES } from '#domain/localized.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { addPerson, fullNamesOf } from '../../support/portal/accounts.ts';
import { takeBackendAway } from '../../support/portal/backend-gone.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const SAVED = {
  id: { title: 'Tersimpan', detail: 'Profil Anda sudah diperbarui' },
  en: { title: 'Success', detail: 'Profile updated successfully' },
};
const ERROR = { id: 'Profil belum tersimpan', en: 'Error' };

for (const language of LANGUAGES) {
  test(`sends visitors to the login (${language})`, async ({ page }) => {
    const auth = new AuthPage(page, language);
    await page.goto(addressOf('/profile', language));
    await auth.expectAt('/auth?from=/profile');
    await expect(auth.tab('login')).toBeVisible();
  });

  test(`shows the address, which stays, and keeps a new name over a reload (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const person = await addPerson(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const profile = new ProfilePage(page, language);
    await profile.show();
    await expect(profile.heading).toHaveText({ id: 'Profil saya', en: 'My profile' }[language]);
    await expect(profile.email).toHaveValue(person.email);
    await expect(profile.email).not.toBeEditable();
    await expect(profile.main).toContainText(
      { id: 'Email tidak bisa diganti.', en: 'Email can’t be changed.' }[language],
    );
    await expect(profile.fullName).toHaveValue(person.fullName);
    await profile.fullName.fill('Dewi “Sri” <Lestari> & Co');
    await profile.fullName.press('Enter');
    const { title, detail } = SAVED[language];
    await expect(profile.toast(title).locator('[data-description]')).toHaveText(detail);
    expect(await fullNamesOf(portals.steady.backend, person.id)).toEqual(['Dewi “Sri” <Lestari> & Co']);
    await page.reload();
    await expect(profile.fullName).toHaveValue('Dewi “Sri” <Lestari> & Co');
  });

  test(`never saves over a name that couldn't be loaded, and loads it again (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const person = await addPerson(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const profile = new ProfilePage(page, language);
    const watch = await watchPage(page);
    await page.route(/\/rest\/v1\/profiles/, (route) => route.abort('connectionrefused'));
    await profile.show();
    await expect(profile.save).toBeDisabled();
    await expect(profile.fullName).not.toBeEditable();
    await expect(profile.nameAlert).toContainText(
      {
        id: 'Tidak ada internet. Periksa sinyal, lalu coba lagi.',
        en: 'No internet. Check your signal, then try again.',
      }[language],
    );
    await profile.fullName.press('Enter');
    // It is logged, and nothing else.
    expect((await watch.complaints()).filter((each) => each.includes('The profile could not be loaded'))).toHaveLength(
      1,
    );
    await expect(profile.toasts).toHaveCount(0);
    await page.unrouteAll();
    await profile.retry.click();
    await expect(profile.fullName).toHaveValue(person.fullName);
    await expect(profile.save).toBeEnabled();
    await expect(profile.nameAlert).toHaveCount(0);
    expect(await fullNamesOf(portals.steady.backend, person.id)).toEqual([person.fullName]);
  });

  test(`says that nothing was saved while the backend is gone, and saves then (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const person = await addPerson(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const profile = new ProfilePage(page, language);
    await profile.show();
    await takeBackendAway(page, portals.steady.backend, 'refused');
    await profile.fullName.fill('Dewi Lestari');
    await profile.save.click();
    await expect(profile.toast(ERROR[language])).toContainText(
      {
        id: 'Tidak ada internet. Periksa sinyal, lalu coba lagi.',
        en: 'No internet. Check your signal, then try again.',
      }[language],
    );
    await expect(profile.fullName).toHaveValue('Dewi Lestari');
    await page.unrouteAll();
    await profile.save.click();
    await expect(profile.toast(SAVED[language].detail)).toBeVisible();
    expect(await fullNamesOf(portals.steady.backend, person.id)).toEqual(['Dewi Lestari']);
  });
}

test('takes a name of 200 letters, and an empty one', async ({ page, context, portals }) => {
  const person = await addPerson(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  const profile = new ProfilePage(page, 'en');
  await profile.show();
  for (const name of ['Ä'.repeat(200), '']) {
    await profile.fullName.fill(name);
    await profile.save.click();
    await expect.poll(() => fullNamesOf(portals.steady.backend, person.id)).toEqual([name]);
  }
  await page.reload();
  await expect(profile.save).toBeEnabled();
  await expect(profile.fullName).toHaveValue('');
});

test('shows and changes nobody else’s name', async ({ page, context, portals }) => {
  const { backend } = portals.steady;
  const [mine, theirs] = [await addPerson(backend), await addPerson(backend, { fullName: 'Somebody Else' })];
  await signInBrowser(context, portals.steady, mine);
  const profile = new ProfilePage(page, 'en');
  await profile.show();
  // As somebody would who rewrites the portal's own request.
  await page.route(/\/rest\/v1\/profiles/, (route) =>
    route.continue({ url: route.request().url().replace(mine.id, theirs.id) }),
  );
  await profile.fullName.fill('Taken over');
  await profile.save.click();
  await expect(profile.toast('Error')).toBeVisible();
  expect(await fullNamesOf(backend, theirs.id)).toEqual(['Somebody Else']);
  expect(await fullNamesOf(backend, mine.id)).toEqual([mine.fullName]);
});

test('signs out, and leads home', async ({ page, context, portals }) => {
  await signInBrowser(context, portals.steady, await addPerson(portals.steady.backend));
  const profile = new ProfilePage(page, 'en');
  await profile.show();
  await profile.signOut.click();
  await expect(profile.toast('You are signed out')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(profile.entry('login', 'en')).toBeVisible();
});
