import { BlogPage } from '../pages/blog-page.ts';
import { quickestOfThree } from '../../support/portal/best-of.ts';
import { takeBackendAway } from '../../support/portal/backend-gone.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

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
