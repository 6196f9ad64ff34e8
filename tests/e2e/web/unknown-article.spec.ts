import { BlogPage } from '../pages/blog-page.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const UNKNOWN = ['/article/999', '/article/0', '/article/seven', '/article/1e3', '/en/article/999'];

const SITES = {
  steady: 'with a backend',
  alone: 'without a backend',
  floor: 'with a backend of accounts alone',
} as const;

for (const site of ['steady', 'alone', 'floor'] as const) {
  test.describe(SITES[site], () => {
    test.use({ site });

    for (const address of site === 'floor' ? ['/article/999'] : UNKNOWN) {
      test(`leads to the list from ${address}`, async ({ page }) => {
        const blog = new BlogPage(page);
        const language = address.startsWith('/en') ? 'en' : 'id';
        await page.goto('/about');
        expect((await page.goto(address))?.status()).toBe(404);
        await expect(page).toHaveURL(language === 'en' ? /\/en\/blog$/ : /[^n]\/blog$/);
        await expect(blog.heading).toHaveText(words.articles[language]);
        await expect(blog.main.getByText(words.noArticles[language])).toBeVisible();
        await expect(blog.cards).toHaveCount(6);
        // The wrong address isn't left behind as a trap for Back.
        await page.goBack();
        await expect(page).toHaveURL(/\/about$/);
      });
    }
  });
}
