import { BlogPage } from '../pages/blog-page.ts';
import { quickestOfThree } from '../../support/portal/best-of.ts';
import { takeBackendAway } from '../../support/portal/backend-gone.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test('drops an answer that comes after that to a newer question', async ({ page, portals }) => {
  let answerFirst = (): void => undefined;
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  let delivered: Promise<void> | undefined;
  await page.route(
    (url) => url.href.startsWith(portals.steady.backend.url) && url.searchParams.get('search') === 'kompos',
    async (route) => {
      const response = await route.fetch();
      await held;
      delivered = route.fulfill({ response });
      await delivered;
    },
  );
  const blog = new BlogPage(page);
  await blog.open('/blog');
  const first = page.waitForRequest(/search=kompos/);
  await blog.search.fill('kompos');
  await first;
  await blog.search.fill('drone');
  await expect(blog.titles).toHaveText(['Sewa drone semprot untuk padi: kapan untung?']);
  answerFirst();
  await expect.poll(() => delivered !== undefined).toBe(true);
  await delivered;
  await page.waitForTimeout(300);
  await expect(blog.titles).toHaveText(['Sewa drone semprot untuk padi: kapan untung?']);
  await expect(blog.search).toHaveValue('drone');
  await expect(page).toHaveURL(/q=drone$/);
});

for (const absence of ['silent', 'refused'] as const) {
  test(`lets the stored articles answer within 2 s while the backend is gone (${absence})`, async ({
    page,
    portals,
  }) => {
    await takeBackendAway(page, portals.steady.backend, absence);
    const blog = new BlogPage(page);
    await blog.open('/blog');
    const search = async (text: string, title: string): Promise<number> => {
      const began = Date.now();
      await blog.search.fill(text);
      await expect(blog.titles).toHaveText([title]);
      return Date.now() - began;
    };
    const answer = await quickestOfThree(2000, async () => {
      await search('drone', 'Sewa drone semprot untuk padi: kapan untung?');
      return search('kompos', 'Kompos cacing dari sisa dapur');
    });
    expect(answer).toBeLessThan(2000);
    await expect(blog.results).toHaveAttribute('aria-busy', 'false');
    await blog.search.fill('');
    await blog.category('Hidroponik').click();
    await expect(blog.cards).toHaveCount(2);
  });
}

test('replaces the stored answer by the late one of the backend', async ({ page, portals }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    (url) => url.href.startsWith(portals.steady.backend.url) && url.searchParams.get('search') === 'kompos',
    async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { articles: { title: string }[] };
      for (const article of found.articles) article.title = 'Kompos, judul baru';
      await held;
      await route.fulfill({ response, json: found });
    },
  );
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.search.fill('kompos');
  await expect(blog.titles).toHaveText(['Kompos cacing dari sisa dapur']);
  answer();
  await expect(blog.titles).toHaveText(['Kompos, judul baru']);
});
