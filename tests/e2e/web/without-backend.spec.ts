import type { Page } from '@playwright/test';
import { expectHead } from '../pages/document-head.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { publicAddresses, type PublicAddress } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { takeBackendAway, type Absence } from '../../support/portal/backend-gone.ts';
import { quickestOfThree } from '../../support/portal/best-of.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const LIMIT_MS = 2000;

const some = (...addresses: readonly string[]) => publicAddresses.filter(({ address }) => addresses.includes(address));

/** One of each kind; where no answer ever comes, by `npm run prove`, all. */
const SOME = some('/', '/blog', '/article/1', '/en/about');

/** What waits for an answer shows where none ever comes, not where requests fail at once: that is walked by `npm run prove`. */
const ABSENCES: readonly Absence[] = LONG_FORM ? ['silent', 'refused'] : ['silent'];

/** Expects that a page is there, can be read and listens within 2 s of the wish to see it. */
async function expectQuickOpening(page: Page, { address, heading, language, letters }: PublicAddress): Promise<void> {
  const portal = new PortalPage(page);
  const time = await quickestOfThree(LIMIT_MS, async () => {
    const began = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    await expect(portal.heading).toHaveText(heading[language]);
    await portal.alive();
    await expect(portal.main).toBeVisible();
    return Date.now() - began;
  });
  expect.soft(time, address).toBeLessThan(LIMIT_MS);
  expect.soft((await page.locator('main').innerText()).length, address).toBeGreaterThan(letters);
}

/** Expects that a step taken on a page is done within 2 s; `prepare` brings the page to where it begins, at each try. */
async function expectQuick(what: string, step: () => Promise<void>, prepare?: () => Promise<unknown>): Promise<void> {
  const time = await quickestOfThree(LIMIT_MS, async () => {
    await prepare?.();
    const began = Date.now();
    await step();
    return Date.now() - began;
  });
  expect.soft(time, what).toBeLessThan(LIMIT_MS);
}

for (const absence of ABSENCES) {
  test(`does everything within 2 s with a backend that is gone (${absence})`, async ({ page, portals }) => {
    test.slow();
    await takeBackendAway(page, portals.steady.backend, absence);
    for (const each of LONG_FORM && absence === 'silent' ? publicAddresses : SOME) await expectQuickOpening(page, each);
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
    for (const { link, heading } of steps) {
      const from = page.url();
      const step = async () => {
        await link.first().click();
        await expect(portal.heading).toHaveText(heading);
      };
      await expectQuick(`the way to ${heading}`, step, async () => {
        if (page.url() !== from) await page.goBack();
        await expect(link.first()).toBeVisible();
      });
    }
    await expectQuick('another language', async () => {
      await portal.chooseLanguage('en');
      await expect(portal.heading).toHaveText(words.tagline.en);
    });
    await expectQuick('an unknown article', async () => {
      await page.goto('/article/999', { waitUntil: 'commit' });
      // The list, or words about why it can't be known: anything but an empty page.
      await expect(portal.heading).toBeVisible({ timeout: 15_000 });
    });
  });
}

test.describe('built without a backend', () => {
  test.use({ site: 'alone' });

  test('opens within 2 s, asks nobody, and names its own origin', async ({ page, portals, baseURL }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(portals.alone.url)) outside.push(request.url());
    });
    for (const each of some('/', '/article/1', '/en/about')) {
      await expectQuickOpening(page, each);
      await expectHead(page, each, each.language, baseURL);
    }
    expect(outside).toEqual([]);
  });
});
