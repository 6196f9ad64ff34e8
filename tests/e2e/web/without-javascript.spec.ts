import { expectHead } from '../pages/document-head.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressesOfRun, publicAddresses } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test.use({ javaScriptEnabled: false });

test('reads every page without JavaScript', async ({ page, request }) => {
  for (const each of publicAddresses) {
    const answer = await request.get(each.address);
    const html = await answer.text();
    expect(answer.status(), each.address).toBe(each.status);
    expect(html, each.address).toContain(`<html lang="${each.language}"`);
    expect(html.match(/<h1[\s>]/g), each.address).toHaveLength(1);
  }
  for (const each of addressesOfRun) {
    await test.step(each.address, async () => {
      await page.goto(each.address);
      await expect(page.locator('main h1')).toHaveText(each.heading[each.language]);
      await expect(page.locator('main h1')).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(each.letters);
      await expectHead(page, each, each.language);
      await expect(page.locator('header a, header summary').first()).toBeVisible();
    });
  }
});

test('leads on by plain links: the phone’s menu, the other language, home from a page that isn’t there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const portal = new PortalPage(page);
  await page.goto('/');
  await portal.menuButton.click();
  await portal.entry('about', 'id').click();
  await expect(portal.heading).toHaveText(words.aboutTunas.id);
  await portal.languageLink('en').click();
  await expect(page).toHaveURL(/\/en\/about$/);
  await portal.languageLink('id').click();
  await expect(page).toHaveURL(/[^n]\/about$/);
  await page.goto('/en/not-there');
  await portal.main.getByRole('link', { name: words.missingHome.en }).click();
  await expect(portal.heading).toHaveText(words.tagline.en);
});
