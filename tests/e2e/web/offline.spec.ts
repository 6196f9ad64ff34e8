import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { bundledArticles } from '#content/catalogue.ts';
import { serveSite, type ServedSite } from '#web/preview/serve-site.ts';
import { writeWorker } from '#web/prerender/worker-files.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { words } from '../pages/words.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test as base } from '../../support/portal/portal-test.ts';

/** A copy of the site at an address of its own, which can go away, come back, and be built anew. */
interface PhoneSite {
  readonly url: string;
  readonly folder: string;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

const test = base.extend<{ phoneSite: PhoneSite }>({
  serviceWorkers: 'allow',
  viewport: { width: 412, height: 823 },
  phoneSite: async ({ portals, context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tunas-phone-'));
    cpSync(portals.steady.folder, folder, { recursive: true });
    let served: ServedSite | null = await serveSite({ folder, port: 0 });
    const { url } = served;
    await use({
      url,
      folder,
      async goAway() {
        await served?.stop();
        served = null;
        await context.setOffline(true);
      },
      async comeBack() {
        await served?.stop();
        served = await serveSite({ folder, port: Number(new URL(url).port) });
        await context.setOffline(false);
      },
    });
    await served?.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

const article = (id: number) => bundledArticles.find((each) => each.id === id)!;

/** Opens a page as a new start of the browser's window would. */
async function restart(context: BrowserContext, site: PhoneSite, path: string): Promise<BlogPage> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(site.url + path);
  return new BlogPage(page);
}

/** Waits until the worker of the page is there. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const lookForNewBuild = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Keeps the library, by the switch. */
async function keepLibrary(context: BrowserContext, site: PhoneSite): Promise<BlogPage> {
  const phone = await restart(context, site, '/library');
  await workerReady(phone.page);
  await phone.page.getByLabel('Simpan semuanya di perangkat ini').focus();
  await phone.page.keyboard.press('Space');
  await expect(phone.main.getByText(/^\d+ artikel, semuanya ada di perangkat ini\.$/)).toBeVisible();
  return phone;
}

test('reads, searches and lists everything without a network after a restart, what was never opened included', async ({
  context,
  phoneSite: site,
}) => {
  test.slow();
  const first = await keepLibrary(context, site);
  await expect(first.main.getByText('Diperbarui baru saja')).toBeVisible();
  expect(await seriousFindings(first.page)).toEqual([]);

  await site.goAway();
  for (const [path, heading] of [
    ['/article/5', article(5).title.id],
    ['/en/article/4', article(4).title.en],
    ['/no-such/page', words.missing.id],
    ['/en/about', words.aboutTunas.en],
    ['/library', words.library.id],
  ] as const) {
    const phone = await restart(context, site, path);
    await expect(phone.heading).toHaveText(heading);
  }
  const blog = await restart(context, site, '/blog');
  await expect(blog.heading).toHaveText(words.articles.id);
  await blog.search.fill('drone');
  await expect(blog.titles).toHaveText([article(3).title.id]);
  await blog.titles.first().click();
  await expect(blog.heading).toHaveText(article(3).title.id);

  // Nothing of those who sign in is kept.
  expect(await blog.page.goto(`${site.url}/auth`).catch(() => null)).toBeNull();

  await site.comeBack();
  const back = await restart(context, site, '/contact');
  await expect(back.heading).toHaveText(words.contact.id);
});

test('a page that was read is there again without the library; what a strange network answers is never kept', async ({
  context,
  phoneSite: site,
}) => {
  const phone = await restart(context, site, '/about');
  await workerReady(phone.page);
  const page = readFileSync(join(site.folder, 'contact.html'), 'utf8');
  writeFileSync(join(site.folder, 'contact.html'), '<title>Wi-Fi</title><h1>Log in first</h1>');
  for (const ending of ['br', 'gz']) rmSync(join(site.folder, `contact.html.${ending}`), { force: true });
  await site.comeBack();
  const strange = await restart(context, site, '/contact');
  await expect(strange.page.locator('h1')).toHaveText('Log in first');
  await site.goAway();
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
  await site.comeBack();
  expect(await status(data)).toBe(404);
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

test('a newer build is told calmly and taken over when asked; VITE_OFFLINE=off takes everything back', async ({
  context,
  phoneSite: site,
}) => {
  test.slow();
  const phone = await restart(context, site, '/blog');
  await workerReady(phone.page);
  const [before] = await cacheNames(phone.page);
  await restart(context, site, '/blog');

  const file = join(site.folder, 'service-worker.js');
  const build = /tunas-build-(\w+)/.exec(before!)![1]!;
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(build, 'another'));
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  await site.comeBack();
  const open = await restart(context, site, '/blog');
  await open.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await lookForNewBuild(open.page);
  await expect(open.page.getByText('Tunas versi baru sudah siap.')).toBeVisible();
  await open.search.fill('kompos');
  // Nothing is loaded anew before somebody asks.
  expect(await open.page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await open.page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect.poll(() => open.page.evaluate(() => 'sameDocument' in globalThis).catch(() => true)).toBe(false);
  await expect(open.heading).toHaveText(words.articles.id);
  const names = await cacheNames(open.page);
  expect(names.filter((name) => name.startsWith('tunas-build-'))).toEqual(
    ['tunas-build-another', `tunas-build-${build}`].sort(),
  );

  await writeWorker(site.folder, {}, false);
  await site.comeBack();
  const last = await restart(context, site, '/blog');
  await lookForNewBuild(last.page).catch(() => undefined);
  await expect.poll(() => cacheNames(last.page)).toEqual([]);
  const without = await restart(context, site, '/about');
  await expect(without.heading).toHaveText(words.aboutTunas.id);
  expect(await without.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await workers(without.page)).toBeLessThanOrEqual(1);
});
