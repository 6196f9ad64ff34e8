import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// What each network is given, and in what window: share-addresses.test.ts and platform-hosts.test.ts.

test('opens a network, and copies the link by keyboard, says so for a while, and says where the browser refuses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const portal = new PortalPage(page);
  await portal.open('/article/2');
  const sharing = portal.main.getByRole('region', { name: 'Bagikan' });
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const opening = context.waitForEvent('page');
  await sharing.getByRole('button', { name: 'WhatsApp' }).click();
  const opened = await opening;
  await opened.waitForURL('https://wa.me/**');
  expect(new URL(opened.url()).searchParams.get('text')).toContain(` ${PUBLIC_URL}/article/2`);
  await opened.close();
  await page.getByRole('button', { name: words.copyLink.id }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.copied.id })).toBeFocused();
  await expect(sharing.getByRole('status').last()).toHaveText(words.copied.id);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${PUBLIC_URL}/article/2`);
  await expect(page.getByRole('button', { name: words.copyLink.id })).toBeVisible({ timeout: 6000 });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: words.copyLink.id }).click();
  await expect(sharing.getByRole('status').last()).toHaveText(
    'Browser tidak mengizinkan menyalin. Salin dari bilah alamat.',
  );
});

test('a phone’s first view of an article holds its lead, and its head leads to every way to share', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const portal = new PortalPage(page);
  for (const language of LANGUAGES) {
    const lengths = bundledArticles.map(({ title, excerpt }) => title[language].length + excerpt[language].length);
    for (const [index, { id }] of bundledArticles.entries()) {
      // The head with the most words stands for all of them by `npm test`.
      if (!LONG_FORM && lengths[index] !== Math.max(...lengths)) continue;
      await portal.open(addressOf(`/article/${id}`, language));
      const lead = await portal.main.locator('.article-text > :first-child').boundingBox();
      // A line and a half of it at least.
      expect(lead?.y, `${language}, ${id}`).toBeLessThanOrEqual(690);
    }
  }
  await portal.open('/article/2');
  await portal.settled();
  await portal.main.getByRole('button', { name: 'Simpan dan pakai' }).first().click();
  await page.getByRole('button', { name: 'Cara lain membagikan' }).click();
  await expect(page.getByRole('button', { name: words.copyLink.id })).toBeInViewport();
});
