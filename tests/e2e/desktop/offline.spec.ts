import type { Locator, Page } from '@playwright/test';
import { nftLettuce } from '#content/articles/1-nft-lettuce/article.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import type { DesktopUnderTest } from '../../support/desktop-host/desktop-under-test.ts';
import { addArticles, removeArticles } from '../../support/portal/rest.ts';

/** Written after the app was built; the second one is never opened. */
const READ = 8101;
const UNREAD = 8102;
const READ_TITLE = 'Jerami jadi mulsa sesudah panen';

test.beforeAll(({ backend }) =>
  addArticles(backend, [
    {
      id: READ,
      day: '2026-01-02',
      category: 'organic',
      title: READ_TITLE,
      content: '## Mulai\n\nSebarkan jerami tipis.',
    },
    { id: UNREAD, day: '2026-01-03', category: 'organic', title: 'Belum pernah dibuka' },
  ]),
);
test.afterAll(async ({ backend, desktop }) => {
  await desktop.setNetwork(true);
  await removeArticles(backend, [READ, UNREAD]);
});

const SILENT = /Yang tampil tersimpan di komputer ini\./;
const BACK = 'Tersambung lagi.';
const RETRY = 'Coba lagi';

function bar(page: Page): { readonly words: Locator; readonly retry: Locator } {
  const whole = page.locator('.connect-bar');
  return { words: whole.getByRole('status'), retry: whole.getByRole('button') };
}

/** Opens a page of the portal as a new start would. */
async function open(desktop: DesktopUnderTest, path: string): Promise<BlogPage> {
  await desktop.page.goto(desktop.address(path));
  const blog = new BlogPage(desktop.page);
  await expect(blog.heading).not.toBeEmpty();
  return blog;
}

/** Opens a page, and waits until the backend said which articles are published. */
async function openAndAsk(desktop: DesktopUnderTest, path: string): Promise<void> {
  const answered = desktop.page.waitForResponse(/rest\/v1\/rpc\/published_articles\?/);
  await open(desktop, path);
  await (await answered).finished();
}

/** The links to an article that the page shows. */
function linksTo(page: Page, id: number): Locator {
  return page.locator(`main a[href$="/article/${id}"]`);
}

/** Reads an article online until it is there without a network. */
async function readOnline(desktop: DesktopUnderTest, id: number, title: string): Promise<void> {
  const { page } = desktop;
  await expect(async () => {
    await desktop.setNetwork(true);
    const blog = await open(desktop, `/article/${id}`);
    await expect(blog.heading).toHaveText(title, { timeout: 3000 });
    await desktop.setNetwork(false);
    await page.reload();
    await expect(blog.heading).toHaveText(title, { timeout: 3000 });
  }).toPass();
}

test('reads the bundled articles without a network, and says so', async ({ desktop }) => {
  const { page } = desktop;
  await desktop.setNetwork(false);
  const blog = await open(desktop, '/article/1');
  await expect(blog.heading).toHaveText(nftLettuce.title.id);
  await expect(blog.main.locator('h2').first()).not.toBeEmpty();
  await expect(bar(page).words).toHaveText(SILENT);
  await expect(bar(page).retry).toHaveText(RETRY);
  for (const path of ['/', '/blog', '/about', '/contact']) await open(desktop, path);
});

// What is withdrawn is gone here too: src/renderer/data/offline/article-copies.test.ts.
test('keeps what was read online, and promises nothing else', async ({ desktop }) => {
  test.slow();
  const { page } = desktop;
  await readOnline(desktop, READ, READ_TITLE);
  await expect(page.getByText('Sebarkan jerami tipis.')).toBeVisible();
  const blog = await open(desktop, '/blog');
  await expect(blog.titles.first()).toHaveText(READ_TITLE);
  await expect(linksTo(page, 1).first()).toBeVisible();
  await expect(linksTo(page, UNREAD)).toHaveCount(0);
  await blog.search.fill('mulsa');
  await expect(blog.titles).toHaveText([READ_TITLE]);
  await expect(blog.category('Organik')).toContainText('3');
});

test('shows that the backend doesn’t answer, covers nothing, and goes when it does', async ({ desktop }) => {
  const { page } = desktop;
  const { words, retry } = bar(page);
  await openAndAsk(desktop, '/blog');
  await expect(words).toBeEmpty();
  await expect(retry).toHaveCount(0);

  await desktop.setNetwork(false);
  // A device that doesn't notice it by itself does at the next question.
  const blog = await open(desktop, '/blog');
  await expect(words).toHaveText(SILENT);
  await expect(page.locator('.connect-bar')).toContainText('Terakhir dicek');
  await blog.search.focus();
  await retry.click();
  await expect(retry).toHaveText(RETRY);
  await expect(words).toHaveText(SILENT);
  await expect(retry).toBeFocused();
  const button = (await retry.boundingBox())!;
  expect(button.height).toBeGreaterThanOrEqual(44);

  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  const edge = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());
  await expect
    .poll(async () => (await edge(page.locator('footer'))).bottom - (await edge(page.locator('.connect-bar'))).top)
    .toBeLessThanOrEqual(0.5);

  await desktop.setNetwork(true);
  await expect(words).toHaveText(BACK, { timeout: 30_000 });
  await expect(words).toBeEmpty({ timeout: 10_000 });
  await expect(retry).toHaveCount(0);
});
