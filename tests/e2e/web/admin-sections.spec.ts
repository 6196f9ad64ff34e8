import {
  adminAddresses,
  AdminPage,
  adminSections,
  adminWords,
  GREETINGS,
  type AdminAddress,
} from '../pages/admin-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

test.beforeEach(async ({ context, portals }) => {
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
});

for (const language of languagesOfRun('id')) {
  test(`has every section at its own address (${language})`, async ({ page }) => {
    const watch = await watchPage(page);
    const admin = new AdminPage(page, language);
    const expectSection = async ({ path, label, address }: AdminAddress): Promise<void> => {
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${label[language]} · Tunas`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(admin.title).toHaveText(label[language]);
      await expect(admin.sidebar.locator('[aria-current=page]')).toHaveText(label[language]);
      if (path === '/admin') await expect(admin.heading).toHaveText(GREETINGS[language]);
      else {
        await expect(admin.heading).toHaveText(label[language]);
        const soon = admin.main.getByText(adminWords.soon[language], { exact: true });
        await expect(soon).toHaveCount(0);
      }
    };
    for (const section of adminAddresses.filter((each) => each.language === language)) {
      await admin.enter(section.path);
      await expectSection(section);
      if (section.path !== '/admin/blogs') continue;
      await page.reload();
      await admin.entered();
      await expectSection(section);
    }
    await admin.settled();
    // Whether there is such a table only the backend can say, and the browser notes its 404.
    const asked = /status of 404 .*\/rest\/v1\/(hero_banners|communities)\?/;
    expect((await watch.complaints()).filter((line) => !asked.test(line))).toEqual([]);
  });
}

for (const language of languagesOfRun('id')) {
  test(`says that a section isn't there, and leads back (${language})`, async ({ page }) => {
    const watch = await watchPage(page);
    const admin = new AdminPage(page, language);
    await admin.enter('/admin/no-such-section');
    await expect(admin.heading).toHaveText(adminWords.missing[language]);
    await expect(admin.links).toHaveCount(adminSections.length);
    await expect(admin.sidebar.locator('[aria-current=page]')).toHaveCount(0);
    expect((await watch.complaints()).filter((line) => line.includes('/admin/no-such-section'))).not.toEqual([]);
    await admin.main.getByRole('link', { name: adminWords.toDashboard[language] }).click();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/admin', language)}$`));
    await expect(admin.heading).toHaveText(GREETINGS[language]);
  });
}

test('shows English under plain addresses to whoever chose it before', async ({ page }) => {
  const admin = new AdminPage(page, 'en');
  await admin.remember('en');
  await page.goto('/admin/hero-banner');
  await admin.entered();
  await expect(admin.heading).toHaveText('Hero Banner');
});

test('Back and Forward go from section to section', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.enter('/admin/blogs');
  await admin.link('Komunitas').click();
  await expect(admin.heading).toHaveText('Komunitas');
  await page.goBack();
  await expect(admin.heading).toHaveText('Blog');
  await expect(page).toHaveTitle('Blog · Tunas');
  await page.goForward();
  await expect(admin.heading).toHaveText('Komunitas');
});
