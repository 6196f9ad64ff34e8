import type { Page } from '@playwright/test';
import { accountStates } from '../pages/account-states.ts';
import { adminScene } from '../pages/admin-scene.ts';
import { ADMIN_AREAS, adminStates } from '../pages/admin-states.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { publicAddresses } from '../pages/public-pages.ts';
import { publicStates } from '../pages/public-states.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { cutThings, LARGE_LETTERS, setLetters, WIDTHS } from '../../support/portal/cut-things.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test as portalTest } from '../../support/portal/portal-test.ts';
import { SHEET_FOLDER, takeSheet } from '../../support/portal/sheet.ts';
import { test as writingTest } from '../../support/portal/writing-test.ts';

// What holds in every state of every screen, with the longest texts that it takes: nothing for axe to find in either theme,
// nothing cut off at any width, nothing too small for a thumb. `npm test` looks at the narrowest screen and the widest one,
// in one language. `npm run sheet` takes pictures of the same states instead, and of the public pages.

const PROVE = Boolean(process.env['PROVE']);
const NARROW_AND_WIDE = PROVE ? WIDTHS : [WIDTHS[0], WIDTHS[3]];
const LOOK = { width: 1366, height: 740 };

/** Controls that a thumb would miss: less than 44 px high or wide. Those within a sentence may be. */
function smallControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main input:not([hidden]), main [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('p'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40);
        return `${element.tagName.toLowerCase()} "${name}": ${box.width} x ${box.height} px`;
      }),
  );
}

/** Looks at the state that is open. Soft: one that isn't as it should be hides no other one. */
async function expectSound(page: Page, name: string, thumbs = false): Promise<void> {
  const { width, height } = page.viewportSize() ?? LOOK;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await seriousFindings(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await seriousFindings(page, 'colours alone'), `${name}, dark`).toEqual([]);
  for (const letters of [16, LARGE_LETTERS]) {
    await setLetters(page, letters);
    for (const each of NARROW_AND_WIDE) {
      await page.setViewportSize({ width: each, height: 740 });
      const message = `${name} at ${each} px, letters of ${letters} px`;
      // Polled: React takes the sidebar away a moment after the window became narrow.
      await expect
        .configure({ soft: true })
        .poll(() => cutThings(page), { message, timeout: 4000 })
        .toEqual([]);
      if (thumbs && letters === 16) expect.soft(await smallControls(page), message).toEqual([]);
    }
  }
  await setLetters(page, 16);
  await page.setViewportSize({ width, height });
}

const look = SHEET_FOLDER === undefined ? expectSound : takeSheet;

portalTest.describe('of the public pages', () => {
  portalTest.use({ reducedMotion: 'reduce', viewport: LOOK });

  if (SHEET_FOLDER !== undefined) {
    for (const { address } of publicAddresses) {
      portalTest(address, async ({ page }) => {
        const portal = new PortalPage(page);
        await portal.open(address);
        await portal.settled();
        await takeSheet(page, `public ${address}`);
      });
    }
  }

  for (const { name, show } of publicStates) {
    for (const language of languagesOfRun('id')) {
      portalTest(`${name} (${language})`, async ({ page }) => {
        await show(page, language);
        await look(page, `${name} (${language})`);
      });
    }
  }
});

portalTest.describe('of the account', () => {
  portalTest.use({ reducedMotion: 'reduce', viewport: LOOK });

  for (const { name, site, show } of accountStates) {
    portalTest.describe(name, () => {
      portalTest.use({ site });

      for (const language of languagesOfRun('id')) {
        portalTest(`is sound (${language})`, async ({ page, context, portals }) => {
          await show({ page, context, portal: portals[site], language });
          await new PortalPage(page).settled();
          await look(page, `${name} (${language})`, true);
        });
      }
    });
  }
});

writingTest.describe('of the admin area', () => {
  writingTest.use({ reducedMotion: 'reduce', viewport: LOOK });

  for (const language of languagesOfRun('id')) {
    for (const area of ADMIN_AREAS) {
      writingTest(`${area} (${language})`, async ({ page, desk: api, portals }) => {
        writingTest.setTimeout(SHEET_FOLDER === undefined ? 240_000 : 0);
        const scene = await adminScene({ page, language, desk: api, backend: portals.writing.backend });
        for (const { name, show } of adminStates.filter((state) => state.area === area)) {
          await show(scene);
          await look(page, `${area}: ${name} (${language})`);
        }
      });
    }
  }
});
