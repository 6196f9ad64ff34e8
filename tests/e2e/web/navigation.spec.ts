import { bundledArticles } from '#content/catalogue.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test('leaves the focus alone on the first page and moves it to the heading of the next ones', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await expect(portal.heading).not.toBeFocused();
  await portal.entry('about', 'id').click();
  await expect(portal.heading).toHaveText(words.aboutTunas.id);
  await expect(portal.heading).toBeFocused();
  await page.goBack();
  await expect(portal.heading).toHaveText(words.tagline.id);
  await expect(portal.heading).toBeFocused();
});

test('changes pages without loading the document anew', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  for (const name of ['articles', 'about', 'contact', 'home'] as const) await portal.entry(name, 'id').click();
  await expect(portal.heading).toHaveText(words.tagline.id);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

for (const width of [360, 1366]) {
  test(`opens a page at its top, and returns to the same place with Back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const portal = new PortalPage(page);
    await portal.open('/');
    const link = portal.main.getByRole('link', { name: 'Cabai di musim hujan' }).filter({ visible: true });
    await link.scrollIntoViewIfNeeded();
    const place = await portal.scrollTop();
    expect(place).toBeGreaterThan(500);
    await link.click();
    await expect(portal.heading).toHaveText('Cabai di musim hujan: jaga dari genangan dan patek');
    await expect.poll(() => portal.scrollTop()).toBe(0);
    await page.goBack();
    await expect(portal.heading).toHaveText(words.tagline.id);
    await expect.poll(() => portal.scrollTop()).toBe(place);
    await page.goForward();
    await expect(portal.heading).toHaveText('Cabai di musim hujan: jaga dari genangan dan patek');
    await expect.poll(() => portal.scrollTop()).toBe(0);
  });
}

test('says at once, and in sight, that a page could not be opened, and opens it when the network is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const blog = new BlogPage(page);
  await blog.open('/blog');
  const link = blog.cards.last().getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await blog.scrollTop();
  const title = (await link.textContent()) ?? '';
  await context.setOffline(true);
  await link.click();
  await expect(blog.heading).toHaveText(words.notOpened.id);
  await expect(blog.heading).toBeInViewport();
  await expect(blog.heading).toBeFocused();
  // The page that was there: by Back at its place, and by a link.
  await page.goBack();
  await expect(blog.heading).toHaveText(words.articles.id);
  await expect.poll(() => blog.scrollTop()).toBe(place);
  await page.goForward();
  await blog.main.getByRole('link', { name: `Kembali ke “${words.articles.id}”` }).click();
  await expect.poll(() => blog.scrollTop()).toBe(place);
  await page.goBack();
  await expect(blog.heading).toHaveText(words.notOpened.id);
  await context.setOffline(false);
  await expect(blog.heading).toHaveText(title);
  await expect(blog.heading).toBeFocused();
});

test('returns to the place in the results of a search with Back', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog?category=organic');
  await expect(blog.cards).toHaveCount(2);
  await page.mouse.wheel(0, 260);
  await expect.poll(() => blog.scrollTop()).toBe(260);
  await blog.cards.last().getByRole('link').click();
  await expect(blog.heading).toHaveText('Bunga di pematang, makanan musuh alami hama');
  await page.goBack();
  await expect(page).toHaveURL(/category=organic$/);
  await expect(blog.cards).toHaveCount(2);
  await expect.poll(() => blog.scrollTop()).toBe(260);
});

test('leads from an article back to the list and on to three others', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/article/2');
  const related = portal.main.locator('section', { hasText: words.readNext.id }).getByRole('heading', { level: 3 });
  await expect(related).toHaveText([
    'Selada NFT pertama, dari benih sampai panen',
    'Sewa drone semprot untuk padi: kapan untung?',
    'Kompos cacing dari sisa dapur',
  ]);
  await related.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/article\/3$/);
  await expect(portal.heading).toBeFocused();
  await portal.main.getByRole('link', { name: words.backToArticles.id }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('leads from the four themes and the three latest articles of the home page', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  for (const theme of ['Cabai & Hortikultura', 'Padi & Pangan Pokok', 'Sayuran & Hidroponik', 'Teknologi Pertanian'])
    await expect(portal.main.getByRole('link', { name: theme })).toHaveAttribute('href', '/blog');
  const latest = portal.main.locator('section', { has: page.getByRole('heading', { name: 'Artikel terbaru' }) });
  const addresses = await latest
    .getByRole('article')
    .filter({ visible: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/article/1', '/article/2', '/article/3']);
  for (const { excerpt } of bundledArticles.slice(0, 3))
    await expect(latest.getByText(excerpt.id, { exact: true }).filter({ visible: true })).toHaveCount(1);
});
