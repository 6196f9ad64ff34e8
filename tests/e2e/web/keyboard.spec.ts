import { LANGUAGES } from '#domain/localized.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf, publicPages } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

for (const language of LANGUAGES) {
  test(`offers a way past the top bar first (${language})`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(addressOf('/blog', language));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.skip[language] });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await portal.main.evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });
}

for (const { path } of publicPages.filter((each) => !/article\/[2-6]/.test(each.path))) {
  test(`shows where the focus is at every step through ${path}`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(path);
    // Pictures that come while somebody steps on are layout-shift.spec.ts's matter.
    await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
    await portal.settled();
    const stops = await page.evaluate(() => {
      const candidates = document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]');
      return [...candidates].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('details:not([open]) > :not(summary)') &&
          // A list of tabs is one stop: it passes the focus on to its current tab, and arrow keys lead to the others.
          !element.matches('[role=tab]'),
      ).length;
    });
    expect(stops).toBeGreaterThan(10);
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page);
    }
    // All of them were passed: the next one leaves the page.
    await expect(page.locator('footer a').last()).toBeFocused();
  });
}

test('switches the language by keyboard and keeps the focus at the switch', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/about');
  await tabTo(page, portal.languageLink('en'));
  await page.keyboard.press('Enter');
  await expect(portal.heading).toHaveText(words.aboutTunas.en);
  await expect(portal.languageLink('en')).toBeFocused();
});

test('searches, filters and opens an article by keyboard', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await tabTo(page, blog.search);
  await page.keyboard.type('kompos');
  await expect(blog.cards).toHaveCount(1);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(blog.cards).toHaveCount(6);
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

  test('opens the menu, closes it with Escape and gives the focus back', async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open('/');
    await tabTo(page, portal.menuButton);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(portal.entry('home', 'id')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(portal.entry('home', 'id')).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Tab');
    await expect(portal.entry('articles', 'id')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(portal.entry('home', 'id')).toHaveCount(0);
    await expect(portal.menuButton).toBeFocused();
  });

  test('goes to a page from the menu and puts the focus on its heading', async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open('/');
    await tabTo(page, portal.menuButton);
    await page.keyboard.press('Enter');
    await tabTo(page, portal.entry('about', 'id'), 5);
    await page.keyboard.press('Enter');
    await expect(portal.heading).toHaveText(words.aboutTunas.id);
    await expect(portal.heading).toBeFocused();
    await expect(portal.entry('about', 'id')).toHaveCount(0);
  });

  test('never puts the focus behind the open menu', async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open('/');
    await tabTo(page, portal.menuButton);
    await page.keyboard.press('Enter');
    await tabTo(page, portal.entry('login', 'id'), 8);
    await page.keyboard.press('Tab');
    // Either the focus stays in the bar, or the menu is closed: nobody steps through links that they can't see.
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 10));
      return above !== null && !element.contains(above) && !above.contains(element);
    });
    expect(hidden).toBe(false);
  });
});
