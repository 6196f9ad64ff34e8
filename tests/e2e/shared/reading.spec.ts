import { bundledArticles } from '#content/catalogue.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_DESKTOP } from '../../support/hosts/host-under-test.ts';

const CHILIES = {
  id: 'Cabai di musim hujan: jaga dari genangan dan patek',
  en: 'Chilies through the rains: drained beds, dry fruit',
};

// On the web: navigation.spec.ts, blog.spec.ts and share.spec.ts, and more.
test(
  'opens an article from home, returns to the same place with Back, keeps the language, and shares the public address',
  { tag: ON_DESKTOP },
  async ({ page, host }) => {
    const portal = new PortalPage(page);
    await portal.open('/');
    await expect(portal.heading).toHaveText(words.tagline.id);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(portal.entry('login', 'id')).toBeVisible();
    const link = portal.main.getByRole('link', { name: 'Cabai di musim hujan' }).filter({ visible: true });
    await link.first().scrollIntoViewIfNeeded();
    const place = await portal.scrollTop();
    expect(place).toBeGreaterThan(300);
    await link.first().click();
    await expect(portal.heading).toHaveText(CHILIES.id);
    await expect(portal.heading).toBeFocused();
    await expect.poll(() => portal.scrollTop()).toBe(0);
    await page.goBack();
    await expect(portal.heading).toHaveText(words.tagline.id);
    await expect.poll(() => portal.scrollTop()).toBe(place);
    await page.goForward();
    await expect(portal.heading).toHaveText(CHILIES.id);
    await portal.chooseLanguage('en');
    await expect(portal.heading).toHaveText(CHILIES.en);
    await expect(page).toHaveURL(/[^n]\/article\/2$/);

    const address = `${PUBLIC_URL}/en/article/2`;
    // Seen on its way: no page of the desktop app may read the clipboard.
    await page.evaluate(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => {
        Object.assign(globalThis, { copiedText: text });
        return write(text);
      };
    });
    if (host.name === 'web') await page.context().grantPermissions(['clipboard-write']);
    await page.getByRole('button', { name: words.copyLink.en }).click();
    await expect(page.getByRole('button', { name: words.copied.en })).toBeVisible();
    expect(await page.evaluate('globalThis.copiedText')).toBe(address);
    const shared = new URL(await host.opens(page, () => page.getByRole('button', { name: 'WhatsApp' }).click()));
    expect(shared.origin).toBe('https://wa.me');
    expect(shared.searchParams.get('text')).toContain(` ${address}`);

    await page.goto('/about');
    await expect(portal.heading).toHaveText(words.aboutTunas.en);
  },
);

test('finds an article by a word of it, and helps on from what isn’t there', { tag: ON_DESKTOP }, async ({ page }) => {
  const blog = new BlogPage(page);
  await page.goto('/en/article/999');
  await expect(blog.heading).toHaveText(words.articles.en);
  await expect(page).toHaveURL(/\/en\/blog$/);
  await expect(blog.cards).toHaveCount(bundledArticles.length);
  await blog.alive();
  await blog.search.fill('worm');
  await expect(blog.titles).toHaveText(['Worm compost from kitchen scraps']);
  await expect(page).toHaveURL(/\/en\/blog\?q=worm$/);
  await blog.search.fill('xyzzy');
  await expect(blog.results).toContainText(words.noArticles.en);
  await blog.search.fill('');
  await expect(blog.cards).toHaveCount(bundledArticles.length);
  await page.goto('/tidak-ada');
  await expect(blog.heading).toHaveText(words.missing.id);
  await blog.alive();
  await blog.main.getByRole('link', { name: words.missingHome.id }).click();
  await expect(blog.heading).toHaveText(words.tagline.id);
});
