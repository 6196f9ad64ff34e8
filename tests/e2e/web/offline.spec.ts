import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../pages/words.ts';
import { expect, restart, test, workerReady } from '../../support/portal/phone-site.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('a page that was read is there again without the library; what a strange network answers is never kept', async ({
  context,
  phoneSite: site,
}) => {
  const phone = await restart(context, site, '/about');
  await workerReady(phone.page);
  const page = readFileSync(join(site.folder, 'contact.html'), 'utf8');
  writeFileSync(join(site.folder, 'contact.html'), '<title>Wi-Fi</title><h1>Log in first</h1>');
  for (const ending of ['br', 'gz']) rmSync(join(site.folder, `contact.html.${ending}`), { force: true });
  await site.comeBack(context);
  const strange = await restart(context, site, '/contact');
  await expect(strange.page.locator('h1')).toHaveText('Log in first');
  await site.goAway(context);
  const about = await restart(context, site, '/about');
  await expect(about.heading).toHaveText(words.aboutTunas.id);
  const contact = await restart(context, site, '/contact');
  await expect(contact.page.getByText('Log in first')).toHaveCount(0);
  expect(page).toContain('<div id="portal">');
});

test('what the site no longer has is not kept either', async ({ context, phoneSite: site }) => {
  const [page, data] = ['/contact', '/data/id/article-5.json'];
  const phone = await restart(context, site, '/about');
  await workerReady(phone.page);
  await restart(context, site, page);
  const about = await restart(context, site, '/about');
  const status = (address: string) => about.page.evaluate(async (path) => (await fetch(path)).status, address);
  const kept = () =>
    about.page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => Boolean(await caches.match(path, { ignoreVary: true })))),
      [page, data],
    );
  expect(await status(data)).toBe(200);
  await expect.poll(kept).toEqual([true, true]);

  for (const name of ['contact.html', 'data/id/article-5.json'])
    for (const ending of ['', '.br', '.gz']) rmSync(join(site.folder, name + ending), { force: true });
  await site.comeBack(context);
  // A busy machine may take longer than the worker waits for the network.
  await expect.poll(() => status(data)).toBe(404);
  const reader = await context.newPage();
  expect((await reader.goto(site.url + page))!.status()).toBe(404);
  await expect.poll(kept).toEqual([false, false]);
});

test('an article that only the backend withdrew is not kept either, while the site goes on answering with it', async ({
  context,
  phoneSite: site,
}) => {
  const paths = ['/article/4', '/data/id/article-4.json'];
  const phone = await restart(context, site, '/about');
  await workerReady(phone.page);
  const reader = await restart(context, site, '/article/4');
  await reader.page.evaluate(async () => void (await fetch('/data/id/article-4.json')));
  const kept = () =>
    reader.page.evaluate(
      (all) => Promise.all(all.map(async (path) => Boolean(await caches.match(path, { ignoreVary: true })))),
      paths,
    );
  await expect.poll(kept).toEqual([true, true]);

  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/\/rpc\/article_version/, (route) => route.fulfill({ headers, json: null }));
  await reader.page.reload();
  await expect(reader.page).toHaveURL(/\/blog$/);
  await expect.poll(kept).toEqual([false, false]);
});

test('files are saved and packs are opened without a network, by code that was never loaded before', async ({
  context,
  phoneSite: site,
}) => {
  const first = await restart(context, site, '/article/2');
  await workerReady(first.page);
  await first.page.getByLabel('Simpan dan pakai').click();
  await first.page.getByRole('button', { name: 'Simpan artikel ini' }).click();
  await site.goAway(context);
  const saved = await restart(context, site, '/saved');
  const download = saved.page.waitForEvent('download');
  await saved.page.getByRole('button', { name: 'Simpan ke file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.html$/);
  const library = await restart(context, site, '/library');
  await library.page.getByRole('button', { name: 'Simpan atau buka paket' }).click();
  const choosing = library.page.waitForEvent('filechooser');
  await library.page.getByRole('button', { name: 'Pilih file...' }).click();
  await (await choosing).setFiles({ name: 'x.tunas', mimeType: '', buffer: Buffer.from('x') });
  await expect(library.page.getByText('File ini bukan paket Tunas.')).toBeVisible();
});
