import { adminAddresses, AdminPage } from '../pages/admin-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { addPerson, addSuperAdmin } from '../../support/portal/accounts.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

test.use({ reducedMotion: 'reduce' });

async function expectNothingSerious({ page }: AdminPage): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await seriousFindings(page), colorScheme).toEqual([]);
  }
}

for (const language of languagesOfRun('en')) {
  const addresses = adminAddresses.filter((each) => each.language === language);

  test(`gives axe nothing serious to find in any section, in both themes (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
    const admin = new AdminPage(page, language);
    await admin.enter();
    for (const { label } of addresses) {
      await admin.link(label[language]).click();
      await expect(admin.title).toHaveText(label[language]);
      await admin.settled();
      await expectNothingSerious(admin);
    }
    await page.goto(addressOf('/admin/no-such-section', language));
    await admin.entered();
    await expectNothingSerious(admin);
  });

  test(`gives axe nothing serious to find with a menu open, or the sidebar collapsed (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
    const admin = new AdminPage(page, language);
    await admin.enter('/admin/blogs');
    for (const button of [admin.languageButton, admin.accountButton]) {
      await button.click();
      await expect(admin.menu).toBeVisible();
      await expectNothingSerious(admin);
      await page.keyboard.press('Escape');
    }
    await admin.toggle.click();
    await admin.sidebarWidth();
    await admin.links.nth(2).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectNothingSerious(admin);
  });

  test(`gives axe nothing serious to find on a phone with the sheet open (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
    const admin = new AdminPage(page, language);
    await admin.enter();
    await expectNothingSerious(admin);
    await admin.toggle.click();
    await expect(admin.sheet).toBeVisible();
    await expectNothingSerious(admin);
  });

  test(`gives axe nothing serious to find while the gate checks, and when it refused (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    await signInBrowser(context, portals.steady, await addPerson(portals.steady.backend));
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/rest\/v1\/user_roles/, async (route) => {
      await held;
      await route.continue();
    });
    const admin = new AdminPage(page, language);
    await page.goto(addressOf('/admin', language));
    await expect(page.getByRole('status')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    letThrough();
    await expect(admin.toasts).toBeVisible();
    await expectNothingSerious(admin);
  });
}
