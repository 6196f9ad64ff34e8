import { adminScene } from '../pages/admin-scene.ts';
import { ADMIN_AREAS, adminStates, isSeenInTheDark } from '../pages/admin-states.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { LOOK, lookAtState } from '../../support/portal/look-at-state.ts';
import { SHEET_FOLDER } from '../../support/portal/sheet.ts';
import { test } from '../../support/portal/writing-test.ts';

test.describe('of the admin area', () => {
  test.use({ reducedMotion: 'reduce', viewport: LOOK });

  for (const language of languagesOfRun('id')) {
    for (const area of ADMIN_AREAS) {
      test(`${area} (${language})`, async ({ page, draftApi: api, portals }) => {
        test.setTimeout(SHEET_FOLDER === undefined ? 240_000 : 0);
        const scene = await adminScene({ page, language, draftApi: api, backend: portals.writing.backend });
        for (const state of adminStates.filter((each) => each.area === area)) {
          await state.show(scene);
          await lookAtState(page, `${area}: ${state.name} (${language})`, { dark: isSeenInTheDark(state) });
        }
      });
    }
  }
});
