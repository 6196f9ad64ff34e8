import type { Page } from '@playwright/test';
import { PortalPage } from '../pages/portal-page.ts';
import { addressesOfRun } from '../pages/public-pages.ts';
import {
  holders,
  isInstalled,
  isToldByItsFiles,
  keptOut,
  keptOutOfSignIn,
  privateCode,
  type Library,
} from '../../support/portal/kept-out.ts';
import type { PortalUnderTest } from '../../support/portal/portals.ts';
import { scriptsOfPage, scriptText, sentBytes } from '../../support/portal/site-scripts.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const LIMIT = 100 * 1024;

/** What stands in `scripts` and shouldn't, each with the file that it came in. */
function intruders(
  folder: string,
  scripts: readonly string[],
  unwanted: readonly Pick<Library, 'name' | 'tells'>[],
): readonly string[] {
  return scripts.flatMap((address) =>
    unwanted.filter(({ tells }) => tells.test(scriptText(folder, address))).map(({ name }) => `${name} in ${address}`),
  );
}

/** Scripts that a page loads without a touch: those that its HTML asks for, and those that come by themselves. */
async function loadedBy(page: Page, { folder, url }: PortalUnderTest, address: string) {
  const html = await (await page.request.get(address)).text();
  const asked = scriptsOfPage(folder, html);
  const loaded = new Set(asked);
  page.on('response', (response) => {
    const script = response.url().replace(url, '');
    if (/^\/assets\/.+\.js$/.test(script)) loaded.add(script);
  });
  const portal = new PortalPage(page);
  await portal.open(address);
  await portal.settled();
  return { asked, loaded: [...loaded] };
}

for (const each of addressesOfRun.filter(({ path }) => path !== '/auth')) {
  test(`downloads only what it needs: ${each.address}`, async ({ page, portals }) => {
    const { folder } = portals.steady;
    const { asked, loaded } = await loadedBy(page, portals.steady, each.address);
    expect(asked.length).toBeGreaterThan(1);
    // Where a page is so short that its footer is in sight, what the footer says is brought up to date at once.
    const besides = loaded.filter((address) => !asked.includes(address) && !/\/site-reading-/.test(address));
    expect(besides).toEqual([]);
    expect(intruders(folder, loaded, [...keptOut, ...privateCode])).toEqual([]);
    const bytes = loaded.reduce((sum, address) => sum + sentBytes(folder, address), 0);
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  });
}

for (const address of ['/auth', '/en/auth']) {
  test(`downloads its forms, and the accounts only with the first touch of one: ${address}`, async ({
    page,
    portals,
  }) => {
    const { folder, url } = portals.steady;
    const { loaded } = await loadedBy(page, portals.steady, address);
    expect(intruders(folder, loaded, [...keptOutOfSignIn, ...privateCode])).toEqual([]);
    const [accounts] = keptOut
      .filter(({ name }) => name === '@supabase/supabase-js')
      .flatMap((each) => holders(folder, each));
    const coming = page.waitForResponse(`${url}${accounts ?? ''}`);
    await page.locator('main form input').first().focus();
    expect((await coming).status()).toBe(200);
  });
}

for (const library of keptOut) {
  test(`would notice ${library.name}`, ({ portals }) => {
    test.skip(!isInstalled(library), 'It is not installed: there is nothing to prove its tell-tale on yet.');
    expect(isToldByItsFiles(library)).toBe(true);
    // What the portal uses stands in files of its own, which pages load when they are needed.
    const files = holders(portals.steady.folder, library);
    if (library.name === 'radix-ui') expect(files.length).toBeGreaterThan(0);
    else expect(files).toHaveLength(1);
  });
}

for (const code of privateCode) {
  test(`would notice ${code.name}`, ({ portals }) => {
    expect(holders(portals.steady.folder, code).length).toBeGreaterThan(0);
  });
}

test('fetches what a form needs once somebody writes into it', async ({ page, portals }) => {
  const portal = new PortalPage(page);
  await portal.open('/contact');
  await portal.settled();
  const [zod] = keptOut.filter(({ name }) => name === 'zod').flatMap((each) => holders(portals.steady.folder, each));
  const coming = page.waitForResponse(`${portals.steady.url}${zod ?? ''}`);
  await page.getByRole('textbox', { name: 'Nama' }).focus();
  expect((await coming).status()).toBe(200);
});

test('the notices of all that visitors download are a link away', async ({ page, portals }) => {
  const portal = new PortalPage(page);
  await portal.open(`${portals.steady.url}/en/about`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Licences' });
  const answer = await page.request.get(`${portals.steady.url}${await link.getAttribute('href')}`);
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  for (const name of ['react', 'react-dom', 'i18next', 'zod', 'tailwindcss', 'Plus Jakarta Sans']) {
    expect(text).toContain(`\n${name} `);
  }
  expect((await page.request.get(`${portals.steady.url}/licences.json`)).status()).toBe(404);
});
