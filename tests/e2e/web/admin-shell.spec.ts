import type { Locator } from '@playwright/test';
import { adminAddresses, AdminPage, adminSections, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { words } from '../pages/words.ts';
import { addSuperAdmin, storedSession } from '../../support/portal/accounts.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import { LARGE_LETTERS, setLetters, spaceText, WIDTHS } from '../../support/portal/widths-and-letters.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expectVisibleFocus, stepTo, tabTo } from '../../support/portal/keyboard.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

const COLLAPSED_PX = 48;
const SHEET_PX = 288;

for (const language of languagesOfRun('id')) {
  test(`every section opens from the sidebar, says where one is, and fits under a long name (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    test.setTimeout(180_000);
    const email = `${'nama-yang-panjang-'.repeat(4)}${process.pid}-${Date.now()}@alamat-yang-juga-panjang.contoh.id`;
    const person = await addSuperAdmin(portals.steady.backend, { email, fullName: `Sri ${'Wahyuningsih'.repeat(8)}` });
    await signInBrowser(context, portals.steady, person);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const watch = await watchPage(page);
    const admin = new AdminPage(page, language);
    await admin.enter();
    await expect(admin.links).toHaveText(adminSections.map(({ label }) => label[language]));
    const ours = adminAddresses.filter((each) => each.language === language);
    for (const { path, label, address } of [...ours.slice(1), ...ours.slice(0, 1)]) {
      await admin.link(label[language]).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page).toHaveTitle(`${label[language]} · Tunas`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(admin.title).toHaveText(label[language]);
      await expect(admin.sidebar.locator('[aria-current=page]')).toHaveText(label[language]);
      await expect(admin.heading).toHaveText(path === '/admin' ? GREETINGS[language] : label[language]);
      await expect(admin.heading).toBeFocused();
      await admin.settled();
      // What axe finds and whether it fits, with the longest texts, admin-states.spec.ts looks at.
    }
    await page.goBack();
    await expect(admin.title).toHaveText(ours.at(-1)!.label[language]);
    await page.setViewportSize({ width: WIDTHS[0], height: 740 });
    await setLetters(page, LARGE_LETTERS);
    await checkPage(page, 'letters twice as large');
    await setLetters(page, 16);
    await spaceText(page);
    await checkPage(page, 'wide text');
    // Whether there is such a table only the backend can say, and the browser notes its 404.
    const asked = /status of 404 .*\/rest\/v1\/(hero_banners|communities)\?/;
    expect((await watch.complaints()).filter((line) => !asked.test(line))).toEqual([]);
  });
}

test('the bar and the sidebar are worked by keyboard alone, wide and on a phone, and the collapsed one is so at once', async ({
  page,
  context,
  portals,
}) => {
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const admin = new AdminPage(page);

  await test.step('collapsed from its first drawing on, with names for its icons', async () => {
    await context.addCookies([{ name: 'sidebar_state', value: 'false', url: portals.steady.url }]);
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
    await admin.enter();
    await page.waitForTimeout(400);
    const widths = await page.evaluate(() => [
      ...(globalThis as unknown as { sidebarWidths: Set<number> }).sidebarWidths,
    ]);
    expect(widths).toEqual([COLLAPSED_PX]);
    await expect(admin.link('Blog')).toHaveAccessibleName('Blog');
    await admin.link('Blog').hover();
    await expect(page.getByRole('tooltip', { name: 'Blog' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.mouse.move(800, 400);
  });

  await test.step('a way past the sidebar, and through it to a section', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.skip.id });
    await expect(skip).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await admin.sidebar.evaluate((sidebar) => sidebar.contains(document.activeElement))).toBe(false);
    await stepTo(page, admin.link('Blog'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(admin.heading).toHaveText('Blog');
    await expect(admin.heading).toBeFocused();
  });

  await test.step('on a phone a sheet that keeps the focus, fits thumbs, and closes on a choice', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const small = (within: Locator) =>
      within.locator('button, a[href]').evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility() && !control.classList.contains('sr-only'))
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
          .map(({ control, box }) => `${control.textContent} ${control.className}: ${box.width} x ${box.height}`),
      );
    await expect(admin.sidebar).toHaveCount(0);
    await admin.toggle.click();
    await expect
      .poll(async () => admin.sheet.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: SHEET_PX, height: 740 });
    expect(await small(admin.sheet)).toEqual([]);
    expect(await seriousFindings(page, 'everything', 'in the dialog')).toEqual([]);
    await page.mouse.click(340, 400);
    await expect(admin.sheet).toHaveCount(0);
    await stepTo(page, admin.toggle, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await admin.sheetOpened();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await admin.sheet.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
      await expectVisibleFocus(page);
    }
    await tabTo(page, admin.link('Dasbor'));
    await page.keyboard.press('Enter');
    await expect(admin.sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(admin.heading).toBeFocused();
    await admin.settled();
    expect(await small(page.locator('body'))).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 740 });
    await admin.link('Blog').click();
    await expect(admin.heading).toHaveText('Blog');
  });

  await test.step('the language, the account, and out', async () => {
    await expect(admin.heading).toBeFocused();
    await stepTo(page, admin.languageButton, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(admin.menu).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(admin.languageButton).toBeFocused();
    await page.keyboard.press('Enter');
    const options = admin.menu.getByRole('menuitemradio');
    await expect(options.first()).toBeFocused();
    await expect(options.first()).toBeChecked();
    await page.keyboard.press('End');
    await expect(options.last()).toBeFocused();
    await page.keyboard.press('Enter');
    const english = new AdminPage(page, 'en');
    await expect(english.heading).toHaveText('Blogs');
    await expect(english.languageButton).toBeFocused();
    // As on public pages: a plain address shows what was chosen.
    await expect(page).toHaveURL(/:\d+\/admin\/blogs$/);
    await page.keyboard.press('Tab');
    await expect(english.accountButton).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowDown');
    await expect(english.menuItem(adminWords.viewProfile.en)).toBeFocused();
    // Rows in the language before are dimmed until those in this one come.
    await english.settled();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('End');
    await expect(english.menuItem(adminWords.signOut.en)).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(english.heading).toHaveText(words.tagline.en);
    await expect(english.toast(adminWords.signedOut.en)).toBeVisible();
    expect(await storedSession(page, portals.steady)).toBeNull();
  });
});
