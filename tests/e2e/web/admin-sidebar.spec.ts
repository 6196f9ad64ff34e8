import { adminAddresses, AdminPage, adminSections } from '../pages/admin-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

const OPEN_PX = 256;
const COLLAPSED_PX = 48;
const SHEET_PX = 288;
const WEEK_S = 7 * 24 * 60 * 60;

test.beforeEach(async ({ context, portals }) => {
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
});

for (const language of languagesOfRun('id')) {
  test(`leads to all sections, in order, and marks the current one (${language})`, async ({ page }) => {
    const admin = new AdminPage(page, language);
    await admin.enter();
    await expect(admin.links).toHaveText(adminSections.map(({ label }) => label[language]));
    const addresses = await admin.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const ours = adminAddresses.filter((each) => each.language === language);
    expect(addresses).toEqual(ours.map(({ address }) => address));
    for (const { label, address } of [...ours.slice(1), ...ours.slice(0, 1)]) {
      await admin.link(label[language]).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(admin.sidebar.locator('[aria-current=page]')).toHaveText(label[language]);
      await expect(admin.title).toHaveText(label[language]);
      await expect(admin.heading).toBeFocused();
    }
  });
}

test('collapses to its icons and opens again, by its button', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.enter();
  expect(await admin.sidebarWidth()).toBe(OPEN_PX);
  await expect(admin.toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(admin.toggle).toHaveAttribute('aria-controls', (await admin.sidebar.getAttribute('id'))!);
  await admin.toggle.click();
  await expect(admin.toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await admin.sidebarWidth()).toBe(COLLAPSED_PX);
  // Icons alone keep their names, and show them.
  await expect(admin.link('Blog')).toHaveAccessibleName('Blog');
  await admin.link('Blog').hover();
  await expect(page.getByRole('tooltip', { name: 'Blog' })).toBeVisible();
  await admin.toggle.click();
  expect(await admin.sidebarWidth()).toBe(OPEN_PX);
});

test('remembers its state for seven days, in a cookie', async ({ page, context }) => {
  const admin = new AdminPage(page);
  await admin.enter();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(await cookie()).toBeUndefined();
  for (const state of ['false', 'true']) {
    await admin.toggle.click();
    await expect.poll(async () => (await cookie())?.value).toBe(state);
    const { expires = 0, path } = (await cookie())!;
    expect(Math.abs(expires - Date.now() / 1000 - WEEK_S)).toBeLessThan(60);
    expect(path).toBe('/');
  }
});

for (const collapsed of [true, false]) {
  test(`is ${collapsed ? 'collapsed' : 'open'} from its first drawing on after a reload`, async ({
    page,
    context,
    portals,
  }) => {
    await context.addCookies([{ name: 'sidebar_state', value: String(!collapsed), url: portals.steady.url }]);
    // Every width that it has in any frame, from the moment on in which it is there.
    await page.addInitScript(() => {
      const widths = new Set<number>();
      Object.assign(globalThis, { sidebarWidths: widths });
      const look = (): void => {
        const sidebar = document.querySelector('aside.sidebar');
        if (sidebar) widths.add(sidebar.getBoundingClientRect().width);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const admin = new AdminPage(page);
    await admin.enter('/admin/blogs');
    await page.reload();
    await admin.entered();
    await page.waitForTimeout(400);
    const widths = await page.evaluate(() => [
      ...(globalThis as unknown as { sidebarWidths: Set<number> }).sidebarWidths,
    ]);
    expect(widths).toEqual([collapsed ? COLLAPSED_PX : OPEN_PX]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is a sheet over the page that closes on a choice', async ({ page }) => {
    const admin = new AdminPage(page);
    await admin.enter();
    await expect(admin.sidebar).toHaveCount(0);
    await expect(admin.sheet).toHaveCount(0);
    await admin.toggle.click();
    await expect(admin.sheet).toBeVisible();
    await expect(admin.links).toHaveText(adminSections.map(({ label }) => label.id));
    await expect
      .poll(async () => admin.sheet.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: SHEET_PX, height: 740 });
    await page.mouse.click(340, 400);
    await expect(admin.sheet).toHaveCount(0);
    await admin.toggle.click();
    await admin.sheetOpened();
    await admin.link('Komunitas').click();
    await expect(admin.sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/community$/);
    await expect(admin.heading).toHaveText('Komunitas');
    await expect(admin.heading).toBeFocused();
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    const admin = new AdminPage(page);
    await admin.enter();
    await tabTo(page, admin.toggle);
    await page.keyboard.press('Enter');
    await admin.sheetOpened();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await admin.sheet.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
      await expectVisibleFocus(page);
    }
    await tabTo(page, admin.link('Tentang Kami'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${addressOf('/admin/about', 'id')}$`));
    await expect(admin.heading).toBeFocused();
  });
});
