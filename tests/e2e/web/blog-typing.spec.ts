import { BlogPage } from '../pages/blog-page.ts';
import { longestTask } from '../../support/portal/main-thread.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test('keeps the main thread free while somebody types', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.settled();
  const longest = await longestTask(page, async () => {
    // Slower than the rest after which a search begins, so that every letter searches and draws the answer.
    await blog.search.pressSequentially('pupuk kandang', { delay: 260 });
    await blog.settled();
  });
  expect(longest).toBeLessThan(50);
});

test('measures such a task where there is one', async ({ page }) => {
  await new BlogPage(page).open('/blog');
  const longest = await longestTask(page, () =>
    page.evaluate(() => {
      // Work, not time: a busy machine makes it take longer, not less.
      let sum = 0;
      for (let step = 0; step < 3e8; step += 1) sum += Math.sqrt(step);
      // Used, or the work could be left out as useless.
      document.documentElement.dataset['sum'] = String(sum);
    }),
  );
  expect(longest).toBeGreaterThan(50);
});
