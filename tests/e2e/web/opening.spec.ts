import type { Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf, pagesOfRun, type PublicPage, publicPages, titleOf } from '../pages/public-pages.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** Opens a page as a reader would and expects it in `language`, with nothing on the console. */
async function expectQuietOpening(page: Page, each: PublicPage, address: string, language: Language): Promise<void> {
  const watch = await watchPage(page);
  const portal = new PortalPage(page);
  await portal.open(address);
  await expect(portal.heading).toHaveText(each.heading[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await expect(page).toHaveTitle(titleOf(each, language));
  await portal.settled();
  const complaints = await watch.complaints();
  // Of the 404 page two lines are ordered: the browser's about its status, and ours, which names the unknown path.
  const ordered = each.status === 404 ? /status of 404|^error: 404: nobody knows the page/ : null;
  expect(complaints.filter((line) => !ordered?.test(line))).toEqual([]);
}

// That each page opens quietly in its own language is looked at in every-page.spec.ts.

test.describe('with English stored', () => {
  for (const each of pagesOfRun) {
    test(`turns English without a complaint: ${each.path}`, async ({ page }) => {
      await new PortalPage(page).remember('en');
      await expectQuietOpening(page, each, each.path, 'en');
    });
  }
});

test.describe('with Indonesian stored', () => {
  for (const each of publicPages.filter(({ path }) => ['/', '/blog', '/article/1', '/no-such/page'].includes(path))) {
    test(`stays English under its English address: ${each.path}`, async ({ page }) => {
      await new PortalPage(page).remember('id');
      await expectQuietOpening(page, each, addressOf(each.path, 'en'), 'en');
    });
  }
});
