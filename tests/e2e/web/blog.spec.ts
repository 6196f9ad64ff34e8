import { bundledArticles } from '#content/catalogue.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { words } from '../pages/words.ts';
import { addArticles, removeArticles } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const COMPOST = 'Kompos cacing dari sisa dapur';
const PAK_CHOI = 'Pakcoy sistem sumbu dalam botol bekas';

/** Finds other forms of a word, marks them, and offers what may have been meant. */
async function expectOtherForms(blog: BlogPage): Promise<void> {
  await blog.search.fill('pengomposan');
  await expect(blog.titles.first()).toHaveText(COMPOST);
  await expect(blog.cards.first().locator('mark').first()).toHaveText('Kompos');
  await blog.search.fill('cacng');
  await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();
  await blog.results.getByRole('link', { name: 'cacing', exact: true }).click();
  await expect(blog.search).toHaveValue('cacing');
  await expect(blog.titles.first()).toHaveText(COMPOST);
  await expect(blog.cards.first().locator('mark').first()).toHaveText('cacing');
}

test('puts a search into the address, asks once for a whole word, finds other forms of one, and goes through searches with Back and Forward', async ({
  page,
}) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.settled();
  // Cards enter 50 ms after one another.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const delays = await blog.cards.evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
  expect(delays).toEqual(bundledArticles.map((_, index) => `${Number((index * 0.05).toFixed(2))}s`));
  const asked = blog.countSearches();
  await blog.search.pressSequentially('cacing');
  await expect(blog.titles).toHaveText([COMPOST]);
  await expect(page).toHaveURL(/\/blog\?q=cacing$/);
  await expect(blog.status).toHaveText('1 artikel');
  expect(asked).toEqual(['cacing']);
  await blog.category('Hidroponik').click();
  await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();
  await page.goBack();
  await expect(blog.search).toHaveValue('cacing');
  await expect(blog.titles).toHaveText([COMPOST]);
  await blog.cards.getByRole('link', { name: COMPOST }).click();
  await expect(blog.heading).toHaveText(COMPOST);
  await page.goBack();
  await expect(blog.search).toHaveValue('cacing');
  await expect(blog.titles).toHaveText([COMPOST]);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(blog.search).toHaveValue('');
  await expect(blog.cards).toHaveCount(bundledArticles.length);
  await page.goForward();
  await expect(blog.titles).toHaveText([COMPOST]);
  await expectOtherForms(blog);

  await test.step('letters that mean something to an address mean nothing in a search', async () => {
    await blog.search.fill('%_(),"*\\&q=#');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === '%_(),"*\\&q=#');
    await page.reload();
    await expect(blog.search).toHaveValue('%_(),"*\\&q=#');
    await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();
  });

  await test.step('letters typed a moment before an article was opened are forgotten', async () => {
    // The article comes slowly, as on a phone: the list stays on the screen meanwhile.
    await page.route('**/data/id/article-4.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await blog.search.fill('');
    await expect(blog.cards).toHaveCount(bundledArticles.length);
    await blog.search.fill('kompos');
    await blog.cards.getByRole('link', { name: COMPOST }).click();
    await expect(blog.heading).toHaveText(COMPOST);
    await expect(page).toHaveURL(/\/article\/4$/);
    await page.goBack();
    await expect(blog.heading).toHaveText(words.articles.id);
  });
});

test('opens a shared search as it was, and returns to the place in a category with Back', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog?q=botol+bekas&category=hydroponics');
  await expect(blog.search).toHaveValue('botol bekas');
  await expect(blog.titles).toHaveText([PAK_CHOI]);
  await expect(blog.category('Hidroponik')).toHaveAttribute('aria-current', 'true');
  // The three latest stand beside the list, on phones and tablets below it.
  const latest = blog.main.locator('section', { has: page.getByRole('heading', { name: 'Terbaru' }) });
  for (const width of [1366, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const links = latest.getByRole('link').filter({ visible: true });
    await expect(links).toHaveCount(3);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/article/1', '/article/2', '/article/3']);
  }
  await blog.search.fill('');
  await blog.category('Organik').click();
  await expect(page).toHaveURL(/\/blog\?category=organic$/);
  // The other category has two articles, too.
  await expect(blog.titles.last()).toHaveText('Bunga di pematang, makanan musuh alami hama');
  const last = blog.cards.last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await blog.scrollTop();
  expect(place).toBeGreaterThan(100);
  // Not with the mouse, which would scroll the link into the middle first.
  await last.press('Enter');
  await expect(blog.heading).toHaveText('Bunga di pematang, makanan musuh alami hama');
  await page.goBack();
  await expect(blog.cards).toHaveCount(2);
  await expect.poll(() => blog.scrollTop()).toBe(place);
});

test.describe('without a backend', () => {
  test.use({ site: 'alone' });

  test('finds other forms of a word, marks them, and offers what may have been meant', async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.open('/blog');
    await expectOtherForms(blog);
  });
});

test.describe('with more articles than the build knew', () => {
  test.use({ site: 'changing' });

  /** Older than all others, so that they fill the end of the list. */
  const MANY = Array.from({ length: 30 }, (_, index) => ({
    id: 9001 + index,
    day: `2019-01-${String(30 - index).padStart(2, '0')}`,
    category: 'technology',
    title: `Catatan paging ${index + 1}`,
    titleInEnglish: `Paging note ${index + 1}`,
  }));

  test('shows 24 a page, and leads through the pages, each from its top', async ({ page, portals }) => {
    const { backend } = portals.changing;
    await addArticles(backend, MANY);
    try {
      const blog = new BlogPage(page);
      await blog.open('/blog?q=paging');
      await expect(blog.titles).toHaveText(MANY.slice(0, 24).map(({ title }) => title));
      await expect(blog.status).toHaveText('30 artikel');
      await expect(blog.pages.getByText('Halaman 1 dari 2')).toBeVisible();
      await expect(blog.pages.locator('[rel=prev]')).toHaveCount(0);
      await blog.pages.locator('[rel=next]').click();
      await expect(page).toHaveURL(/\/blog\?q=paging&page=2$/);
      await expect(blog.titles).toHaveText(MANY.slice(24).map(({ title }) => title));
      // The reader pressed a button below 24 cards.
      await expect(blog.cards.first()).toBeInViewport();
      await expect(blog.pages.locator('[rel=next]')).toHaveCount(0);
      await page.goBack();
      await expect(blog.titles).toHaveCount(24);
      await blog.search.fill('paging 3');
      await expect(blog.titles).toHaveText(['Catatan paging 3', 'Catatan paging 30']);
      await expect(page).toHaveURL(/\/blog\?q=paging\+3$/);
    } finally {
      await removeArticles(
        backend,
        MANY.map(({ id }) => id),
      );
    }
  });
});
