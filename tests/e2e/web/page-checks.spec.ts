import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { PortalPage } from '../pages/portal-page.ts';
import { feedFindings } from '../../support/portal/page-checks/feeds.ts';
import { findingsOn } from '../../support/portal/page-checks/findings.ts';
import { expectNoBlankPage } from '../../support/portal/page-checks/paper.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Page checks find what is broken: one or two changes for each of their rules, and nothing on the page as it is.

interface Break {
  readonly what: string;
  readonly address: string;
  change(page: Page): Promise<unknown>;
  readonly finds: RegExp;
}

const BREAKS: readonly Break[] = [
  {
    what: 'a picture with an empty address',
    address: '/',
    change: (page) =>
      page.evaluate(() => document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img src="" alt="Cabai">')),
    finds: /^picture: empty src/,
  },
  {
    what: 'a picture that isn’t there',
    address: '/article/1',
    change: (page) =>
      page.evaluate(() => document.querySelector('main img')!.setAttribute('src', '/pictures/none.svg')),
    // The portal says in words what it can't show.
    finds: /^picture: lost picture/,
  },
  {
    what: 'a drawing that draws nothing',
    address: '/blog',
    change: (page) =>
      page.evaluate(() => {
        document.querySelector('header svg')!.innerHTML = '<g></g>';
      }),
    finds: /^picture: drawing that draws nothing/,
  },
  {
    what: 'a line that a box cuts',
    address: '/about',
    change: (page) =>
      page.evaluate(() => document.querySelector('main h1')!.setAttribute('style', 'height: 0.6em; overflow: hidden')),
    finds: /^cut: hidden in part: "Tentang Tunas"/,
  },
  {
    what: 'a page that is wider than the screen',
    address: '/library',
    change: (page) =>
      page.evaluate(() =>
        document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p style="width: 3000px">Lebar</p>'),
      ),
    finds: /^cut: the page is 30\d\d px wide/,
  },
  {
    what: 'a button under another one',
    address: '/',
    change: (page) =>
      page.evaluate(() => {
        const { left, top } = document.querySelector('.top-bar a[hreflang]')!.getBoundingClientRect();
        const style = `position: fixed; z-index: 99; left: ${left}px; top: ${top}px; width: 44px; height: 44px`;
        document.body.insertAdjacentHTML('beforeend', `<button aria-label="Atur" style="${style}">A</button>`);
      }),
    finds: /^covered: a.* lies under button "Atur"/,
  },
  {
    what: 'a heading that a link leads to, under the bar',
    address: '/article/1',
    change: (page) =>
      page.evaluate(() => {
        const heading = document.querySelector<HTMLElement>('.article-text h2[id]')!;
        heading.style.scrollMargin = '0';
        document.documentElement.style.scrollPadding = '0';
        location.hash = heading.id;
      }),
    finds: /^covered: ".*" lies under header/,
  },
  {
    what: 'a section of which only the heading is left',
    address: '/about',
    change: (page) =>
      page.evaluate(() => {
        const section = document.querySelector('main section:has(h2)')!;
        section.replaceChildren(section.querySelector('h2')!);
      }),
    finds: /^empty: nothing (but its name|after its heading)/,
  },
  {
    what: 'two rules with nothing between',
    address: '/about',
    change: (page) =>
      page.evaluate(() => {
        const rule = '<hr style="border-top: 2px solid #333; margin-block: 16px">';
        document.querySelector('main')!.insertAdjacentHTML('afterbegin', rule + rule);
      }),
    finds: /^rules: two rules \d+ px apart/,
  },
  {
    what: 'an error that nobody catches',
    address: '/about',
    change: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('it has no title');
        });
      }),
    finds: /^complaint: uncaught: it has no title/,
  },
  {
    what: 'an English sentence on an Indonesian page',
    address: '/about',
    change: (page) =>
      page.evaluate(() =>
        document.querySelector('main p')!.replaceChildren('Water the rows when the soil is dry, and not before.'),
      ),
    finds: /^language: English where “id” is promised: "Water the rows/,
  },
  {
    what: 'an Indonesian sentence on an English page',
    address: '/en/about',
    change: (page) =>
      page.evaluate(() =>
        document
          .querySelector('main p')!
          .replaceChildren('Siram bedengan kalau tanah sudah kering, dan jangan pada siang hari.'),
      ),
    finds: /^language: Indonesian where “en” is promised: "Siram/,
  },
];

