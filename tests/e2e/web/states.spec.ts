import { accountVisits } from '../pages/account-visits.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { publicAddresses } from '../pages/public-pages.ts';
import { publicVisits } from '../pages/public-visits.ts';
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

  for (const { name, walk } of publicVisits) {
    for (const language of languagesOfRun('id')) {
      test(`${name}: sound in each state (${language})`, async ({ page }) => {
        await walk(page, language, (state) => lookAtState(page, `${state} (${language})`));
      });
    }
  }
});

test.describe('of the account', () => {
  test.use({ reducedMotion: 'reduce', viewport: LOOK });

  for (const { name, site, walk } of accountVisits) {
    test.describe(name, () => {
      test.use({ site });

      for (const language of languagesOfRun('id')) {
        test(`is sound in each state (${language})`, async ({ page, context, portals }) => {
          const portal = new PortalPage(page);
          const look = async (state: string): Promise<void> => {
            await portal.settled();
            await lookAtState(page, `${state} (${language})`, { thumbs: true });
          };
          await walk({ page, context, portal: portals[site], language, look });
        });
      }
    });
  }
});
