import { BlogPage } from '../pages/blog-page.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const COMPOST = 'Kompos cacing dari sisa dapur';
const PAK_CHOI = 'Pakcoy sistem sumbu dalam botol bekas';
const LETTUCE = 'Selada NFT pertama, dari benih sampai panen';
const FLOWERS = 'Bunga di pematang, makanan musuh alami hama';

test('puts the search into the address and asks once for a whole word', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.settled();
  const asked = blog.countSearches();
  await blog.search.pressSequentially('kompos');
  await expect(blog.titles).toHaveText([COMPOST]);
  await expect(page).toHaveURL(/\/blog\?q=kompos$/);
  await expect(blog.status).toHaveText('1 artikel');
  expect(asked).toEqual(['kompos']);
});

test('finds words of the title and of the excerpt, in any case', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.search.fill('KASCING');
  await expect(blog.titles).toHaveText([COMPOST]);
  await blog.search.fill('sumbu dalam BOTOL');
  await expect(blog.titles).toHaveText([PAK_CHOI]);
  await blog.search.fill('');
  await expect(blog.cards).toHaveCount(6);
  await expect(page).toHaveURL(/\/blog$/);
});

test('opens a shared search as it was', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog?q=botol&category=hydroponics');
  await expect(blog.search).toHaveValue('botol');
  await expect(blog.titles).toHaveText([PAK_CHOI]);
  await expect(blog.category('Hidroponik')).toHaveAttribute('aria-current', 'true');
});

test('starts at All, and shows one category at a time', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await expect(blog.categories.getByRole('link')).toHaveText([
    /Semua/,
    /Hidroponik/,
    /Hortikultura/,
    /Teknologi/,
    /Organik/,
  ]);
  await expect(blog.categories.locator('[aria-current]')).toHaveText(/Semua/);
  await blog.category('Organik').click();
  await expect(blog.titles).toHaveText([COMPOST, FLOWERS]);
  await expect(page).toHaveURL(/\/blog\?category=organic$/);
  await blog.category('Hidroponik').click();
  await expect(blog.titles).toHaveText([LETTUCE, PAK_CHOI]);
  await expect(blog.categories.locator('[aria-current]')).toHaveText(/Hidroponik/);
  await blog.category('Semua').click();
  await expect(blog.cards).toHaveCount(6);
  await expect(page).toHaveURL(/\/blog$/);
});

test('searches within a category, and keeps the words when the category changes', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog?category=organic');
  await blog.search.fill('bunga');
  await expect(blog.titles).toHaveText([FLOWERS]);
  await expect(page).toHaveURL(/\/blog\?category=organic&q=bunga$/);
  await blog.category('Teknologi').click();
  await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();
  await expect(blog.search).toHaveValue('bunga');
});

test('goes through searches with Back and Forward', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.search.fill('kompos');
  await expect(blog.titles).toHaveText([COMPOST]);
  await blog.category('Hidroponik').click();
  await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?q=kompos$/);
  await expect(blog.titles).toHaveText([COMPOST]);
  await expect(blog.search).toHaveValue('kompos');
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(blog.search).toHaveValue('');
  await expect(blog.cards).toHaveCount(6);
  await page.goForward();
  await expect(blog.search).toHaveValue('kompos');
  await expect(blog.titles).toHaveText([COMPOST]);
  await page.goForward();
  await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();
  await expect(blog.category('Hidroponik')).toHaveAttribute('aria-current', 'true');
});

test('returns to the search from an article', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.search.fill('kompos');
  await expect(blog.titles).toHaveText([COMPOST]);
  await blog.cards.getByRole('link', { name: COMPOST }).click();
  await expect(blog.heading).toHaveText(COMPOST);
  await page.goBack();
  await expect(blog.search).toHaveValue('kompos');
  await expect(blog.titles).toHaveText([COMPOST]);
});

test('forgets the letters typed a moment before an article was opened', async ({ page }) => {
  // The article comes slowly, as on a phone: the list stays on the screen meanwhile.
  await page.route('**/data/id/article-4.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.search.fill('kompos');
  await blog.cards.getByRole('link', { name: COMPOST }).click();
  await expect(blog.heading).toHaveText(COMPOST);
  await expect(page).toHaveURL(/\/article\/4$/);
  await page.goBack();
  await expect(blog.heading).toHaveText(words.articles.id);
});

for (const [language, address] of [
  ['id', '/blog'],
  ['en', '/en/blog'],
] as const) {
  test(`says so when nothing is found (${language})`, async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.open(address);
    await blog.search.fill('tanaman yang tidak ada');
    await expect(blog.results.getByText(words.noArticles[language], { exact: true })).toBeVisible();
    await expect(blog.cards).toHaveCount(0);
  });
}

test('shows the three latest beside the list, on phones and tablets below it', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog?q=kompos');
  const latest = blog.main.locator('section', { has: page.getByRole('heading', { name: 'Terbaru' }) });
  for (const width of [1366, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const links = latest.getByRole('link').filter({ visible: true });
    await expect(links).toHaveCount(3);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/article/1', '/article/2', '/article/3']);
  }
});

test('lets cards enter 50 ms after one another', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  const delays = await blog.cards.evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
  expect(delays).toEqual(['0s', '0.05s', '0.1s', '0.15s', '0.2s', '0.25s']);
});
