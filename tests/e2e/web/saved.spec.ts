import { readFile } from 'node:fs/promises';
import { PortalPage } from '../pages/portal-page.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// What is kept on both hosts, shared/saved.spec.ts; the rules of joining, src/renderer/data/saved.

test('two windows follow each other while a note is written, and nothing is lost when one is killed', async ({
  context,
}) => {
  const [one, other] = [new PortalPage(await context.newPage()), new PortalPage(await context.newPage())];
  await one.open('/article/3');
  await one.main.getByRole('button', { name: 'Simpan dan pakai' }).filter({ visible: true }).click();
  await one.page.getByRole('button', { name: 'Simpan artikel ini' }).click();
  await other.open('/saved');
  const note = other.page.getByRole('textbox', { name: 'Catatan untuk' });
  await one.page.getByLabel('Catatan', { exact: true }).pressSequentially('Tanya harga sewa');
  await expect(note).toHaveValue('Tanya harga sewa');
  await note.pressSequentially(', hari Kamis');
  await expect(one.page.getByLabel('Catatan', { exact: true })).toHaveValue('Tanya harga sewa, hari Kamis');
  await one.page.getByLabel('Catatan', { exact: true }).press('End');
  await one.page.keyboard.type(' pagi', { delay: 30 });
  // Ended without a word to the page, as a crash or an empty battery does.
  const session = await context.newCDPSession(one.page);
  session.send('Page.crash').catch(() => undefined);
  await one.page.waitForEvent('crash');
  const after = new PortalPage(await context.newPage());
  await after.open('/saved');
  const kept = after.page.getByRole('textbox', { name: 'Catatan untuk' });
  await expect(kept).toHaveValue(/^Tanya harga sewa, hari Kamis pa?g?i?$/);
});

test('a file has everything in it for people, and brings it back in on another device', async ({ page, browser }) => {
  const portal = new PortalPage(page);
  await portal.open('/article/2');
  await portal.main.getByRole('button', { name: 'Simpan dan pakai' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Simpan artikel ini' }).click();
  await page.getByLabel('Catatan', { exact: true }).fill('Jemur dulu');
  await page.getByLabel('Nama koleksi baru').fill('Kelompok Kamis');
  await page.getByRole('button', { name: 'Buat koleksi' }).click();
  await expect(page.getByRole('checkbox', { name: 'Kelompok Kamis' })).toBeChecked();
  await page.getByRole('link', { name: 'Buka simpanan' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan ke file' }).click();
  const file = await (await download).path();
  const content = await readFile(file, 'utf8');
  for (const words of ['Kelompok Kamis', 'Jemur dulu', `${PUBLIC_URL}/article/2`]) expect(content).toContain(words);

  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const neighbour = new PortalPage(await device.newPage());
  await neighbour.open('/en/saved');
  const chooser = neighbour.page.waitForEvent('filechooser');
  await neighbour.page.getByRole('button', { name: 'Bring in from a file' }).click();
  await (await chooser).setFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from(content) });
  await expect(neighbour.page.getByText('New articles: 1.')).toBeVisible();
  await expect(neighbour.page.getByRole('heading', { name: 'Kelompok Kamis' })).toBeVisible();
  await expect(neighbour.page.getByRole('textbox', { name: 'Note on' })).toHaveValue('Jemur dulu');
  await device.close();
});
