import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/localized.ts';
import { addressOf } from '../pages/public-pages.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// On a first visit the first paint is in the portal's typeface, which stands in each page: its lines are those of the settled page.

const addresses = LANGUAGES.flatMap((language) =>
  ['/', '/blog', '/article/1'].map((path) => addressOf(path, language)),
);

for (const width of [360, 1366]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 768 } });

    for (const address of addresses) {
      test(`paints ${address} first with the lines that it keeps, without a request for a font`, async ({ page }) => {
        const watch = await watchPage(page);
        const fonts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'font') fonts.push(request.url());
        });
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\.js$/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        const first = await linesOf(page);
        release();
        await new PortalPage(page).settled();
        const settled = await linesOf(page);
        expect(first.length).toBeGreaterThan(10);
        expect(first).toEqual(settled);
        expect(fonts).toEqual([]);
        await expectStill(watch);

        // They are lines of the typeface: what would stand in for it has others.
        await page.addStyleTag({ content: 'html { font-family: system-ui, sans-serif }' });
        expect(await linesOf(page)).not.toEqual(settled);
      });
    }
  });
}

/** The lines of the first view as they break, each with its words and its width. */
async function linesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const text = node.textContent ?? '';
      let line = { top: Number.NaN, words: '', left: 0, right: 0 };
      const end = () => line.words.trim() && lines.push(`${line.words.trim()} (${Math.round(line.right - line.left)})`);
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || box.top >= innerHeight) continue;
        if (box.top !== line.top) {
          end();
          line = { top: box.top, words: '', left: box.left, right: box.right };
        }
        line.words += text[at];
        line.right = box.right;
      }
      end();
    }
    return lines;
  });
}
