import type { Locator, Page } from '@playwright/test';
import { nftLettuce } from '#content/articles/1-nft-lettuce/article.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { words as portalWords } from '../pages/words.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import type { DesktopUnderTest } from '../../support/desktop-host/desktop-under-test.ts';
import { addArticles, ask, messagesFrom, removeArticles } from '../../support/portal/rest.ts';

test.use({ begins: 'where it is' });

/** Written after the app was built, and never opened with a network. */
const NEWER = 8101;
const NEWEST = 8102;
const TITLE = 'Jerami jadi mulsa sesudah panen';

test.beforeAll(({ backend }) =>
  addArticles(backend, [
    {
      id: NEWER,
      day: '2026-01-02',
      category: 'organic',
      title: TITLE,
      content: '## Mulai\n\nSebarkan jerami tipis.',
    },
    { id: NEWEST, day: '2026-01-03', category: 'organic', title: 'Belum pernah dibuka' },
  ]),
);
test.afterAll(async ({ backend, desktop }) => {
  await desktop.setNetwork(true);
  await removeArticles(backend, [NEWER, NEWEST]);
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

/** Opens a page, and waits until the backend has sent its state. */
async function openAndAsk(desktop: DesktopUnderTest, path: string): Promise<void> {
  const answered = desktop.page.waitForResponse(/rest\/v1\/rpc\/library_state\?/);
  await open(desktop, path);
  await (await answered).finished();
}

/** The links to an article that the page shows. */
function linksTo(page: Page, id: number): Locator {
  return page.locator(`main a[href$="/article/${id}"]`);
}

// That all libraries give the same articles: tests/contract/library.test.ts.
test('reads and takes a message without a network, says so while it lasts, and sends the message once', async ({
  desktop,
  backend,
}) => {
  test.slow();
  const { page } = desktop;
  const { words, retry } = bar(page);
  await openAndAsk(desktop, '/blog');
  await expect(words).toBeEmpty();
  await expect(retry).toHaveCount(0);
  await desktop.setNetwork(false);
  const blog = await open(desktop, '/article/1');
  await expect(blog.heading).toHaveText(nftLettuce.title.id);
  await expect(blog.main.locator('h2').first()).not.toBeEmpty();
  // A device that doesn't report it notices at the next request.
  await expect(words).toHaveText(SILENT);
  await expect(page.locator('.connect-bar')).toContainText('Terakhir dicek');
  await blog.topBar.getByRole('link').first().focus();
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
  for (const name of ['home', 'about'] as const) {
    await blog.entry(name, 'id').click();
    await expect(blog.heading).toHaveText(name === 'home' ? portalWords.tagline.id : portalWords.aboutTunas.id);
  }

  const letter = newLetter('contact');
  await open(desktop, '/contact');
  const form = new ContactForm(page, 'contact', 'id');
  await form.fill(letter);
  await form.submit();
  await expect(page.getByText('Tersimpan di perangkat ini').first()).toBeVisible();
  for (const text of Object.values(await form.values())) expect(text).toBe('');
  await page.goto(desktop.address('/contact'));
  const list = page.getByRole('region', { name: 'Pesan di perangkat ini' });
  await expect(list.getByRole('status').first()).toHaveText('1 menunggu dikirim');
  await list.locator('summary').click();
  await expect(list.getByText(letter.message)).toBeVisible();
  expect(await messagesFrom(backend, letter.email)).toEqual([]);

  await desktop.setNetwork(true);
  await expect(words).toHaveText(BACK, { timeout: 30_000 });
  await expect(list.getByRole('status').first()).toHaveText('1 pesan terkirim', { timeout: 30_000 });
  await expect(words).toBeEmpty({ timeout: 10_000 });
  await expect(retry).toHaveCount(0);
  await page.goto(desktop.address('/contact'));
  await expect(form.heading).toHaveText(portalWords.contact.id);
  await expect(list).toHaveCount(0);
  expect(await messagesFrom(backend, letter.email)).toEqual([letter]);
});

/** Is online for a moment on a page that shows no articles, then looks at what is there without a network. */
async function afterSync(desktop: DesktopUnderTest, look: (blog: BlogPage) => Promise<void>): Promise<void> {
  await expect(async () => {
    await desktop.setNetwork(true);
    await openAndAsk(desktop, '/about');
    await new BlogPage(desktop.page).settled();
    await desktop.setNetwork(false);
    await look(await open(desktop, '/blog'));
  }).toPass();
}

// What is withdrawn is gone here too: sync-once.test.ts and device-library.test.ts.
test('has the whole library without a network, in both languages, and finds an article by another form of a word', async ({
  desktop,
}) => {
  test.slow();
  const { page } = desktop;
  await afterSync(desktop, async (blog) => {
    await expect(blog.titles.first()).toHaveText('Belum pernah dibuka', { timeout: 3000 });
    await expect(linksTo(page, 1).first()).toBeVisible();
  });
  const blog = new BlogPage(page);
  await blog.search.fill('mulsa');
  await expect(blog.titles.first()).toHaveText(TITLE);
  await expect(blog.category('Organik')).toContainText('4');
  // By word form, in its text: "Sebarkan jerami tipis".
  await blog.search.fill('penyebaran jerami');
  await expect(blog.titles).toHaveText([TITLE]);
  await linksTo(page, NEWER).first().click();
  await expect(blog.heading).toHaveText(TITLE);
  await expect(page.getByText('Sebarkan jerami tipis.')).toBeVisible();
  await blog.chooseLanguage('en');
  await open(desktop, '/en/article/1');
  await expect(blog.heading).toHaveText(nftLettuce.title.en);
  await blog.chooseLanguage('id');
});

test('what one window syncs, or finds withdrawn, is seen in another one', async ({ desktop, backend }) => {
  const { page } = desktop;
  const own = 8401;
  const [before, after] = ['Embung desa di musim hujan', 'Embung desa di musim kemarau'];
  await addArticles(backend, [{ id: own, day: '2026-02-01', category: 'organic', title: before, content: 'Air.' }]);
  try {
    await page.goto(desktop.address('/library'));
    const sync = page.getByRole('button', { name: 'Sinkronkan sekarang' });
    await sync.click();
    await page.evaluate((path) => void window.open(path, '_blank', 'noopener'), `/article/${own}`);
    const address = desktop.address(`/article/${own}`);
    const find = () =>
      page
        .context()
        .pages()
        .find((each) => each.url() === address);
    await expect.poll(find).toBeDefined();
    const other = new BlogPage(find()!);
    await expect(other.heading).toHaveText(before);
    await other.settled();
    await ask(backend, `article_translations?article_id=eq.${own}&language=eq.id`, 'PATCH', { title: after });
    await sync.click();
    await expect(other.heading).toHaveText(after);
    await removeArticles(backend, [own]);
    await sync.click();
    await expect(other.page).toHaveURL(desktop.address('/blog'));
    await other.page.close();
  } finally {
    await removeArticles(backend, [own]);
  }
});
