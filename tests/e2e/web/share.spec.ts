import type { Page } from '@playwright/test';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** Presses a share button; tells the address that its window went to, its features, and the window's own size. */
async function share(page: Page, button: string | RegExp) {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const popup = await opening;
  await popup.waitForLoadState();
  const [, , features = ''] = await page.evaluate(
    () => (globalThis as unknown as { openedWith: [string, string, string?] }).openedWith,
  );
  const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight, window.opener === null] as const);
  const address = new URL(popup.url());
  await popup.close();
  const { origin, pathname, searchParams } = address;
  return { at: origin + pathname, given: Object.fromEntries(searchParams), features: features.split(','), size };
}

test('shares address and title in popups of 600 by 400 that know nothing of the page', async ({ page, context }) => {
  // No network is ever reached: an empty page stands in for all of them.
  await context.route(/facebook\.com|x\.com|wa\.me/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Network</title>' }),
  );
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...given) => {
      Object.assign(globalThis, { openedWith: given });
      return open(...given);
    };
  });
  const portal = new PortalPage(page);
  await portal.open('/article/1');
  const address = `${PUBLIC_URL}/article/1`;
  const title = 'Selada NFT pertama, dari benih sampai panen';
  const facebook = await share(page, 'Bagikan di Facebook');
  expect(facebook).toMatchObject({ at: 'https://www.facebook.com/sharer/sharer.php', given: { u: address } });
  expect(facebook.features).toEqual(expect.arrayContaining(['popup', 'noopener', 'width=600', 'height=400']));
  expect(facebook.size).toEqual([600, 400, true]);
  expect(await share(page, 'Bagikan di X')).toMatchObject({
    at: 'https://x.com/intent/post',
    given: { url: address, text: title },
    size: [600, 400, true],
  });
  // Whoever chose English on a plain address shares the English one.
  await portal.chooseLanguage('en');
  expect(await share(page, /WhatsApp/)).toMatchObject({
    at: 'https://wa.me/',
    given: { text: `Your first NFT lettuce, from seed to harvest ${PUBLIC_URL}/en/article/1` },
  });
});

test('copies the link by keyboard, says so for a while, and says where the browser refuses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const portal = new PortalPage(page);
  await portal.open('/article/2');
  await page.getByRole('button', { name: words.copyLink.id }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.copied.id })).toBeFocused();
  await expect(portal.main.getByRole('status')).toHaveText(words.copied.id);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${PUBLIC_URL}/article/2`);
  await expect(page.getByRole('button', { name: words.copyLink.id })).toBeVisible({ timeout: 6000 });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: words.copyLink.id }).click();
  await expect(portal.main.getByRole('status')).toHaveText(
    'Browser tidak mengizinkan menyalin. Salin dari bilah alamat.',
  );
});
