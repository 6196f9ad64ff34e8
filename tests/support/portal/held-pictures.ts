import { expect, type Page } from '@playwright/test';
import type { PortalPage } from '../../e2e/pages/portal-page.ts';

/** Holds every picture back until it is let through: on a slow network pictures come while their place is being read. */
export async function holdPictures(page: Page): Promise<(path: string) => void> {
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
export async function readThrough(portal: PortalPage, letThrough: (path: string) => void): Promise<void> {
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
