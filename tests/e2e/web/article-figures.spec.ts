import type { Page } from '@playwright/test';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { expect, restart, test, workerReady } from '../../support/portal/phone-site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** With figures of every kind among them; by `npm run prove` those that have them in other shapes. */
const ARTICLES = ['/en/article/1', '/article/2', ...(LONG_FORM ? ['/article/7', '/en/article/8'] : [])];

/**
 * Every number that the figure blocks of an article show, in the order in which they stand. Drawings have only what the rows beside them
 * say, and the ends of their scales.
 */
async function numbersIn(page: Page): Promise<readonly string[]> {
  const words = await page
    .locator('figure.fig')
    .locator('caption, tr, li, > p')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        let shown = '';
        while (texts.nextNode()) {
          const { parentElement: parent, nodeValue } = texts.currentNode;
          if (parent && !parent.closest('svg') && parent.checkVisibility()) shown += ` ${nodeValue}`;
        }
        return shown;
      }),
    );
  return words.flatMap((row) => row.match(/\d+(?:[.,]\d+)*/g) ?? []);
}

test('the figures of articles are the same on the screen, on paper, without a network, without script, and read out', async ({
  browser,
  context,
  phoneSite: site,
}) => {
  allowFinding(/^picture: lost picture/, 'without a kept library no picture is kept that wasn’t opened');
  const { page } = await restart(context, site, '/about');
  await workerReady(page);
  const seen = new Map<string, readonly string[]>();
  for (const address of ARTICLES) {
    await page.goto(site.url + address);
    await expect(page.locator('main h1')).toBeVisible();
    const numbers = await numbersIn(page);
    expect(numbers.length, address).toBeGreaterThan(3);
    seen.set(address, numbers);
    const tree = await page.getByRole('main').ariaSnapshot();
    const heard = new Set(tree.match(/\d+(?:[.,]\d+)*/g));
    expect(
      numbers.filter((number) => !heard.has(number)),
      `${address} to a screen reader`,
    ).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await numbersIn(page), `${address} on paper`).toEqual(numbers);
    await page.emulateMedia({ media: null });
  }
  await site.goAway(context);
  for (const address of ARTICLES) {
    await page.goto(site.url + address);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await numbersIn(page), `${address} without a network`).toEqual(seen.get(address));
  }
  await site.comeBack(context);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const address of ARTICLES) {
    await plain.goto(site.url + address);
    expect(await numbersIn(plain), `${address} without script`).toEqual(seen.get(address));
  }
  await plain.close();
});
