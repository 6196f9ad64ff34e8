import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEverything } from '../../support/library/read-everything.ts';
import { holdMeeting, searchEverydayWords } from '../../support/library/offline-journey.ts';
import { picturesOfPage } from '../../support/packs/read-page.ts';
import { expect, restart, test } from '../../support/portal/phone-site.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('from a fresh profile everything is kept; without a network it is read with every picture, searched, shown at a meeting, printed and passed on', async ({
  context,
  phoneSite: site,
  browser,
}) => {
  test.slow();
  const first = await restart(context, site, '/library');
  const { page } = first;
  await page.getByRole('checkbox', { name: 'Simpan semuanya di perangkat ini' }).check();
  await expect(page.getByText(/artikel, semuanya ada di perangkat ini/)).toBeVisible();
  const said = await page.getByText(/^Gambar artikel di perangkat ini: /).innerText();
  const count = Number(/: (\d+) /.exec(said)?.[1]);
  expect(said).toContain(`(${count} bawaan Tunas, 0 unggahan)`);

  // At once, in the same tab: nothing was opened before.
  await site.goAway(context);
  await page
    .locator('main')
    .getByRole('link', { name: /^Kompos cacing/ })
    .first()
    .click();
  await expect(page.locator('main h1')).toHaveText(/^Kompos cacing/);
  const shown = await readEverything(page, (path) => page.goto(site.url + path));
  expect([...shown].filter((address) => address.startsWith('/pictures/'))).toHaveLength(count);
  for (const path of ['/', '/blog', '/saved', '/about', '/contact', '/en']) {
    await page.goto(site.url + path);
    await first.settled();
    for (const image of await page.locator('main img').filter({ visible: true }).all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(page.locator('.picture-lost')).toHaveCount(0);
  }

  const open = (path: string) => page.goto(site.url + path);
  await searchEverydayWords(page, open);
  await holdMeeting(page, open);

  const folder = mkdtempSync(join(tmpdir(), 'tunas-passed-on-'));
  try {
    await open('/library');
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('penyemprotan');
    await expect(page.locator('main').getByRole('article').first()).toContainText('semprot');
    await page.getByRole('button', { name: 'Simpan atau buka paket' }).click();
    const downloads: Promise<void>[] = [];
    page.on('download', (download) => downloads.push(download.saveAs(join(folder, download.suggestedFilename()))));
    await page.getByRole('button', { name: 'Simpan paket...' }).click();
    await expect(page.getByText(`Semua ${count} gambarnya ikut.`)).toBeVisible();
    await expect.poll(() => downloads.length).toBe(2);
    await Promise.all(downloads);
    expect(await picturesOfPage(browser, join(folder, 'baca-di-hp.html'))).toBe(count);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a device that keeps nothing saves a pack with every picture; without a network it says what it lacks', async ({
  context,
  phoneSite: site,
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-passed-on-'));
  try {
    const { page } = await restart(context, site, '/library');
    await page.getByRole('button', { name: 'Simpan atau buka paket' }).click();
    await expect(page.getByText(/^8 artikel, sekitar .+ dengan gambarnya/)).toBeVisible();
    await context.setOffline(true);
    const save = page.getByRole('button', { name: 'Simpan paket...' });
    await save.click();
    await expect(page.getByRole('heading', { name: /gambar belum ada$/ })).toBeFocused();
    await expect(page.getByText(/Belum ada di perangkat ini, dan belum bisa diambil/)).toBeVisible();
    await expect(page.getByText(/^Selada NFT pertama.*: “/).first()).toBeVisible();
    await context.setOffline(false);
    const downloads: Promise<void>[] = [];
    page.on('download', (download) => downloads.push(download.saveAs(join(folder, download.suggestedFilename()))));
    await page.getByRole('button', { name: 'Coba ambil lagi' }).click();
    await expect(page.getByText(/^Paket sudah disimpan\. Semua \d+ gambarnya ikut\./)).toBeVisible();
    await expect.poll(() => downloads.length).toBe(2);
    await Promise.all(downloads);
    expect(await picturesOfPage(browser, join(folder, 'baca-di-hp.html'))).toBeGreaterThan(15);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
