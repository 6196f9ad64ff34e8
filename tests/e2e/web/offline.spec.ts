import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../pages/words.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { expect, restart, test, workerReady } from '../../support/portal/phone-site.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('what was read is there again without the library; what is withdrawn or a strange network’s is not; files are saved and packs opened by code that was never loaded', async ({
  context,
  phoneSite: site,
}) => {
  allowFinding(
    /^complaint: uncaught: Cannot destructure property 'contact'/,
    'the site answers 404 for a page that it was built with',
  );
  allowFinding(/^picture: lost picture/, 'without a kept library no picture is kept that wasn’t opened');
  const { page } = await restart(context, site, '/about');
  await workerReady(page);
  const areKept = (paths: readonly string[]) => () =>
    page.evaluate(
      (all) => Promise.all(all.map(async (path) => Boolean(await caches.match(path, { ignoreVary: true })))),
      paths,
    );
  const fetched = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path);
  const remove = (name: string): void => {
    for (const ending of ['', '.br', '.gz']) rmSync(join(site.folder, name + ending), { force: true });
  };

  await test.step('an article that only the backend withdrew is not kept, while the site goes on answering with it', async () => {
    await page.goto(`${site.url}/article/4`);
    await fetched('/data/id/article-4.json');
    const kept = areKept(['/article/4', '/data/id/article-4.json']);
    await expect.poll(kept).toEqual([true, true]);
    const headers = { 'access-control-allow-origin': '*' };
    await context.route(/\/rpc\/article_version/, (route) => route.fulfill({ headers, json: null }));
    await page.reload();
    await expect(page).toHaveURL(/\/blog$/);
    await expect.poll(kept).toEqual([false, false]);
    await context.unroute(/\/rpc\/article_version/);
  });

  await test.step('nor is what the site no longer has', async () => {
    await page.goto(`${site.url}/contact`);
    const data = '/data/id/article-5.json';
    const kept = areKept(['/contact', data]);
    expect(await fetched(data)).toBe(200);
    await expect.poll(kept).toEqual([true, true]);
    expect(readFileSync(join(site.folder, 'contact.html'), 'utf8')).toContain('<div id="portal">');
    remove('contact.html');
    remove('data/id/article-5.json');
    await site.comeBack(context);
    // A busy machine may take longer than the worker waits for the network.
    await expect.poll(() => fetched(data)).toBe(404);
    expect((await page.goto(`${site.url}/contact`))!.status()).toBe(404);
    await expect.poll(kept).toEqual([false, false]);
  });

  await test.step('nor what a strange network answers', async () => {
    writeFileSync(join(site.folder, 'contact.html'), '<title>Wi-Fi</title><h1>Log in first</h1>');
    await site.comeBack(context);
    await page.goto(`${site.url}/contact`);
    await expect(page.locator('h1')).toHaveText('Log in first');
  });

  const article = await restart(context, site, '/article/2');
  await article.page.getByLabel('Simpan dan pakai').click();
  await article.page.getByRole('button', { name: 'Simpan artikel ini' }).click();
  await site.goAway(context);

  await test.step('without a network, pages that were read are there', async () => {
    const about = await restart(context, site, '/about');
    await expect(about.heading).toHaveText(words.aboutTunas.id);
    const contact = await restart(context, site, '/contact');
    await expect(contact.page.getByText('Log in first')).toHaveCount(0);
  });

  await test.step('files are saved and packs are opened, by code that was never loaded before', async () => {
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
});

test('an article was read, and nothing else is here: the way out of other pages leads to it, and lists say what isn’t here', async ({
  context,
  phoneSite: site,
}) => {
  allowFinding(/^picture: lost picture/, 'without a kept library no picture is kept that wasn’t opened');
  const { page } = await restart(context, site, '/article/7');
  await workerReady(page);
  const isKept = (path: string) =>
    page.evaluate(async (address) => Boolean(await caches.match(address, { ignoreVary: true })), path);
  await expect.poll(() => isKept('/article/7')).toBe(true);
  const title = await page.locator('h1').innerText();
  await site.goAway(context);

  for (const path of ['/article/3', '/blog']) {
    await page.goto(site.url + path);
    await expect(page.locator('h1')).toHaveText('Bagian ini belum bisa dibuka');
    await page.getByRole('link', { name: 'Artikel yang bisa dibaca sekarang' }).click();
    const readable = page.locator('main a[href*="/article/"]');
    await expect(readable).toHaveText([title]);
    await readable.click();
    await expect(page.locator('h1')).toHaveText(title);
  }

  await site.comeBack(context);
  await page.goto(`${site.url}/blog`);
  const cards = page.locator('.card-list article');
  const absent = page.locator('.card-list').getByText('Belum ada di perangkat ini');
  await expect(cards.first()).toBeVisible();
  await expect(absent).toHaveCount(0);
  await expect.poll(() => isKept('/blog')).toBe(true);
  await site.goAway(context);
  await page.reload();
  await expect(absent).toHaveCount((await cards.count()) - 1);
  await expect(cards.filter({ hasText: title })).not.toContainText('Belum ada di perangkat ini');
});
