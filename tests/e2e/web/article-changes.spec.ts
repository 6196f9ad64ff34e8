import { BlogPage } from '../pages/blog-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import type { PortalUnderTest } from '../../support/portal/portals.ts';
import { addArticles, ask, removeArticles } from '../../support/portal/rest.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Each journey has an article of its own: they run side by side.
test.use({ site: 'changing' });

const CHANGED = 5;
const NEW = 8001;

async function change(portal: PortalUnderTest): Promise<() => Promise<void>> {
  const row = `article_translations?article_id=eq.${CHANGED}&language=eq.id`;
  const [before] = await ask<{ title: string; content: string }>(portal.backend, `${row}&select=title,content`);
  if (!before) throw new Error('The article is missing.');
  const content = `${before.content}\n\n## Kabar terbaru\n\nParagraf ini ditambahkan **sesudah** situs dibuat.`;
  await ask(portal.backend, row, 'PATCH', { title: before.title.replace('bekas', 'lama!'), content });
  return async () => void (await ask(portal.backend, row, 'PATCH', before));
}

test('a changed article shows the change without moving what is being read', async ({ page, portals }) => {
  const restore = await change(portals.changing);
  try {
    const watch = await watchPage(page);
    const portal = new PortalPage(page);
    await portal.open(`/article/${CHANGED}`);
    await expect(portal.heading).toHaveText('Pakcoy sistem sumbu dalam botol lama!');
    await expect(portal.main.locator('.article-text strong', { hasText: 'sesudah' })).toBeAttached();
    await portal.settled();
    await expectStill(watch);
    expect(await watch.complaints()).toEqual([]);
  } finally {
    await restore();
  }
});

test('an article newer than the build opens at its own address, and from home and the list', async ({
  page,
  portals,
}) => {
  allowFinding(/^language: .*(Mulai dari bibit|Pilih yang)/, 'the article says the same in both languages');
  const { backend } = portals.changing;
  const [title, titleInEnglish] = ['Tomat di pekarangan', 'Tomatoes in the yard'];
  const content =
    '## Mulai dari bibit\n\nPilih yang **kokoh**.\n\n- Satu\n- Dua\n\n## Siram\n\n<b onclick="x">Pagi</b> hari.';
  const article = { id: NEW, day: '2024-02-01', category: 'horticulture', excerpt: 'Ditulis sesudah situs dibuat.' };
  await addArticles(backend, [{ ...article, title, titleInEnglish, content }]);
  try {
    const watch = await watchPage(page);
    const blog = new BlogPage(page);
    const response = await page.goto(`/en/article/${NEW}`);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).not.toContain('<h1');
    await expect(blog.heading).toHaveText(titleInEnglish);
    await expect(page).toHaveTitle(`${titleInEnglish} · Tunas`);
    const text = blog.main.locator('.article-text');
    await expect(text.locator('h2')).toHaveText(['Mulai dari bibit', 'Siram']);
    await expect(text.locator('strong')).toHaveText('kokoh');
    await expect(text.locator('li')).toHaveText(['Satu', 'Dua']);
    await expect(text.locator('b')).toHaveCount(0);
    await expect(text).toContainText('<b onclick="x">Pagi</b> hari.');
    // The browser logs that the site has no file for this article: the backend is called only then.
    const complaints = await watch.complaints();
    expect(complaints.filter((line) => !line.includes(`/data/en/article-${NEW}.json`))).toEqual([]);

    await blog.open('/');
    await expect(blog.main.getByRole('link', { name: title }).filter({ visible: true })).toBeVisible();
    await blog.entry('articles', 'id').click();
    await blog.titles.filter({ hasText: title }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/article/${NEW}$`));
    await expect(blog.heading).toHaveText(title);
  } finally {
    await removeArticles(backend, [NEW]);
  }
});
