import { LANGUAGES } from '#domain/localized.ts';
import { AdminPage, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { addSuperAdmin, storedSession } from '../../support/portal/accounts.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

/** What the section says below its heading. */
const CATEGORIES_LEAD = {
  id: 'Pengunjung melihat kategori dalam urutan ini.',
  en: 'Visitors see the categories in this order.',
} as const;

test.beforeEach(async ({ context, portals }) => {
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
});

for (const from of LANGUAGES) {
  const to = from === 'id' ? 'en' : 'id';
  test(`ticks the language (${from}) and switches everything at once to the other (${to})`, async ({ page }) => {
    const watch = await watchPage(page);
    const admin = new AdminPage(page, from);
    await admin.enter('/admin/blog-categories');
    await admin.languageButton.click();
    const option = (language: 'id' | 'en') =>
      admin.menu.getByRole('menuitemradio', { name: { id: 'Indonesia', en: 'English' }[language], exact: true });
    await expect(admin.menu.getByRole('menuitemradio')).toHaveText(['Indonesia', 'English']);
    await expect(option(from)).toBeChecked();
    await expect(option(from).locator('svg')).toBeVisible();
    await expect(option(to)).not.toBeChecked();
    await expect(option(to).locator('svg')).toHaveCount(0);
    await option(to).click();
    const label = { id: 'Kategori Blog', en: 'Blog Categories' }[to];
    const switched = new AdminPage(page, to);
    await expect(switched.heading).toHaveText(label);
    await expect(switched.title).toHaveText(label);
    await expect(page).toHaveTitle(`${label} · Tunas`);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await expect(switched.link({ id: 'Pesan Masuk', en: 'Contact Messages' }[to])).toBeVisible();
    await expect(switched.main.getByText(CATEGORIES_LEAD[to])).toBeVisible();
    // As on public pages: a plain address shows what was chosen, an English one gives way to it.
    await expect(page).toHaveURL(/:\d+\/admin\/blog-categories$/);
    await switched.languageButton.click();
    await expect(option(to)).toBeChecked();
    await page.keyboard.press('Escape');
    await page.reload();
    await switched.entered();
    await expect(switched.heading).toHaveText(label);
    expect(await watch.complaints()).toEqual([]);
  });
}

for (const from of languagesOfRun('en')) {
  test(`signs out, and goes home (${from})`, async ({ page, portals }) => {
    const admin = new AdminPage(page, from);
    await admin.enter('/admin/messages');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await admin.chooseFromAccountMenu(adminWords.signOut[from]);
    await expect(admin.heading).toHaveText(words.tagline[from]);
    await expect(admin.toast(adminWords.signedOut[from])).toBeVisible();
    await expect(admin.toasts).toHaveCount(1);
    await expect(admin.entry('login', from)).toBeVisible();
    expect(await storedSession(page, portals.steady)).toBeNull();
    expect(visited).toEqual([addressOf('/', from)]);
  });

  test(`opens the web site in a new tab (${from})`, async ({ page, context }) => {
    const admin = new AdminPage(page, from);
    await admin.enter();
    await admin.accountButton.click();
    await expect(admin.menuItem(adminWords.viewWebsite[from])).toHaveAccessibleName(
      new RegExp(`${adminWords.viewWebsite[from]}.*${adminWords.newTab[from]}`),
    );
    const opening = context.waitForEvent('page');
    await admin.menuItem(adminWords.viewWebsite[from]).click();
    const website = new PortalPage(await opening);
    await expect(website.heading).toHaveText(words.tagline[from]);
    expect(new URL(website.page.url()).pathname).toBe(addressOf('/', from));
    expect(await website.page.evaluate(() => window.opener)).toBeNull();
    // Where the person was, nothing happened.
    await expect(admin.heading).toHaveText(GREETINGS[from]);
    await expect(page).toHaveURL(new RegExp(`${addressOf('/admin', from)}$`));
  });
}

test('is worked by keyboard alone: a section, the language, the account, and out', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.enter();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skip.id })).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, admin.link('Blog'));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(admin.heading).toHaveText('Blog');
  await expect(admin.heading).toBeFocused();
  await page.locator('body').press('Control+Home');
  for (const back of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(back);
  await expect(admin.languageButton).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(admin.menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(admin.languageButton).toBeFocused();
  await page.keyboard.press('Enter');
  const options = admin.menu.getByRole('menuitemradio');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(options.last()).toBeFocused();
  await page.keyboard.press('Enter');
  const english = new AdminPage(page, 'en');
  await expect(english.heading).toHaveText('Blogs');
  await expect(english.languageButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(english.accountButton).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowDown');
  await expect(english.menuItem(adminWords.viewProfile.en)).toBeFocused();
  await page.keyboard.press('End');
  await expect(english.menuItem(adminWords.signOut.en)).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(english.heading).toHaveText(words.tagline.en);
});

test('the skip link goes past the sidebar and the bar', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.enter('/admin/blogs');
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('link', { name: words.skip.id }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await admin.sidebar.evaluate((sidebar) => sidebar.contains(document.activeElement))).toBe(false);
});
