import { PortalPage } from '../pages/portal-page.ts';
import {
  holders,
  intruders,
  isInstalled,
  isToldByItsFiles,
  keptOut,
  keptOutOfSignIn,
  privateCode,
} from '../../support/portal/kept-out.ts';
import { loadedBy } from '../../support/portal/site-scripts.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// What each page downloads is looked at in every-page.spec.ts.

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
