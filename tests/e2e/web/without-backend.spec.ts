import type { Page } from '@playwright/test';
import { PortalPage } from '../pages/portal-page.ts';
import { addressesOfRun } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { takeBackendAway, type Absence } from '../../support/portal/backend-gone.ts';
import { quickestOfThree } from '../../support/portal/best-of.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const LIMIT_MS = 2000;
const SOME = ['/', '/blog', '/article/1', '/en/about'];

/** From the wish to see a page until its heading and its text are there and its scripts listen, in ms. */
async function openingTime(page: Page, address: string, heading: string): Promise<number> {
  const portal = new PortalPage(page);
  const began = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await expect(portal.heading).toHaveText(heading);
  await expect(portal.heading).toBeVisible();
  await portal.alive();
  await expect(portal.main).toBeVisible();
  return Date.now() - began;
}

for (const absence of ['silent', 'refused'] as const satisfies readonly Absence[]) {
  test.describe(`with a backend that is gone (${absence})`, () => {
    test.beforeEach(({ page, portals }) => takeBackendAway(page, portals.steady.backend, absence));

    // One of each kind where requests fail at once: what waits for an answer shows where none ever comes.
    const opened = addressesOfRun.filter(({ address }) => absence === 'silent' || SOME.includes(address));
    for (const { address, heading, language, letters } of opened) {
      test(`opens and reads within 2 s: ${address}`, async ({ page }) => {
        const time = await quickestOfThree(LIMIT_MS, () => openingTime(page, address, heading[language]));
        expect(time).toBeLessThan(LIMIT_MS);
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(letters);
      });
    }

    test('goes from page to page within 2 s', async ({ page }) => {
      const portal = new PortalPage(page);
      await portal.open('/');
      const steps = [
        { link: portal.entry('articles', 'id'), heading: words.articles.id },
        {
          link: portal.main.getByRole('link', { name: 'Kompos cacing dari sisa dapur' }),
          heading: 'Kompos cacing dari sisa dapur',
        },
        { link: portal.entry('contact', 'id'), heading: words.contact.id },
        { link: portal.entry('home', 'id'), heading: words.tagline.id },
      ];
      const walk = async (): Promise<number> => {
        let slowest = 0;
        for (const { link, heading } of steps) {
          const began = Date.now();
          await link.first().click();
          await expect(portal.heading).toHaveText(heading);
          slowest = Math.max(slowest, Date.now() - began);
        }
        return slowest;
      };
      expect(await quickestOfThree(LIMIT_MS, walk)).toBeLessThan(LIMIT_MS);
    });

    test('changes the language within 2 s', async ({ page }) => {
      const portal = new PortalPage(page);
      await portal.open('/article/1');
      const change = async (): Promise<number> => {
        await portal.chooseLanguage('id');
        const began = Date.now();
        await portal.languageLink('en').click();
        await expect(portal.heading).toHaveText('Your first NFT lettuce, from seed to harvest');
        return Date.now() - began;
      };
      expect(await quickestOfThree(LIMIT_MS, change)).toBeLessThan(LIMIT_MS);
    });

    test('leads from an unknown article to the list within 2 s', async ({ page }) => {
      const portal = new PortalPage(page);
      const lead = async (): Promise<number> => {
        const began = Date.now();
        await page.goto('/article/999', { waitUntil: 'commit' });
        // The list, or words about why it can't be known: anything but an empty page.
        await expect(portal.heading).toBeVisible({ timeout: 15_000 });
        return Date.now() - began;
      };
      expect(await quickestOfThree(LIMIT_MS, lead)).toBeLessThan(LIMIT_MS);
    });
  });
}

test.describe('built without a backend', () => {
  test.use({ site: 'alone' });

  for (const { address, heading, language, letters } of addressesOfRun) {
    test(`opens and reads within 2 s: ${address}`, async ({ page, portals }) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(portals.alone.url)) outside.push(request.url());
      });
      const time = await quickestOfThree(LIMIT_MS, () => openingTime(page, address, heading[language]));
      expect(time).toBeLessThan(LIMIT_MS);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(letters);
      expect(outside).toEqual([]);
    });
  }
});
