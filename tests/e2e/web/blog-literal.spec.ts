import { BlogPage } from '../pages/blog-page.ts';
import { words } from '../pages/words.ts';
import { addArticles, removeArticles } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** Characters that mean something to a database or to an address. None stands in a bundled title or excerpt. */
const LITERALS = ['%_(),"*\\', '&q=', '#'];

for (const site of ['steady', 'alone'] as const) {
  test.describe(site === 'steady' ? 'asking the backend' : 'among the bundled articles', () => {
    test.use({ site });

    test('takes every character of a search literally', async ({ page }) => {
      const blog = new BlogPage(page);
      await blog.open('/blog');
      for (const text of LITERALS) {
        await blog.search.fill(text);
        await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
        await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();
        await expect(blog.results.getByRole('alert')).toHaveCount(0);
      }
      await page.reload();
      await expect(blog.search).toHaveValue('#');
    });
  });
}

test.describe('with such a title', () => {
  test.use({ site: 'changing' });

  const title = 'Takaran 50%_(),"x" untuk bedengan';

  test('finds it by exactly these characters', async ({ page, portals }) => {
    const { backend } = portals.changing;
    await addArticles(backend, [{ id: 7001, day: '2020-01-01', category: 'technology', title }]);
    try {
      const blog = new BlogPage(page);
      await blog.open('/blog');
      for (const text of ['%_(),"', '50%']) {
        await blog.search.fill(text);
        await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
        await expect(blog.titles).toHaveText([title]);
      }
      await blog.search.fill('5_%');
      await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();
    } finally {
      await removeArticles(backend, [7001]);
    }
  });
});
