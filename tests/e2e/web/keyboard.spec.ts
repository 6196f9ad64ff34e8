import { bundledArticles } from '#content/catalogue.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { expectVisibleFocus, stepTo, tabTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// That the focus is seen at every step through a page is looked at in every-page.spec.ts.

test('passes the top bar, switches the language, searches, filters and opens an article by keyboard', async ({
  page,
}) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skip.id });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await blog.main.evaluate((main) => main.contains(document.activeElement))).toBe(true);

  await stepTo(page, blog.languageLink('en'), 'Shift+Tab');
  for (const language of ['en', 'id'] as const) {
    await stepTo(page, blog.languageLink(language), language === 'en' ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(blog.heading).toHaveText(words.articles[language]);
    await expect(blog.languageLink(language)).toBeFocused();
  }
  await tabTo(page, blog.search);
  await page.keyboard.type('wereng');
  await expect(blog.cards).toHaveCount(3);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(blog.cards).toHaveCount(bundledArticles.length);
  await tabTo(page, blog.category('Organik'));
  await page.keyboard.press('Enter');
  await expect(blog.cards).toHaveCount(2);
  await expect(blog.category('Organik')).toBeFocused();
  await expect(blog.category('Organik')).toHaveAttribute('aria-current', 'true');
  await tabTo(page, blog.cards.first().getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(blog.heading).toHaveText('Kompos cacing dari sisa dapur');
  await expect(blog.heading).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('folds the entries into a menu that covers the page and holds it still, and is used by keyboard, never with the focus behind it', async ({
    page,
  }) => {
    const portal = new PortalPage(page);
    await portal.open('/blog');
    await expect(portal.entry('articles', 'id')).toHaveCount(0);
    await expect(portal.menuButton).toHaveAccessibleName(words.openMenu.id);
    await tabTo(page, portal.menuButton);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(portal.menuButton).toHaveAccessibleName(words.closeMenu.id);
    for (const name of ['home', 'articles', 'about', 'contact', 'login'] as const)
      await expect(portal.entry(name, 'id')).toBeInViewport();
    await expect(portal.entry('articles', 'id')).toHaveAttribute('aria-current', 'page');
    const menu = await portal.topBar.locator('details nav').boundingBox();
    expect(menu).toMatchObject({ x: 0, y: 60, width: 360, height: 680 });
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(200);
    expect(await portal.scrollTop()).toBe(0);

    await page.keyboard.press('Tab');
    await expect(portal.entry('home', 'id')).toBeFocused();
    await expectVisibleFocus(page);
    await tabTo(page, portal.entry('login', 'id'), 8);
    await page.keyboard.press('Tab');
    // Either the focus stays in the bar, or the menu is closed: hidden links must not get the focus.
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 10));
      return above !== null && !element.contains(above) && !above.contains(element);
    });
    expect(hidden).toBe(false);

    await stepTo(page, portal.menuButton, 'Shift+Tab');
    if ((await portal.entry('home', 'id').count()) === 0) await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(portal.entry('home', 'id')).toHaveCount(0);
    await expect(portal.menuButton).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, portal.entry('about', 'id'), 5);
    await page.keyboard.press('Enter');
    await expect(portal.heading).toHaveText(words.aboutTunas.id);
    await expect(portal.heading).toBeFocused();
    await expect(portal.entry('about', 'id')).toHaveCount(0);
    await portal.menuButton.click();
    await portal.entry('home', 'id').click();
    await expect(portal.heading).toHaveText(words.tagline.id);
    await expect(portal.entry('home', 'id')).toHaveCount(0);
  });
});