test.describe('of pages', () => {
  test.use({
    pageChecksOff: 'each page is broken on purpose, and looked at before and after',
    viewport: { width: 1366, height: 768 },
  });

  for (const { what, address, change, finds } of BREAKS) {
    test(`see ${what}`, async ({ page }) => {
      const portal = new PortalPage(page);
      await portal.open(address);
      await portal.settled();
      await expect.poll(() => findingsOn(page)).toEqual([]);
      await change(page);
      await expect.poll(() => findingsOn(page)).toContainEqual(expect.stringMatching(finds));
    });
  }
});

test.describe('of a journey that looks at nothing itself', () => {
  // Each leaves a broken page, which has to end it.
  test.fail();
  const empty = (page: Page) => page.evaluate(() => document.querySelector('main h1 + p, main p')!.replaceChildren());

  test('see what it leaves at its end', async ({ page }) => {
    await new PortalPage(page).open('/about');
    await empty(page);
  });

  test('see what it leaves in the middle', async ({ page }) => {
    await new PortalPage(page).open('/about');
    await empty(page);
    await page.goto('/contact');
  });

  test('see what it leaves in another window', async ({ browser, portals }) => {
    const context = await browser.newContext({ baseURL: portals.steady.url });
    const page = await context.newPage();
    await new PortalPage(page).open('/about');
    await empty(page);
    await context.close();
  });
});

test('see an empty title, an address without a site, and a picture without one in a feed', async ({ request }) => {
  const atom = await (await request.get('/feed.xml')).text();
  expect(feedFindings(atom)).toEqual([]);
  expect(feedFindings(atom.replace(/<entry>([^]*?)<title>[^<]*</, '<entry>$1<title><'))).toContain(
    'feed: an empty title',
  );
  expect(feedFindings(atom.replaceAll('href="https://tunas.example/article', 'href="/article'))).toContainEqual(
    expect.stringMatching(/leads to "\/article/),
  );
  expect(
    feedFindings(atom.replace(/src=&quot;[^&]+&quot;/, 'src=&quot;&quot;').replace(/src="[^"]+"/, 'src=""')),
  ).toContainEqual(expect.stringMatching(/src=""/));
  const json = await (await request.get('/en/feed.json')).text();
  expect(feedFindings(json)).toEqual([]);
  const feed = JSON.parse(json) as { items: { title: string; url: string; content_html: string }[] };
  feed.items[0]!.title = '';
  feed.items[1]!.url = '/en/article/2';
  feed.items[2]!.content_html = '<p>Siram bedengan kalau tanah sudah kering, dan jangan pada siang hari.</p>';
  const found = feedFindings(JSON.stringify(feed));
  expect(found).toContain('feed: an empty title');
  expect(found).toContainEqual(expect.stringMatching(/leads to "\/en\/article\/2"/));
  expect(found).toContainEqual(expect.stringMatching(/^Indonesian where “en” is promised: "Siram/));
});

test.describe('of what leaves the portal', () => {
  test.use({ pageChecksOff: 'files are broken on purpose, and looked at before and after' });

  test('see an empty picture on the page of a pack, with script and without', async ({ browser }) => {
    const folder = mkdtempSync(join(tmpdir(), 'tunas-checks-'));
    const file = join(folder, 'baca-di-hp.html');
    execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/packs/write-reading-page.ts', file]);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace(/ src="data:[^"]+"/, ' src=""'));
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ javaScriptEnabled, offline: true });
      const page = await context.newPage();
      await page.goto(pathToFileURL(file).href);
      expect(await findingsOn(page)).toContainEqual(expect.stringMatching(/^picture: empty src/));
      await context.close();
    }
    rmSync(folder, { recursive: true });
  });

  test('see a line that paper cuts, and a page with nothing on it', async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open('/article/4');
    await portal.settled();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => findingsOn(page)).toEqual([]);
    const pages = expectNoBlankPage(await page.pdf({ preferCSSPageSize: true }), 'the article');
    expect(pages).toBeGreaterThan(1);
    await page.addStyleTag({ content: '@media print { h1 { max-height: 20px; overflow: hidden } }' });
    await expect.poll(() => findingsOn(page)).toContainEqual(expect.stringMatching(/^cut: hidden in part/));
  });
});

test.describe('of paper', () => {
  test.fail();

  test('see a page with nothing on it', async ({ page }) => {
    await page.goto('/article/4');
    await page.evaluate(() =>
      document
        .querySelector('.article-text')!
        .insertAdjacentHTML('beforebegin', '<div style="break-before: page; break-after: page; height: 1px"></div>'),
    );
    expectNoBlankPage(await page.pdf(), 'the article');
  });
});
