import { BlogPage } from '../pages/blog-page.ts';
import { addArticles, removeArticles } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// One after the other: each counts the pages of a list that the other one lengthens.
test.describe.configure({ mode: 'default' });
test.use({ site: 'changing' });

/** Older than all others, so that they fill the end of the list. */
const MANY = Array.from({ length: 30 }, (_, index) => ({
  id: 9001 + index,
  day: `2019-01-${String(30 - index).padStart(2, '0')}`,
  category: 'technology',
  title: `Catatan paging ${index + 1}`,
  titleInEnglish: `Paging note ${index + 1}`,
}));

test('shows 24 articles a page, and leads through the pages', async ({ page, portals }) => {
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
    await expect(blog.pages.locator('[rel=next]')).toHaveCount(0);
    await page.goBack();
    await expect(blog.titles).toHaveCount(24);
    await page.goForward();
    await expect(blog.titles).toHaveCount(6);
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

test('lists more articles than the build knew, 24 a page', async ({ page, portals }) => {
  const { backend } = portals.changing;
  const more = MANY.map((article) => ({ ...article, id: article.id + 100, title: `Tambahan ${article.id}` }));
  await addArticles(backend, more);
  try {
    const blog = new BlogPage(page);
    await blog.open('/blog');
    await expect(blog.cards).toHaveCount(24);
    await blog.pages.locator('[rel=next]').click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await expect(blog.titles.last()).toHaveText(/Tambahan 9030|Catatan paging 30/);
    // The reader pressed a button below 24 cards: the new page begins at its top.
    await expect(blog.cards.first()).toBeInViewport();
  } finally {
    await removeArticles(
      backend,
      more.map(({ id }) => id),
    );
  }
});
