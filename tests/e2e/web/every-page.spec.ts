import type { Page } from '@playwright/test';
import { expectHead } from '../pages/document-head.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressesOfRun, publicAddresses, titleOf, type PublicAddress } from '../pages/public-pages.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import {
  LARGE_LETTERS,
  setLetters,
  spaceText,
  WIDTHS,
  WIDTHS_OF_RUN,
} from '../../support/portal/widths-and-letters.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { keptOut, privateCode, intruders } from '../../support/portal/kept-out.ts';
import { expectVisibleFocus } from '../../support/portal/keyboard.ts';
import { expectStill, watchPage, type PageWatch } from '../../support/portal/page-watch.ts';
import { sentBytes, watchScripts, type PageScripts } from '../../support/portal/site-scripts.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Checks for every page in one visit, since opening it takes most of the time: on a phone, at night and far from Jakarta, where
// what was built by day and there has to come to life all the same.

/** KiB of code that a page loads until somebody touches it. */
const LARGEST_SCRIPTS = 112;

/** Expects the page in its language, with a head that names it and nothing on the console. */
async function expectQuiet(page: Page, each: PublicAddress, watch: PageWatch): Promise<void> {
  const portal = new PortalPage(page);
  await expect(portal.heading).toHaveText(each.heading[each.language]);
  await expect(page.locator('html')).toHaveAttribute('lang', each.language);
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await expect(page).toHaveTitle(titleOf(each, each.language));
  await expectHead(page, each, each.language);
  const complaints = await watch.complaints();
  // Of the 404 page two lines are ordered: the browser's about its status, and ours, which names the unknown path.
  const ordered = each.status === 404 ? /status of 404|^error: 404: nobody knows the page/ : null;
  expect(complaints.filter((line) => !ordered?.test(line))).toEqual([]);
}

/** Expects that nothing is cut off or covered at these widths. */
async function expectFits(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await checkPage(page, `${what}, ${width} px`);
  }
}

/** Moves through the page with Tab, to its last link, and checks at every step that the focus is visible. */
async function expectFocusSeen(page: Page): Promise<void> {
  const stops = await page.evaluate(() => {
    const candidates = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]');
    return [...candidates].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('details:not([open]) > :not(summary)') &&
        // A list of tabs is one stop: it passes the focus on to its current tab, and arrow keys lead to the others.
        !element.matches('[role=tab]'),
    ).length;
  });
  expect(stops).toBeGreaterThan(10);
  // In newer versions of Chromium, Tab goes on from what was last scrolled to.
  await page.evaluate(() => document.documentElement.scrollIntoView({ behavior: 'instant' }));
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
  await expect(page.locator('footer a').last()).toBeFocused();
}

/** Expects that the page has asked for no script that it doesn't need. */
function expectFewScripts(each: PublicAddress, folder: string, scripts: PageScripts): void {
  const { asked } = scripts;
  const loaded = scripts.loaded();
  // What a form needs comes with /auth: scripts.spec.ts looks at that.
  if (each.path === '/auth') return;
  expect(asked.length).toBeGreaterThan(1);
  // On a short page the footer is visible and updated at once; the code that parses the backend's response is loaded with it.
  // An article with amounts loads its calculator, 9 KiB, after hydration.
  const reading = /\/(site-reading|parse-article)-/;
  const calculator = /\/(nearby-calculators|calculators|field|amounts)-/;
  const besides = loaded.filter(
    (address) => !asked.includes(address) && !reading.test(address) && !calculator.test(address),
  );
  // What reads the device, and the articles that an address names, comes once its page is there.
  if (!['/library', '/saved', '/factsheet'].includes(each.path)) expect(besides).toEqual([]);
  expect(intruders(folder, loaded, [...keptOut, ...privateCode])).toEqual([]);
  const sizeOf = (files: readonly string[]) => files.reduce((sum, address) => sum + sentBytes(folder, address), 0);
  expect(sizeOf(loaded.filter((address) => calculator.test(address)))).toBeLessThanOrEqual(10 * 1024);
  const bytes = sizeOf(loaded.filter((address) => !calculator.test(address)));
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(LARGEST_SCRIPTS * 1024);
}

test.describe('on a phone at night, in New York', () => {
  test.use({ viewport: { width: 412, height: 823 }, colorScheme: 'dark', timezoneId: 'America/New_York' });

  for (const each of addressesOfRun) {
    test(`downloads only what it needs, comes to life without a complaint, holds still while it is read, shows the focus, gives axe nothing serious to find, and fits: ${each.address}`, async ({
      page,
      portals,
    }) => {
      const watch = await watchPage(page);
      const letThrough = await holdPictures(page);
      const portal = new PortalPage(page);
      const scripts = await watchScripts(page, portals.steady, each.address);
      await page.goto(each.address, { waitUntil: 'commit' });
      await portal.settled('but pictures');
      // What comes when the footer is reached isn't counted.
      expectFewScripts(each, portals.steady.folder, scripts);
      await readThrough(portal, letThrough);
      await expectStill(watch);
      await expectQuiet(page, each, watch);

      await page.setViewportSize({ width: 1280, height: 720 });
      // Cards fade in: half faded they have too little contrast, for a quarter of a second.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectFocusSeen(page);
      expect.soft(await seriousFindings(page), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect.soft(await seriousFindings(page, 'colours alone'), 'light').toEqual([]);
      await expectFits(page, 'letters as usual', WIDTHS_OF_RUN.toReversed());
      await setLetters(page, LARGE_LETTERS);
      await expectFits(page, 'letters twice as large', WIDTHS_OF_RUN);
      await setLetters(page, 16);
      await spaceText(page);
      await expectFits(page, 'wide text', [WIDTHS[0]]);
    });
  }
});

/** A page of each kind; by `npm test` the one with the most on it, and one that is long. */
const KINDS = LONG_FORM ? ['/', '/blog', '/article/1', '/contact', '/no-such/page'] : ['/', '/article/1'];

test.describe('on a phone that remembers a language', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  for (const each of publicAddresses.filter(({ address }) => KINDS.includes(address))) {
    test(`turns English without a complaint, and holds still meanwhile: ${each.address}`, async ({ page }) => {
      const watch = await watchPage(page);
      const portal = new PortalPage(page);
      // The page is hidden for a second until it is English; a busy machine may take longer, and that isn't what is looked at.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
      await portal.remember('en');
      await portal.open(each.address);
      await expect(portal.heading).toHaveText(each.heading.en);
      await portal.settled();
      await expectStill(watch);
      await expectQuiet(page, { ...each, language: 'en' }, watch);
    });
  }

  test('stays English under an English address, and notices a shift where there is one', async ({ page }) => {
    const watch = await watchPage(page);
    const portal = new PortalPage(page);
    await portal.remember('id');
    const each = publicAddresses.find(({ address }) => address === '/en/about')!;
    await portal.open(each.address);
    await expectQuiet(page, each, watch);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforebegin', '<div style="height: 300px"></div>');
    });
    await expect.poll(async () => (await watch.layoutShift()).total).toBeGreaterThan(0.05);
  });
});

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
    // In the middle: at the top, scroll anchoring would hide that the page grows above.
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
