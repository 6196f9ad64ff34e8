import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/portal/portal-test.ts';
import { seriousFindings } from '../../support/portal/axe.ts';

const SHOW = 'Simpan atau buka paket';

/** Saves everything for others, and gives what was downloaded by its name. */
async function saveEverything(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const bothThere = new Promise<void>((resolve) => {
    page.on('download', async (download) => {
      files.set(download.suggestedFilename(), readFileSync(await download.path()));
      if (files.size === 2) resolve();
    });
  });
  await page.getByRole('button', { name: 'Simpan paket...' }).click();
  await bothThere;
  return files;
}

async function openPack(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih file...' }).click();
  await (await choosing).setFiles({ name: 'x.tunas', mimeType: '', buffer });
}

test('what one device saves for others is read on another one without a network', async ({
  page,
  portals,
  browser,
}) => {
  await page.goto('/library');
  await page.getByRole('checkbox', { name: 'Simpan semuanya di perangkat ini' }).check();
  await expect(page.getByText(/artikel, semuanya ada di perangkat ini/)).toBeVisible();
  await page.getByRole('button', { name: SHOW }).click();
  await expect(page.getByText(/artikel, sekitar .+ dengan gambarnya/)).toBeVisible();
  const files = await saveEverything(page);
  await expect(page.getByText('Paket sudah disimpan.')).toBeVisible();
  const names = [...files.keys()].sort();
  expect(names).toEqual([expect.stringMatching(/^Tunas \d{4}-\d\d-\d\d\.tunas$/), 'baca-di-hp.html']);
  expect(await seriousFindings(page)).toEqual([]);

  // How it is read, reading-page.spec.ts.
  expect(
    files
      .get('baca-di-hp.html')!
      .toString('utf8')
      .match(/<article[\s>]/g)?.length,
  ).toBeGreaterThan(3);

  const other = await browser.newContext({ baseURL: portals.steady.url });
  const device = await other.newPage();
  await device.goto('/library');
  await device.getByRole('button', { name: SHOW }).click();
  const open = device.getByRole('button', { name: 'Pilih file...' });
  await expect(open).toBeVisible();
  await other.setOffline(true);
  await openPack(device, files.get(names[0]!)!);
  await expect(device.getByRole('heading', { name: /^Paket ini disimpan/ })).toBeFocused();
  await expect(device.getByText(/tidak ditandatangani siapa pun/)).toBeVisible();
  await device.getByRole('checkbox', { name: /belum terbukti/ }).check();
  expect(await seriousFindings(device)).toEqual([]);
  const take = device.getByRole('button', { name: /^Ambil \d+ artikel$/ });
  const count = Number(/\d+/.exec(await take.innerText())?.[0]);
  expect(count).toBeGreaterThan(3);
  await take.click();
  await expect(device.getByText(/sudah masuk dan bisa dibaca di perangkat ini/)).toBeVisible();

  // It has never been online with a library, and passes on what it was given.
  await expect(device.getByText(/artikel, sekitar .+ dengan gambarnya/)).toBeVisible();
  const passedOn = await saveEverything(device);
  expect([...passedOn.keys()].sort()).toEqual(names);
  const third = await browser.newContext({ baseURL: portals.steady.url });
  const neighbour = await third.newPage();
  await neighbour.goto('/library');
  await neighbour.getByRole('button', { name: SHOW }).click();
  await openPack(neighbour, passedOn.get(names[0]!)!);
  await expect(neighbour.getByText(new RegExp(`^${count} baru$`))).toBeVisible();
  await third.close();
  await other.close();
});
