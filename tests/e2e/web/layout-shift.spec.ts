import type { Page } from '@playwright/test';
import { PortalPage } from '../pages/portal-page.ts';
import { addressesOfRun, publicPages } from '../pages/public-pages.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test.use({ viewport: { width: 412, height: 823 } });

/** Holds every picture back until it is let through: on a slow network pictures come while their place is being read. */
async function holdPictures(page: Page): Promise<(path: string) => void> {
  const gates = new Map<string, { readonly opened: Promise<void>; readonly open: () => void }>();
  const gateOf = (path: string) => {
    const known = gates.get(path);
    if (known) return known;
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    gates.set(path, { opened, open });
    return { opened, open };
  };
  await page.route('**/pictures/**', async (route) => {
    await gateOf(new URL(route.request().url()).pathname).opened;
    await route.continue();
  });
  return (path) => gateOf(path).open();
}

/** From picture to picture, each of which arrives while its place is in view, down to the end of the page. */
async function readThrough(portal: PortalPage, letThrough: (path: string) => void): Promise<void> {
  for (const picture of await portal.main.locator('img').all()) {
    // Not Playwright's idea of visible: a picture that has no size before it comes counts above all.
    if (!(await picture.evaluate((image) => image.checkVisibility()))) continue;
    // In the middle: at the top the browser would scroll along with what grows there, and nobody would see it move.
    await picture.evaluate((image) => image.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    letThrough((await picture.getAttribute('src')) ?? '');
    // Not decode(), which refuses a picture that is still lazy.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy();
  }
  await portal.page.locator('footer').scrollIntoViewIfNeeded();
  await portal.settled();
}

for (const each of addressesOfRun) {
  test(`holds still while it comes to life and is read: ${each.address}`, async ({ page }) => {
    const watch = await watchPage(page);
    const letThrough = await holdPictures(page);
    const portal = new PortalPage(page);
    await page.goto(each.address, { waitUntil: 'commit' });
    await portal.alive();
    await readThrough(portal, letThrough);
    await expectStill(watch);
  });
}

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
