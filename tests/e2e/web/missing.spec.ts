import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const UNKNOWN = [
  { address: '/tidak-ada', language: 'id' },
  { address: '/deep/down/below?with=search', language: 'id' },
  { address: '/english', language: 'id' },
  { address: '/en/not-there', language: 'en' },
] as const;

for (const { address, language } of UNKNOWN) {
  test(`answers 404 with a page that helps on, and logs the path: ${address}`, async ({ page }) => {
    const watch = await watchPage(page);
    const portal = new PortalPage(page);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(portal.heading).toHaveText(words.missing[language]);
    await portal.alive();
    const path = address.split('?')[0] ?? '';
    await expect
      .poll(async () => (await watch.complaints()).filter((line) => line.includes('404: nobody knows')))
      .toEqual([expect.stringMatching(new RegExp(`^error: 404: nobody knows the page ${path}( \\(|$)`))]);
    await portal.main.getByRole('link', { name: words.missingHome[language] }).click();
    await expect(portal.heading).toHaveText(words.tagline[language]);
    await expect(page).toHaveURL(language === 'en' ? /\/en$/ : /:\d+\/$/);
  });
}

test('shows the same page, and logs the path, when a way within the portal leads nowhere', async ({ page }) => {
  const watch = await watchPage(page);
  const portal = new PortalPage(page);
  await portal.open('/');
  await page.evaluate(() => {
    history.pushState(null, '', '/gone');
    history.pushState(null, '', '/');
    history.back();
  });
  await expect(portal.heading).toHaveText(words.missing.id);
  await expect(portal.heading).toBeFocused();
  await expect
    .poll(async () => (await watch.complaints()).filter((line) => line.includes('404: nobody knows the page /gone')))
    .toHaveLength(1);
});

test('leads home in English without JavaScript too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const portal = new PortalPage(page);
  await page.goto(`${baseURL}/en/not-there`);
  await portal.main.getByRole('link', { name: words.missingHome.en }).click();
  await expect(portal.heading).toHaveText(words.tagline.en);
  await context.close();
});
