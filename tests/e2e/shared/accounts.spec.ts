import { AdminPage, adminSections, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { words } from '../pages/words.ts';
import { addPerson, addSuperAdmin, fullNamesOf } from '../../support/portal/accounts.ts';
import { expect, test } from '../../support/hosts/host-test.ts';

const OPEN_PX = 256;
const COLLAPSED_PX = 48;

test('signs in after a wrong password, stays so after a reload, keeps another name, and signs out', async ({
  page,
  host,
}) => {
  const person = await addPerson(host.backend);
  const auth = new AuthPage(page, 'id');
  const menu = new UserMenu(page, 'id');
  await auth.show();
  await auth.logIn({ ...person, password: 'kata-sandi-lain' });
  await expect(auth.alert).toContainText('Gagal masuk');
  await expect(auth.field('email')).toHaveValue(person.email);
  await auth.fill({ password: person.password });
  await auth.submit();
  await auth.expectDenied();
  await expect(menu.button).toContainText(person.email);
  const profile = new ProfilePage(page, 'id');
  await profile.show();
  await expect(profile.fullName).toHaveValue(person.fullName);
  await profile.fullName.fill('Ratna Ayu Wulandari');
  await profile.save.click();
  await expect.poll(() => fullNamesOf(host.backend, person.id)).toEqual(['Ratna Ayu Wulandari']);
  await page.reload();
  await expect(profile.fullName).toHaveValue('Ratna Ayu Wulandari');
  await menu.alive();
  await menu.signOut();
  await expect(menu.toast(adminWords.signedOut.id)).toBeVisible();
  await expect(menu.entry('login', 'id')).toBeVisible();
  await page.reload();
  await expect(menu.entry('login', 'id')).toBeVisible();
});

test('sends a visitor to the sign-in page, greets a super admin, and leaves the sidebar as it was left', async ({
  page,
  host,
}) => {
  const auth = new AuthPage(page, 'en');
  await page.goto('/en/admin');
  await expect(auth.heading).toHaveText(words.welcome.en);
  await auth.expectAt('/auth');
  await auth.logIn(await addSuperAdmin(host.backend, { fullName: 'Nyoman Suta' }));
  const admin = new AdminPage(page, 'en');
  await admin.entered();
  await expect(admin.heading).toHaveText(GREETINGS.en);
  await expect(admin.heading).toContainText('Nyoman Suta');
  await expect(admin.links).toHaveText(adminSections.map(({ label }) => label.en));
  const last = adminSections.at(-1)!;
  await admin.link(last.label.en).click();
  await expect(admin.title).toHaveText(last.label.en);
  expect(await admin.sidebarWidth()).toBe(OPEN_PX);
  await page.keyboard.press('Control+b');
  await expect(admin.toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await admin.sidebarWidth()).toBe(COLLAPSED_PX);
  // The app keeps it among its preferences.
  if (host.name === 'desktop') expect(await page.evaluate(() => document.cookie)).toBe('');
  await admin.enter();
  expect(await admin.sidebarWidth()).toBe(COLLAPSED_PX);
});
