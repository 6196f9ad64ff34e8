import type { Page, Route } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import en from '#renderer/features/articles/parts/page-messages/en.json' with { type: 'json' };
import id from '#renderer/features/articles/parts/page-messages/id.json' with { type: 'json' };
import { BlogPage } from '../pages/blog-page.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';

const TEXTS = { id, en } as const;
const PREFIX: Readonly<Record<Language, string>> = { id: '', en: '/en' };
const COMPOST: Readonly<Record<Language, string>> = {
  id: 'Kompos cacing dari sisa dapur',
  en: 'Worm compost from kitchen scraps',
};

/** What stands where the backend should: nothing, a page to log in at, an error. */
const NETWORKS: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ['no network', (route) => route.abort('internetdisconnected')],
  ['a captive portal', (route) => route.fulfill({ contentType: 'text/html', body: '<form>Log in</form>' })],
  ['a broken backend', (route) => route.fulfill({ status: 503, body: 'busy' })],
];

for (const language of languagesOfRun('id')) {
  const texts = TEXTS[language];

  for (const [name, answer] of NETWORKS)
    test(`with ${name} a search says that only this device was asked, and nothing is noted as missing (${language})`, async ({
      page,
    }) => {
      const blog = new BlogPage(page);
      await blog.open(`${PREFIX[language]}/blog`);
      await blog.settled();
      await page.route('**/rest/v1/**', answer);
      await blog.search.fill('qwxzy');
      await expect(blog.results).toContainText(texts['blog.noneHere']);
      await expect(blog.results).toContainText(texts['blog.onlyHere']);
      await expect(blog.results).not.toContainText(words.noArticles[language]);
      // A search is noted after two seconds.
      await page.waitForTimeout(2500);
      await blog.search.fill(language === 'id' ? 'kompos' : 'compost');
      await expect(blog.titles.first()).toHaveText(COMPOST[language]);
      await expect(blog.results).toContainText(texts['blog.onlyHere']);
      await page.goto(`${PREFIX[language]}/library`);
      await blog.alive();
      await expect(page.getByText('qwxzy')).toHaveCount(0);
    });

  test(`where no article has all words, what comes nearest stands below a line that says so (${language})`, async ({
    page,
  }) => {
    const blog = new BlogPage(page);
    await blog.open(`${PREFIX[language]}/blog`);
    await blog.search.fill(language === 'id' ? 'kompos cacing qwxzy' : 'worm compost qwxzy');
    await expect(blog.status).toHaveText(texts['blog.nearest']);
    await expect(blog.titles.first()).toHaveText(COMPOST[language]);
    await expect(blog.cards.first().locator('mark').first()).toBeVisible();
  });
}

test('what is copied from our pages and from PDFs finds its article', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  for (const copied of [
    'kom\u00ADpos ca\u00ADcing',
    'kompos\u00A0 cacing',
    'kom\u200Bpos\u2060 cacing\uFEFF',
    'kom- pos cacing',
    'Kompós cacing',
    'kompos caci\u0301ng',
  ]) {
    await blog.search.fill('');
    await blog.search.fill(copied);
    await expect(blog.titles, copied).toHaveText([COMPOST.id]);
    await expect(blog.cards.first().locator('mark').first()).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  /** Where the keyboard begins. */
  const KEYBOARD = 390;

  const bottomOf = async (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);

  test('the number of results and the first one stand above the keyboard while somebody types', async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.open('/blog');
    await blog.settled();
    await blog.search.click();
    await blog.search.pressSequentially('cabai');
    await expect(blog.status).toHaveText('4 artikel');
    expect(await bottomOf(page, 'main section [role=status]')).toBeLessThan(KEYBOARD);
    await expect.poll(() => bottomOf(page, '.card-list li h3')).toBeLessThan(KEYBOARD);
    // An article and back: the results as they were.
    await blog.titles.first().getByRole('link').click();
    await expect(blog.cards).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => bottomOf(page, '.card-list li h3')).toBeLessThan(KEYBOARD);
    await blog.search.fill('');
    await expect(blog.heading).toBeVisible();
  });
});
