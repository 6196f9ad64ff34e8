import type { Page } from '@playwright/test';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const TITLES = {
  id: 'Selada NFT pertama, dari benih sampai panen',
  en: 'Your first NFT lettuce, from seed to harvest',
} as const;

const BUTTONS = {
  facebook: { id: 'Bagikan di Facebook', en: 'Share on Facebook' },
  x: { id: 'Bagikan di X', en: 'Share on X' },
  whatsapp: { id: /WhatsApp/, en: /WhatsApp/ },
} as const;

type Network = keyof typeof BUTTONS;

/** Presses a share button; tells the address that its window went to, its features, and the window's own size. */
async function share(page: Page, network: Network, language: 'id' | 'en') {
  // No network is ever reached: an empty page stands in for all of them.
  await page
    .context()
    .route(/facebook\.com|x\.com|wa\.me/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Network</title>' }),
    );
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...given) => {
      Object.assign(globalThis, { openedWith: given });
      return open(...given);
    };
  });
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: BUTTONS[network][language] }).click();
  const popup = await opening;
  await popup.waitForLoadState();
  const [, , features = ''] = await page.evaluate(
    () => (globalThis as unknown as { openedWith: [string, string, string?] }).openedWith,
  );
  const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight, window.opener === null] as const);
  return { address: new URL(popup.url()), features: features.split(','), size };
}

for (const language of ['id', 'en'] as const) {
  const address = PUBLIC_URL + addressOf('/article/1', language);
  const title = TITLES[language];

  test(`shares the page's address on Facebook in a popup of 600 by 400 (${language})`, async ({ page }) => {
    await new PortalPage(page).open(addressOf('/article/1', language));
    const shared = await share(page, 'facebook', language);
    expect(shared.address.origin + shared.address.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(Object.fromEntries(shared.address.searchParams)).toEqual({ u: address });
    expect(shared.features).toEqual(expect.arrayContaining(['popup', 'noopener', 'width=600', 'height=400']));
    expect(shared.size).toEqual([600, 400, true]);
  });

  test(`shares address and title on X in a popup of 600 by 400 (${language})`, async ({ page }) => {
    await new PortalPage(page).open(addressOf('/article/1', language));
    const shared = await share(page, 'x', language);
    expect(shared.address.origin + shared.address.pathname).toBe('https://x.com/intent/post');
    expect(Object.fromEntries(shared.address.searchParams)).toEqual({ url: address, text: title });
    expect(shared.size).toEqual([600, 400, true]);
  });

  test(`sends title and address on WhatsApp (${language})`, async ({ page }) => {
    await new PortalPage(page).open(addressOf('/article/1', language));
    const shared = await share(page, 'whatsapp', language);
    expect(shared.address.origin).toBe('https://wa.me');
    expect(Object.fromEntries(shared.address.searchParams)).toEqual({ text: `${title} ${address}` });
  });

  test(`copies the link (${language})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const portal = new PortalPage(page);
    await portal.open(addressOf('/article/1', language));
    await page.getByRole('button', { name: words.copyLink[language] }).click();
    await expect(page.getByRole('button', { name: words.copied[language] })).toBeVisible();
    await expect(portal.main.getByRole('status')).toHaveText(words.copied[language]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page.getByRole('button', { name: words.copyLink[language] })).toBeVisible({ timeout: 6000 });
  });
}

test('says so where the browser refuses to copy', async ({ page }) => {
  const portal = new PortalPage(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await portal.open('/article/1');
  await page.getByRole('button', { name: words.copyLink.id }).click();
  await expect(portal.main.getByRole('status')).toHaveText(
    'Browser tidak mengizinkan menyalin. Salin dari bilah alamat.',
  );
});

test('shares by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new PortalPage(page).open('/article/2');
  await page.getByRole('button', { name: words.copyLink.id }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.copied.id })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${PUBLIC_URL}/article/2`);
});

test('shares the English address of a reader who chose English on a plain one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const portal = new PortalPage(page);
  await portal.remember('en');
  await portal.open('/article/1');
  await page.getByRole('button', { name: words.copyLink.en }).click();
  await expect(page.getByRole('button', { name: words.copied.en })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${PUBLIC_URL}/en/article/1`);
});
