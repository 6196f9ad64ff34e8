import type { Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { AdminPage, adminSections, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { words } from '../pages/words.ts';
import { addPerson, addSuperAdmin, fullNamesOf, type TestPerson } from '../../support/portal/accounts.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_DESKTOP } from '../../support/hosts/host-under-test.ts';

const FAILED = { id: 'Gagal masuk', en: 'Login failed' };
const OPEN_PX = 256;
const COLLAPSED_PX = 48;

async function signIn(page: Page, person: TestPerson, language: Language): Promise<AuthPage> {
  const auth = new AuthPage(page, language);
  await auth.show();
  await auth.logIn(person);
  return auth;
}

for (const language of languagesOfRun('id')) {
  test(`signs in, stays signed in after a reload, and signs out (${language})`, async ({ page, host }) => {
    const person = await addPerson(host.backend);
    await signIn(page, person, language);
    const menu = new UserMenu(page, language);
    await expect(menu.button).toContainText(person.email);
    await page.reload();
    await expect(menu.button).toContainText(person.email);
    await menu.alive();
    await menu.signOut();
    await expect(menu.toast(adminWords.signedOut[language])).toBeVisible();
    await expect(menu.entry('login', language)).toBeVisible();
    await page.reload();
    await expect(menu.entry('login', language)).toBeVisible();
  });
}

for (const language of languagesOfRun('en')) {
  test(`says that a password is wrong, and signs in with the right one (${language})`, async ({ page, host }) => {
    const person = await addPerson(host.backend);
    const auth = await signIn(page, { ...person, password: 'kata-sandi-lain' }, language);
    await expect(auth.alert).toContainText(FAILED[language]);
    await expect(auth.field('email')).toHaveValue(person.email);
    await auth.fill({ password: person.password });
    await auth.submit();
    await expect(new UserMenu(page, language).button).toContainText(person.email);
  });
}

for (const language of languagesOfRun('id')) {
  test(`keeps a name that was changed in the profile (${language})`, async ({ page, host }) => {
    const person = await addPerson(host.backend);
    await signIn(page, person, language);
    await expect(new UserMenu(page, language).button).toContainText(person.email);
    const profile = new ProfilePage(page, language);
    await profile.show();
    await expect(profile.fullName).toHaveValue(person.fullName);
    await profile.fullName.fill('Ratna Ayu Wulandari');
    await profile.save.click();
    await expect.poll(() => fullNamesOf(host.backend, person.id)).toEqual(['Ratna Ayu Wulandari']);
    await page.reload();
    await expect(profile.fullName).toHaveValue('Ratna Ayu Wulandari');
  });
}

for (const language of languagesOfRun('en')) {
  test(
    `sends a visitor from the admin area to the sign-in page (${language})`,
    { tag: ON_DESKTOP },
    async ({ page }) => {
      await page.goto(language === 'en' ? '/en/admin' : '/admin');
      const auth = new AuthPage(page, language);
      await expect(auth.heading).toHaveText(words.welcome[language]);
      await auth.expectAt('/auth');
    },
  );

  test(
    `refuses somebody without the role, and says what else there is (${language})`,
    { tag: ON_DESKTOP },
    async ({ page, host }) => {
      const auth = await signIn(page, await addPerson(host.backend), language);
      await auth.expectDenied();
      await expect(auth.toast(adminWords.denied[language])).toContainText(adminWords.deniedInstead[language]);
      await expect(auth.heading).toHaveText(words.tagline[language]);
    },
  );
}

for (const language of languagesOfRun('id')) {
  test(`greets a super admin on the dashboard, with every section beside it (${language})`, async ({ page, host }) => {
    await signIn(page, await addSuperAdmin(host.backend, { fullName: 'Nyoman Suta' }), language);
    const admin = new AdminPage(page, language);
    await admin.entered();
    await expect(admin.heading).toHaveText(GREETINGS[language]);
    await expect(admin.heading).toContainText('Nyoman Suta');
    await expect(admin.links).toHaveText(adminSections.map(({ label }) => label[language]));
    const last = adminSections.at(-1)!;
    await admin.link(last.label[language]).click();
    await expect(admin.title).toHaveText(last.label[language]);
  });
}

for (const language of languagesOfRun('en')) {
  test(`leaves the sidebar as it was left (${language})`, { tag: ON_DESKTOP }, async ({ page, host }) => {
    await signIn(page, await addSuperAdmin(host.backend), language);
    const admin = new AdminPage(page, language);
    await admin.entered();
    expect(await admin.sidebarWidth()).toBe(OPEN_PX);
    await page.keyboard.press('Control+b');
    await expect(admin.toggle).toHaveAttribute('aria-expanded', 'false');
    expect(await admin.sidebarWidth()).toBe(COLLAPSED_PX);
    // The app keeps it among its preferences.
    if (host.name === 'desktop') expect(await page.evaluate(() => document.cookie)).toBe('');
    await admin.enter();
    expect(await admin.sidebarWidth()).toBe(COLLAPSED_PX);
  });
}
