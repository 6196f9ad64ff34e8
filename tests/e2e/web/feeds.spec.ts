import type { APIRequestContext } from '@playwright/test';
import { bundledArticles } from '#content/catalogue.ts';
import { feedFindings } from '../../support/portal/page-checks/feeds.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// What a feed has to hold, and that each is valid: feed-files.test.ts. These look at what is served, mostly without a browser.

const FEED = /<link\b[^>]*\brel="alternate"[^>]*\btype="([^"]+)"[^>]*>/g;

/** The feeds that the head of a page names, each with its type. */
async function feedsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(FEED)].map(([link, type = '']) => ({
    type,
    address: /\bhref="([^"]+)"/.exec(link)?.[1] ?? '',
  }));
}

test('the heads of home and blog lead feed readers to feeds that are there', async ({ request }) => {
  for (const [path, count] of [
    ['/', 2],
    ['/en', 2],
    ['/blog', 10],
    ['/en/blog', 10],
  ] as const) {
    const feeds = await feedsOf(request, path);
    expect(feeds, path).toHaveLength(count);
    for (const { type, address } of feeds) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      const sent = type === 'application/atom+xml' ? 'application/xml' : type;
      expect(answer.headers()['content-type']).toBe(`${sent}; charset=utf-8`);
      expect(answer.headers()['access-control-allow-origin']).toBe('*');
      if (type === 'application/feed+json')
        expect(await answer.json()).toMatchObject({ feed_url: `${PUBLIC_URL}${address}` });
      else expect(await answer.text()).toMatch(/<entry>/);
      expect.soft(feedFindings(await answer.text()), address).toEqual([]);
    }
  }
});

test('a feed names pages and pictures that the site has', async ({ request, baseURL }) => {
  const text = await (await request.get('/feed.json')).text();
  const { items } = JSON.parse(text) as { items: { id: string; title: string }[] };
  expect(items).toHaveLength(bundledArticles.length);
  for (const { id, title } of items) {
    const html = await (await request.get(id.replace(PUBLIC_URL, baseURL ?? ''))).text();
    expect(html).toContain(`<title>${title} · Tunas</title>`);
  }
  const pictures = new Set(text.match(/https:\/\/tunas\.example\/share\/[\w-]+\.png/g));
  // One of each article, and the diagrams within them.
  expect(pictures.size).toBeGreaterThan(bundledArticles.length);
  for (const picture of pictures) {
    const answer = await request.get(picture.replace(PUBLIC_URL, baseURL ?? ''));
    expect(answer.headers()['content-type'], picture).toBe('image/png');
  }
});

test('the footer leads to the feed of the page’s language, which a browser shows as a page', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/en/about')).text();
  expect(html).toMatch(new RegExp(`href="${PUBLIC_URL}/en/feed\\.xml"[^>]*>(<[^>]+>)*RSS`));
  await page.goto('/en/feed.xml');
  await expect(page.locator('feed > title')).toHaveText('Tunas articles');
  await expect(page.locator('feed > title')).toBeVisible();
  await expect(page.locator('feed > entry')).toHaveCount(bundledArticles.length);
  // The whole text is for feed readers.
  await expect(page.locator('content').first()).toBeHidden();
});

test.describe('built without a public address', () => {
  test.use({ site: 'alone' });

  test('no page leads to a feed', async ({ request }) => {
    expect(await feedsOf(request, '/blog')).toEqual([]);
    expect(await (await request.get('/blog')).text()).not.toContain('RSS');
  });
});
