import { LANGUAGES } from '#domain/localized.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const ENTRIES = [
  { name: 'home', path: '/' },
  { name: 'articles', path: '/blog' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
] as const;

for (const language of LANGUAGES) {
  test(`leads everywhere and marks where the reader is (${language})`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(addressOf('/about', language));
    for (const { name, path } of [...ENTRIES.slice(1), ...ENTRIES.slice(0, 1)]) {
      await portal.entry(name, language).click();
      await expect(page).toHaveURL(new RegExp(`${addressOf(path, language).replace(/\/$/, '')}/?$`));
      await expect(portal.entry(name, language)).toHaveAttribute('aria-current', 'page');
      await expect(portal.topBar.locator('[aria-current=page]').filter({ visible: true })).toHaveCount(1);
    }
  });

  test(`offers the login (${language})`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(addressOf('/', language));
    await portal.entry('login', language).click();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/auth', language)}$`));
    await expect(portal.heading).toHaveText(words.welcome[language]);
  });
}

test('marks the articles while one of them is read', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/article/4');
  await expect(portal.entry('articles', 'id')).toHaveAttribute('aria-current', 'page');
});

for (const width of [360, 1366]) {
  test(`stays at the top while the page is scrolled, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const portal = new PortalPage(page);
    await portal.open('/article/1');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => portal.scrollTop()).toBeGreaterThan(1000);
    expect((await portal.topBar.boundingBox())?.y).toBe(0);
    // Text runs below it: it has to cover that.
    await expect(portal.topBar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(portal.languageLink('en')).toBeInViewport();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const language of LANGUAGES) {
    test(`folds the entries into a menu (${language})`, async ({ page }) => {
      const portal = new PortalPage(page);
      await portal.open(addressOf('/', language));
      await expect(portal.entry('articles', language)).toHaveCount(0);
      await expect(portal.menuButton).toHaveAccessibleName(words.openMenu[language]);
      await portal.menuButton.click();
      await expect(portal.menuButton).toHaveAccessibleName(words.closeMenu[language]);
      for (const { name } of ENTRIES) await expect(portal.entry(name, language)).toBeInViewport();
      await expect(portal.entry('login', language)).toBeInViewport();
      await expect(portal.entry('home', language)).toHaveAttribute('aria-current', 'page');
      await portal.entry('articles', language).click();
      await expect(portal.heading).toHaveText(words.articles[language]);
      await expect(portal.entry('articles', language)).toHaveCount(0);
    });
  }

  test('covers the page with the open menu, and holds the page still', async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open('/blog');
    await portal.menuButton.click();
    const menu = await portal.topBar.locator('details nav').boundingBox();
    expect(menu).toMatchObject({ x: 0, y: 60, width: 360, height: 680 });
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(200);
    expect(await portal.scrollTop()).toBe(0);
  });

  test('opens the menu without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const portal = new PortalPage(page);
    await page.goto(`${baseURL}/`);
    await portal.menuButton.click();
    await portal.entry('about', 'id').click();
    await expect(portal.heading).toHaveText(words.aboutTunas.id);
    await context.close();
  });
});
