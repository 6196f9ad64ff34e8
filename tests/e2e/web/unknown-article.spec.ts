import { BlogPage } from '../pages/blog-page.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const UNKNOWN = ['/article/999', '/article/0', '/article/seven', '/article/1e3', '/en/article/999'];

for (const site of ['steady', 'alone'] as const) {
  test.describe(site === 'steady' ? 'with a backend' : 'without a backend', () => {
    test.use({ site });

    for (const address of UNKNOWN) {
      test(`leads to the list from ${address}`, async ({ page }) => {
        const blog = new BlogPage(page);
        const language = address.startsWith('/en') ? 'en' : 'id';
        await page.goto('/about');
        await page.goto(address);
        await expect(page).toHaveURL(language === 'en' ? /\/en\/blog$/ : /[^n]\/blog$/);
        await expect(blog.heading).toHaveText(words.articles[language]);
        await expect(blog.cards).toHaveCount(6);
        // The wrong address isn't left behind as a trap for Back.
        await page.goBack();
        await expect(page).toHaveURL(/\/about$/);
      });
    }
  });
}
