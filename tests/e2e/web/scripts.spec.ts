import type { Request } from '@playwright/test';
import { bundledArticles } from '#content/catalogue.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { publicAddresses } from '../pages/public-pages.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import {
  holders,
  intruders,
  isInstalled,
  isToldByItsFiles,
  keptOut,
  keptOutOfSignIn,
  privateCode,
} from '../../support/portal/kept-out.ts';
import { sentBytes, watchScripts } from '../../support/portal/site-scripts.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// What each page downloads is looked at in every-page.spec.ts.

test('would notice each library and each part of the private code', ({ portals }) => {
  const { folder } = portals.steady;
  for (const library of keptOut.filter(isInstalled)) {
    expect.soft(isToldByItsFiles(library), library.name).toBe(true);
    // What the portal uses stands in files of its own, which pages load when they are needed.
    const files = holders(folder, library);
    if (library.name === 'radix-ui') expect.soft(files.length, library.name).toBeGreaterThan(0);
    else expect.soft(files, library.name).toHaveLength(1);
  }
  for (const code of privateCode) expect.soft(holders(folder, code).length, code.name).toBeGreaterThan(0);
});

/**
 * KiB of text, code and typeface. Ordered are 150 with pictures and the headers of answers; by how quick a network is,
 * browsers fetch more or fewer pictures ahead, so these aren't counted here. Each is about a KiB above what the page weighs.
 */
const WHOLE_PAGES = { '/': 140, '/blog': 127, '/article/1': 130 } as const;

for (const [address, most] of Object.entries(WHOLE_PAGES)) {
  test(`a phone downloads at most ${most} KiB for ${address}, pictures apart`, async ({ page, portals }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'image') requests.push(request);
    });
    const portal = new PortalPage(page);
    await portal.open(`${portals.alone.url}${address}`);
    await portal.settled();
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThanOrEqual(most * 1024);
  });
}

/** KiB of code and styles: the admin application, and what the editor of an article with its canvas adds. */
const ADMIN = { dashboard: 345, canvas: 273 } as const;

test(`the dashboard downloads at most ${ADMIN.dashboard} KiB of files, the canvas ${ADMIN.canvas} more`, async ({
  page,
  context,
  portals,
}) => {
  const { folder, url, backend } = portals.steady;
  await context.addInitScript(() => origin !== 'null' && localStorage.setItem('tunas.writing-mode', 'canvas'));
  await signInBrowser(context, portals.steady, await addSuperAdmin(backend));
  const files = new Set<string>();
  page.on('request', (request) => {
    const file = request.url().replace(url, '');
    if (file.startsWith('/assets/')) files.add(file);
  });
  const bytes = () => [...files].reduce((sum, file) => sum + sentBytes(folder, file), 0);
  const admin = new AdminPage(page);
  await admin.enter();
  await admin.settled();
  const dashboard = bytes();
  expect(dashboard).toBeGreaterThan(200 * 1024);
  expect(dashboard).toBeLessThanOrEqual(ADMIN.dashboard * 1024);
  await new ArticleEditor(page).open('new');
  await admin.settled();
  const added = bytes() - dashboard;
  expect(added).toBeGreaterThan(100 * 1024);
  expect(added).toBeLessThanOrEqual(ADMIN.canvas * 1024);
});

test('/auth downloads its forms, and the accounts only with the first touch of one', async ({ page, portals }) => {
  const { folder, url } = portals.steady;
  const scripts = await watchScripts(page, portals.steady, '/auth');
  const portal = new PortalPage(page);
  await portal.open('/auth');
  await portal.settled();
  expect(intruders(folder, scripts.loaded(), [...keptOutOfSignIn, ...privateCode])).toEqual([]);
  const [accounts] = keptOut
    .filter(({ name }) => name === '@supabase/supabase-js')
    .flatMap((each) => holders(folder, each));
  const coming = page.waitForResponse(`${url}${accounts ?? ''}`);
  await page.locator('main form input').first().focus();
  expect((await coming).status()).toBe(200);
});

test('fetches what a form needs once somebody writes into it', async ({ page, portals }) => {
  const portal = new PortalPage(page);
  await portal.open('/contact');
  await portal.settled();
  const [zod] = keptOut.filter(({ name }) => name === 'zod').flatMap((each) => holders(portals.steady.folder, each));
  const coming = page.waitForResponse(`${portals.steady.url}${zod ?? ''}`);
  await page.getByRole('textbox', { name: 'Nama' }).focus();
  expect((await coming).status()).toBe(200);
});

test('fetches what keeps the library once somebody keeps it, and once more where that failed', async ({
  page,
  context,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/library');
  await portal.settled();
  const status = portal.main.getByRole('status').first();
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Simpan semuanya di perangkat ini' }).check();
  await expect(status).toContainText('Belum semua artikel tersimpan.');
  await context.setOffline(false);
  const coming = page.waitForResponse(/\/assets\/web-library-/);
  await page.getByRole('button', { name: 'Sinkronkan sekarang' }).click();
  expect((await coming).status()).toBe(200);
  await expect(status).toContainText('semuanya ada di perangkat ini');
});

test('has a picture for every share card, and the notices of all that visitors download', async ({
  request,
  baseURL,
}) => {
  const pictures = new Set<string>();
  const notices = new Set<string>();
  for (const { address } of publicAddresses) {
    const html = await (await request.get(address)).text();
    for (const [, picture = ''] of html.matchAll(/property="og:image" content="([^"]+)"/g)) pictures.add(picture);
    for (const [, notice = ''] of html.matchAll(/href="([^"]*notices[^"]*)"/g)) notices.add(notice);
  }
  // The home page's, and one of each article in each language.
  expect(pictures.size).toBe(1 + 2 * bundledArticles.length);
  for (const picture of pictures) {
    const answer = await request.get(picture.replace(PUBLIC_URL, baseURL ?? ''));
    expect(answer.headers()['content-type']).toBe(picture.endsWith('.png') ? 'image/png' : 'image/jpeg');
    // Some networks show no larger ones.
    expect((await answer.body()).byteLength).toBeLessThan(300_000);
  }
  expect(notices.size).toBe(1);
  const answer = await request.get([...notices][0] ?? '');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  for (const name of ['react', 'react-dom', 'i18next', 'zod', 'tailwindcss', 'Plus Jakarta Sans'])
    expect(text).toContain(`\n${name} `);
  expect((await request.get('/licences.json')).status()).toBe(404);
});
