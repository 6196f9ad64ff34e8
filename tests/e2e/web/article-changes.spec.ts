import { LANGUAGES } from '#domain/localized.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import type { PortalUnderTest } from '../../support/portal/portals.ts';
import { addArticles, ask, removeArticles, setStatus } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Each journey has an article of its own: they run side by side.
test.use({ site: 'changing' });

test.describe('a withdrawn article', () => {
  const WITHDRAWN = 4;
  // In one worker: each worker would prepare and tidy up for itself, in the middle of the other's journey.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(({ portals }) => setStatus(portals.changing.backend, WITHDRAWN, 'draft'));
  test.afterAll(({ portals }) => setStatus(portals.changing.backend, WITHDRAWN, 'published'));

  for (const language of LANGUAGES) {
    test(`leaves the list, and its prerendered page leads there (${language})`, async ({ page }) => {
      const blog = new BlogPage(page);
      await blog.open(addressOf(`/article/${WITHDRAWN}`, language));
      await expect(page).toHaveURL(new RegExp(`${addressOf('/blog', language)}$`));
      await expect(blog.heading).toHaveText(words.articles[language]);
      await expect(blog.cards.locator(`a[href$="/article/${WITHDRAWN}"]`)).toHaveCount(0);
      await expect(blog.cards.locator('a[href$="/article/6"]')).toHaveCount(1);
      await page.reload();
      await expect(blog.cards.locator(`a[href$="/article/${WITHDRAWN}"]`)).toHaveCount(0);
    });
  }

  test('is not offered among the articles to read next', async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open('/article/2');
    await portal.settled();
    const related = portal.main.locator('section', { hasText: words.readNext.id });
    await expect(related.getByRole('article')).toHaveCount(3);
    await expect(related.locator(`a[href$="/article/${WITHDRAWN}"]`)).toHaveCount(0);
  });
});

test.describe('a changed article', () => {
  const CHANGED = 5;

  async function change(portal: PortalUnderTest): Promise<() => Promise<void>> {
    const row = `article_translations?article_id=eq.${CHANGED}&language=eq.id`;
    const [before] = await ask<{ title: string; content: string }>(portal.backend, `${row}&select=title,content`);
    if (!before) throw new Error('The article is missing.');
    const content = `${before.content}\n\n## Kabar terbaru\n\nParagraf ini ditambahkan **sesudah** situs dibuat.`;
    await ask(portal.backend, row, 'PATCH', { title: before.title.replace('bekas', 'lama!'), content });
    return async () => void (await ask(portal.backend, row, 'PATCH', before));
  }

  test('shows the change without moving what is being read', async ({ page, portals }) => {
    const restore = await change(portals.changing);
    try {
      const watch = await watchPage(page);
      const portal = new PortalPage(page);
      await portal.open(`/article/${CHANGED}`);
      await expect(portal.heading).toHaveText('Pakcoy sistem sumbu dalam botol lama!');
      await expect(portal.main.getByText('ditambahkan sesudah situs dibuat')).toBeAttached();
      await expect(portal.main.locator('.article-text strong', { hasText: 'sesudah' })).toBeAttached();
      await portal.settled();
      await expectStill(watch);
      expect(await watch.complaints()).toEqual([]);
    } finally {
      await restore();
    }
  });
});

test.describe('an article newer than the build', () => {
  const NEW = 8001;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(({ portals }) =>
    addArticles(portals.changing.backend, [
      {
        id: NEW,
        day: '2024-02-01',
        category: 'horticulture',
        title: 'Tomat di pekarangan',
        titleInEnglish: 'Tomatoes in the yard',
        excerpt: 'Ditulis sesudah situs dibuat.',
        content:
          '## Mulai dari bibit\n\nPilih yang **kokoh**.\n\n- Satu\n- Dua\n\n## Siram\n\n<b onclick="x">Pagi</b> hari.',
      },
    ]),
  );
  test.afterAll(({ portals }) => removeArticles(portals.changing.backend, [NEW]));

  for (const [language, title] of [
    ['id', 'Tomat di pekarangan'],
    ['en', 'Tomatoes in the yard'],
  ] as const) {
    test(`opens at its own address (${language})`, async ({ page }) => {
      const watch = await watchPage(page);
      const portal = new PortalPage(page);
      const response = await page.goto(addressOf(`/article/${NEW}`, language));
      expect(response?.status()).toBe(200);
      expect(await response?.text()).not.toContain('<h1');
      await expect(portal.heading).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Tunas`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const text = portal.main.locator('.article-text');
      await expect(text.locator('h2')).toHaveText(['Mulai dari bibit', 'Siram']);
      await expect(text.locator('strong')).toHaveText('kokoh');
      await expect(text.locator('li')).toHaveText(['Satu', 'Dua']);
      await expect(text.locator('b')).toHaveCount(0);
      await expect(text).toContainText('<b onclick="x">Pagi</b> hari.');
      // The browser notes that no file of the build has this article: only then the backend is asked.
      const complaints = await watch.complaints();
      expect(complaints.filter((line) => !line.includes(`/data/${language}/article-${NEW}.json`))).toEqual([]);
    });
  }

  test('comes first on the home page and in the list, and opens from there', async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.open('/');
    await expect(blog.main.getByRole('link', { name: 'Tomat di pekarangan' }).filter({ visible: true })).toBeVisible();
    await blog.entry('articles', 'id').click();
    await expect(blog.titles.first()).toHaveText('Tomat di pekarangan');
    await blog.titles.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/article/${NEW}$`));
    await expect(blog.heading).toHaveText('Tomat di pekarangan');
  });
});
