import { BlogPage } from '../pages/blog-page.ts';
import { addArticles, ask, removeArticles } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test.use({ site: 'changing' });

const OWN = 8301;

test('what one window syncs is seen in the others, and what is withdrawn goes there too', async ({
  context,
  portals,
}) => {
  const { backend } = portals.changing;
  const [before, after] = ['Lumbung desa di musim hujan', 'Lumbung desa di musim kemarau'];
  await addArticles(backend, [{ id: OWN, day: '2026-02-01', category: 'organic', title: before, content: 'Padi.' }]);
  try {
    const [library, list, article] = await Promise.all(
      // One category: other journeys may have published more than a page of articles by now.
      ['/library', '/blog?category=organic', `/article/${OWN}`].map(async (path) => {
        const window = new BlogPage(await context.newPage());
        // Windows that keep the library already.
        await window.page.addInitScript(() => origin !== 'null' && localStorage.setItem('tunas.library', 'on'));
        await window.open(path);
        return window;
      }),
    );
    if (!library || !list || !article) throw new Error('There are three windows.');
    const other = new BlogPage(await context.newPage());
    await other.open('/library');
    const complete = /^\d+ artikel, semuanya ada di perangkat ini\.$/;
    for (const { main } of [library, other]) await expect(main.getByText(complete)).toBeVisible();
    await expect(list.titles.filter({ hasText: before })).toBeVisible();
    await expect(article.heading).toHaveText(before);
    // Each has made its automatic requests.
    for (const window of [list, article, other]) await window.settled();
    const sync = library.main.getByRole('button', { name: 'Sinkronkan sekarang' });

    await ask(backend, `article_translations?article_id=eq.${OWN}&language=eq.id`, 'PATCH', { title: after });
    await sync.click();
    await expect(article.heading).toHaveText(after);
    await expect(list.titles.filter({ hasText: after })).toBeVisible();

    const count = async ({ main }: BlogPage) => Number.parseInt(await main.getByText(complete).innerText(), 10);
    await removeArticles(backend, [OWN]);
    await sync.click();
    await expect(article.page).toHaveURL(/\/blog$/);
    await expect(list.titles.filter({ hasText: after })).toHaveCount(0);
    await expect.poll(async () => (await count(other)) - (await count(library))).toBe(0);
  } finally {
    await removeArticles(backend, [OWN]);
  }
});

test('a window that is closed in the middle of a sync leaves the rest to another one', async ({ context }) => {
  const [first, second] = [new BlogPage(await context.newPage()), new BlogPage(await context.newPage())];
  const asked = first.page.waitForRequest(/rpc\/library_articles/);
  await first.page.route(/rpc\/library_articles/, () => undefined);
  await first.open('/library');
  await first.main.getByRole('checkbox', { name: 'Simpan semuanya di perangkat ini' }).check();
  await asked;
  await second.open('/library');
  await expect(second.main.getByText('Artikel sedang disimpan')).toBeVisible();
  await second.settled();
  await first.page.close();
  await expect(second.main.getByText(/^\d+ artikel, semuanya ada di perangkat ini\.$/)).toBeVisible();
});
