import type { Page } from '@playwright/test';
import { bundledArticles } from '#content/catalogue.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// The required contents of a feed: feed-files.test.ts.

/** A feed's titles and addresses as the browser's own XML parser reads them. */
function readFeed(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const answer = await fetch(url);
    const type = answer.headers.get('content-type');
    const parsed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const texts = (selector: string) => [...parsed.querySelectorAll(selector)].map((each) => each.textContent);
    const broken = parsed.querySelector('parsererror')?.textContent ?? null;
    return { status: answer.status, type, broken, titles: texts('entry > title'), ids: texts('entry > id') };
  }, address);
}

for (const [path, count] of [
  ['/', 2],
  ['/en', 2],
  ['/blog', 10],
  ['/en/blog', 10],
] as const) {
  test(`the head of ${path} leads feed readers to ${count} feeds that are there`, async ({ page, request }) => {
    await new PortalPage(page).open(path);
    const links = page.locator('head link[rel=alternate][type]');
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) {
      const [address, type] = [await link.getAttribute('href'), await link.getAttribute('type')];
      const answer = await request.get(address ?? '');
      expect(answer.status(), address ?? '').toBe(200);
      const sent = type === 'application/atom+xml' ? 'application/xml' : type;
      expect(answer.headers()['content-type']).toBe(`${sent}; charset=utf-8`);
      expect(answer.headers()['access-control-allow-origin']).toBe('*');
      if (type === 'application/feed+json') {
        expect(await answer.json()).toMatchObject({ feed_url: `${PUBLIC_URL}${address}` });
        continue;
      }
      const feed = await readFeed(page, address ?? '');
      expect(feed.broken).toBeNull();
      expect(feed.titles.length).toBeGreaterThan(0);
    }
  });
}

test('a feed names pages and pictures that the site has', async ({ page, request, baseURL }) => {
  await new PortalPage(page).open('/en/blog');
  const { titles, ids } = await readFeed(page, '/en/feed.xml');
  expect(ids).toHaveLength(bundledArticles.length);
  for (const [index, id] of ids.entries()) {
    const html = await (await request.get(id.replace(PUBLIC_URL, baseURL ?? ''))).text();
    expect(html).toContain(`<title>${titles[index]} · Tunas</title>`);
  }
  const text = await (await request.get('/feed.json')).text();
  const pictures = new Set(text.match(/https:\/\/tunas\.example\/share\/[\w-]+\.png/g));
  // One of each article, and the diagrams within them.
  expect(pictures.size).toBeGreaterThan(bundledArticles.length);
  for (const picture of pictures) {
    const answer = await request.get(picture.replace(PUBLIC_URL, baseURL ?? ''));
    expect(answer.headers()['content-type'], picture).toBe('image/png');
  }
});

test('the footer leads to the feed of the page’s language, which a browser shows as a page', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/en/about');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'RSS' })).toHaveAttribute(
    'href',
    `${PUBLIC_URL}/en/feed.xml`,
  );
  await page.goto('/en/feed.xml');
  await expect(page.locator('feed > title')).toHaveText('Tunas articles');
  await expect(page.locator('feed > title')).toBeVisible();
  // The whole text is for feed readers.
  await expect(page.locator('content').first()).toBeHidden();
});

test.describe('built without a public address', () => {
  test.use({ site: 'alone' });

  test('no page leads to a feed', async ({ page }) => {
    await new PortalPage(page).open('/blog');
    await expect(page.locator('head link[rel=alternate][type]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'RSS' })).toHaveCount(0);
  });
});
