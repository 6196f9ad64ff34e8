import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Browser, type Page } from '@playwright/test';
import { checkPage } from './check-page.ts';

/**
 * Opens a pack's page as somebody does who got it as a file: no network, on a phone and on a computer, by day and at night, with
 * script and without. Looks at it, at each article from the list of contents, and at what is folded away.
 */
export async function checkReadingPage(browser: Browser, html: Buffer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-bare-'));
  const file = join(folder, 'baca-di-hp.html');
  writeFileSync(file, html);
  for (const [javaScriptEnabled, width, colorScheme] of [
    [false, 360, 'light'],
    [true, 1366, 'dark'],
  ] as const) {
    const context = await browser.newContext({
      ...{ javaScriptEnabled, colorScheme, offline: true },
      viewport: { width, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(pathToFileURL(file).href);
    await readThrough(page, `baca-di-hp.html at ${width} px${javaScriptEnabled ? '' : ' without script'}`);
    await context.close();
  }
  rmSync(folder, { recursive: true });
}

async function readThrough(page: Page, what: string): Promise<void> {
  await checkPage(page, what);
  const entries = page.locator('nav a').filter({ visible: true });
  for (let nth = 0; nth < (await entries.count()); nth += 1) {
    await entries.nth(nth).click();
    await checkPage(page, `${what}, article ${nth + 1}`);
  }
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
    for (const image of document.images) image.loading = 'eager';
  });
  // Asked again and again: where no script may run, nothing tells that a picture is decoded. The look names one that is broken.
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);

  await checkPage(page, `${what}, everything unfolded`);
}
