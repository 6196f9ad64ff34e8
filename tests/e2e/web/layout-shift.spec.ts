import { PortalPage } from '../pages/portal-page.ts';
import { publicPages } from '../pages/public-pages.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// That each page holds still while it is read is looked at in every-page.spec.ts.
test.use({ viewport: { width: 412, height: 823 } });

/** A page of each kind. */
const SOME = ['/', '/blog', '/article/1', '/contact', '/no-such/page'];

for (const each of publicPages.filter(({ path }) => SOME.includes(path))) {
  test(`holds still while it turns English: ${each.path}`, async ({ page }) => {
    const watch = await watchPage(page);
    const portal = new PortalPage(page);
    await portal.remember('en');
    await portal.open(each.path);
    await expect(portal.heading).toHaveText(each.heading.en);
    await portal.settled();
    await expectStill(watch);
  });
}

test('notices a shift where there is one', async ({ page }) => {
  const watch = await watchPage(page);
  await new PortalPage(page).open('/about');
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforebegin', '<div style="height: 300px"></div>');
  });
  await expect.poll(async () => (await watch.layoutShift()).total).toBeGreaterThan(0.05);
});
