import { AdminPage, adminWords } from '../pages/admin-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { addPerson, addSuperAdmin, storedSession } from '../../support/portal/accounts.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

for (const language of languagesOfRun('id')) {
  test(`shows whose account it is, and leads to the profile, not to the admin area (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const person = await addPerson(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const bar = new UserMenu(page, language);
    await bar.open(addressOf('/about', language));
    await expect(bar.button).toHaveAccessibleName(adminWords.account[language] + person.email);
    await expect(bar.entry('login', language)).toHaveCount(0);
    await bar.button.click();
    await expect(bar.menu).toContainText(person.email);
    await expect(bar.items).toHaveText([adminWords.profile[language], adminWords.signOut[language]]);
    await bar.item('profile').click();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/profile', language)}$`));
  });

  test(`offers the admin panel to super admins (${language})`, async ({ page, context, portals }) => {
    const person = await addSuperAdmin(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const bar = new UserMenu(page, language);
    await bar.open(addressOf('/blog', language));
    await bar.button.click();
    await expect(bar.items).toHaveText([
      adminWords.profile[language],
      adminWords.adminPanel[language],
      adminWords.signOut[language],
    ]);
    await bar.item('admin').click();
    await new AdminPage(page, language).entered();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/admin', language)}$`));
  });

  test(`signs out, and brings the person home (${language})`, async ({ page, context, portals }) => {
    const person = await addPerson(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const bar = new UserMenu(page, language);
    await bar.open(addressOf('/article/2', language));
    await bar.button.click();
    await bar.item('signOut').click();
    await expect(bar.heading).toHaveText(words.tagline[language]);
    await expect(page).toHaveURL(language === 'en' ? /\/en$/ : /:\d+\/$/);
    await expect(bar.toast(adminWords.signedOut[language])).toBeVisible();
    await expect(bar.entry('login', language)).toBeVisible();
    expect(await storedSession(page, portals.steady)).toBeNull();
    await page.reload();
    await expect(bar.entry('login', language)).toBeVisible();
  });

  test(`has the same in the phone's menu (${language})`, async ({ page, context, portals }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const person = await addSuperAdmin(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const bar = new UserMenu(page, language);
    await bar.open(addressOf('/about', language));
    await expect(bar.button).toBeHidden();
    await bar.menuButton.click();
    const menu = bar.topBar.locator('details nav');
    await expect(menu).toContainText(person.email);
    await expect(bar.entry('login', language)).toHaveCount(0);
    await expect(menu.getByRole('link', { name: adminWords.profile[language], exact: true })).toBeVisible();
    await menu.getByRole('link', { name: adminWords.adminPanel[language], exact: true }).click();
    await new AdminPage(page, language).entered();
    await page.goBack();
    await bar.menuButton.click();
    await menu.getByRole('button', { name: adminWords.signOut[language], exact: true }).click();
    await expect(bar.heading).toHaveText(words.tagline[language]);
    await expect(bar.toast(adminWords.signedOut[language])).toBeVisible();
    expect(await storedSession(page, portals.steady)).toBeNull();
  });
}

test('offers no admin panel in the phone’s menu to somebody without the role', async ({ page, context, portals }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await addPerson(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  const checked = page.waitForResponse(/\/rest\/v1\/user_roles/);
  const bar = new UserMenu(page, 'id');
  await bar.open('/');
  await checked;
  await bar.menuButton.click();
  await expect(bar.topBar.getByRole('link', { name: adminWords.profile.id, exact: true })).toBeVisible();
  await expect(bar.topBar.getByRole('link', { name: adminWords.adminPanel.id, exact: true })).toHaveCount(0);
});

test('cuts a long e-mail in the bar, shows the whole one in the menu, and moves nothing', async ({
  page,
  context,
  portals,
}) => {
  const email = `nama-yang-panjang-sekali-${'x'.repeat(30)}-${process.pid}-${Date.now()}@alamat-yang-panjang.contoh.id`;
  const person = await addPerson(portals.steady.backend, { email });
  await signInBrowser(context, portals.steady, person);
  const bar = new UserMenu(page, 'id');
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    await bar.open('/');
    await expect(bar.button).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await bar.button.boundingBox())!.width).toBeLessThan(260);
    await bar.button.click();
    await expect(bar.menu).toContainText(email);
    const box = (await bar.menu.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});

for (const language of languagesOfRun('id')) {
  test(`gives axe nothing serious to find with the menu open, in both themes (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = await addSuperAdmin(portals.steady.backend);
    await signInBrowser(context, portals.steady, person);
    const bar = new UserMenu(page, language);
    await bar.open(addressOf('/contact', language));
    await bar.button.click();
    await expect(bar.menu).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await seriousFindings(page), colorScheme).toEqual([]);
    }
  });
}
