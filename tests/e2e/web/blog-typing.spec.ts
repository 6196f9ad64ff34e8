import { BlogPage } from '../pages/blog-page.ts';
import { mainThreadTasks, yardstickTask } from '../../support/portal/main-thread.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test('keeps the main thread free while somebody types', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.settled();
  const [longest = 0] = await mainThreadTasks(page, async () => {
    // Slower than the search's debounce, so that every letter searches and renders the results.
    await blog.search.pressSequentially('pupuk', { delay: 260 });
    await blog.settled();
  });
  const [yardstick = 0] = await mainThreadTasks(page, () => yardstickTask(page));
  expect(yardstick).toBeGreaterThan(50);
  // 50 ms where the yardstick takes a tenth of a second, as it does on a machine that has nothing else to do.
  expect(longest).toBeLessThan(Math.max(50, yardstick / 2));
});
