import { expectHead } from '../pages/document-head.ts';
import { addressesOfRun } from '../pages/public-pages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test.use({ javaScriptEnabled: false });

for (const each of addressesOfRun) {
  test(`reads without JavaScript: ${each.address}`, async ({ page }) => {
    const response = await page.goto(each.address);
    expect(response?.status()).toBe(each.status);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main h1')).toHaveText(each.heading[each.language]);
    await expect(page.locator('main h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(each.letters);
    await expectHead(page, each, each.language);
    await expect(page.locator('header a, header summary').first()).toBeVisible();
  });
}
