import type { Page } from '@playwright/test';
import { accountStates } from '../pages/account-states.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { cutThings, LARGE_LETTERS, setLetters, WIDTHS } from '../../support/portal/cut-things.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test.use({ reducedMotion: 'reduce' });

/** Controls of the page that a thumb would miss: less than 44 px high or wide. Those within a sentence may be. */
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

for (const { name, site, show } of accountStates) {
  test.describe(name, () => {
    test.use({ site });

    for (const language of languagesOfRun('id')) {
      // One test for both: leading there is most of the work.
      test(`fits every screen and thumb, and gives axe nothing serious to find (${language})`, async ({
        page,
        context,
        portals,
      }) => {
        await page.setViewportSize({ width: 1366, height: 740 });
        await show({ page, context, portal: portals[site], language });
        await new PortalPage(page).settled();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect.soft(await seriousFindings(page), colorScheme).toEqual([]);
        }
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 740 });
          expect.soft(await cutThings(page), `${width} px`).toEqual([]);
          expect.soft(await smallControls(page), `${width} px`).toEqual([]);
        }
        await setLetters(page, LARGE_LETTERS);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 740 });
          expect.soft(await cutThings(page), `${width} px, letters twice as large`).toEqual([]);
        }
      });
    }
  });
}
