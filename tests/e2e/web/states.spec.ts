import { accountStates } from '../pages/account-states.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { publicAddresses } from '../pages/public-pages.ts';
import { publicStates } from '../pages/public-states.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { LOOK, lookAtState } from '../../support/portal/look-at-state.ts';
import { test } from '../../support/portal/portal-test.ts';
import { SHEET_FOLDER, takeSheet } from '../../support/portal/sheet.ts';

test.describe('of the public pages', () => {
  test.use({ reducedMotion: 'reduce', viewport: LOOK });

  if (SHEET_FOLDER !== undefined) {
    for (const { address } of publicAddresses) {
      test(address, async ({ page }) => {
        const portal = new PortalPage(page);
        await portal.open(address);
        await portal.settled();
        await takeSheet(page, `public ${address}`);
      });
    }
  }

  for (const { name, show } of publicStates) {
    for (const language of languagesOfRun('id')) {
      test(`${name} (${language})`, async ({ page }) => {
        await show(page, language);
        await lookAtState(page, `${name} (${language})`);
      });
    }
  }
});

test.describe('of the account', () => {
  test.use({ reducedMotion: 'reduce', viewport: LOOK });

  for (const { name, site, show } of accountStates) {
    test.describe(name, () => {
      test.use({ site });

      for (const language of languagesOfRun('id')) {
        test(`is sound (${language})`, async ({ page, context, portals }) => {
          await show({ page, context, portal: portals[site], language });
          await new PortalPage(page).settled();
          await lookAtState(page, `${name} (${language})`, true);
        });
      }
    });
  }
});
