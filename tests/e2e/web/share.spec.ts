import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// What each network is given, and in what window, share-addresses.test.ts and platform-hosts.test.ts say; that it opens, reading.spec.ts.

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
