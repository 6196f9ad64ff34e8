import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test } from '../../support/portal/page-checks/checked-test.ts';

// The page as a phone opens it after it was copied: no app, no network, no script.
test.use({ viewport: { width: 360, height: 640 }, offline: true });
// The page is written once for all of them.
test.describe.configure({ mode: 'default' });

let folder: string;
let address: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-page-'));
  const file = join(folder, 'baca-di-hp.html');
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/packs/write-reading-page.ts', file]);
  address = pathToFileURL(file).href;
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Everything that the page requested, and what its policy refused. */
function asked(page: Page): string[] {
  const lines: string[] = [];
  page.on('request', (request) => !/^(data|file):/.test(request.url()) && lines.push(request.url()));
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both languages are read from the list of contents, with their pictures', async ({ page }) => {
    const lines = asked(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panduan bertani dari Tunas');
    await expect(page.getByText('Jumat, 20 November 2026')).toBeVisible();
    const entry = page.locator('nav a').first();
    const [title = ''] = (await entry.innerText()).split('\n');
    await entry.click();
    const article = page.locator('article:target');
    await expect(article.getByRole('heading', { name: title, exact: true })).toBeInViewport();
    await expect(article.getByText(/Isi diperiksa \d/).first()).toBeVisible();
    const english = article.locator('[lang=en] > h2');
    await expect(english).toBeHidden();
    await article.getByText('Read in English').click();
    await expect(english).toBeVisible();
    await article.getByText('Baca dalam bahasa Indonesia').click();
    await expect(english).toBeHidden();
    await article.getByRole('link', { name: 'Kembali ke daftar isi' }).click();
    await expect(page.getByRole('heading', { name: 'Daftar isi' })).toBeInViewport();
    // The whole page in the other language.
    await page.locator('label[for=l-en]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farming guides from Tunas');
    await page.getByRole('link', { name: /Your first NFT lettuce/ }).click();
    await expect(page.locator('article:target [lang=en] > h2')).toBeInViewport();
    await expect(page.locator('article:target [lang=id] > h2')).toBeHidden();
    // There is no box that would find nothing.
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    expect(await page.content()).not.toMatch(/ (src|href)=""/);
    for (const language of ['id', 'en']) {
      const widths = await page
        .locator(`article [lang=${language}] img`)
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
      expect(widths.length).toBeGreaterThan(15);
      expect(Math.min(...widths)).toBeGreaterThan(0);
    }
    expect(lines).toEqual([]);
  });
});

test('is searched as the portal is, by other forms of a word, and says where not every word is found', async ({
  page,
}) => {
  const lines = asked(page);
  await page.goto(address);
  const box = page.getByRole('searchbox', { name: 'Cari di halaman ini' });
  await box.fill('penyiraman cabai');
  const results = page.locator('#results');
  await expect(results.getByRole('status')).toHaveText(/^Artikel yang cocok: \d$/);
  await expect(results.getByRole('link', { name: /^Cabai di musim hujan/ })).toBeVisible();
  await box.fill('zebra selada');
  await expect(results.getByRole('status')).toHaveText(/^Tidak ada artikel dengan semua kata itu/);
  await results.getByRole('link', { name: /^Selada NFT/ }).click();
  await expect(page.locator('article:target h2').first()).toBeInViewport();
  await box.fill('zzz');
  await expect(results.getByRole('status')).toHaveText(/^Tidak ada di halaman ini/);
  await box.fill('');
  await expect(page.getByRole('heading', { name: 'Daftar isi' })).toBeVisible();
  expect(lines).toEqual([]);
});

test('fits a narrow phone by day and by night, and nothing of it runs but its search', async ({ page }) => {
  const lines = asked(page);
  await page.goto(address);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const each of await page.locator('article img').filter({ visible: true }).all())
      await each.scrollIntoViewIfNeeded();
    const broken = await page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length);
    expect(broken).toBe(0);
    const which = colorScheme === 'light' ? 'everything' : 'colours alone';
    expect(await seriousFindings(page, which), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.scripts.length)).toBe(1);
  expect(lines).toEqual([]);
});
