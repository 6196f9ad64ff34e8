import { adminScene } from '../pages/admin-scene.ts';
import { ADMIN_AREAS, adminStates } from '../pages/admin-states.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test.use({ reducedMotion: 'reduce' });

/** Both themes by `npm run prove`, one by `npm test`. */
const THEMES = process.env['PROVE'] ? (['light', 'dark'] as const) : (['light'] as const);

for (const language of languagesOfRun('id')) {
  for (const area of ADMIN_AREAS) {
    test(`gives axe nothing serious to find in any state: ${area} (${language})`, async ({
      page,
      desk: api,
      portals,
    }) => {
      test.slow();
      const scene = await adminScene({ page, language, desk: api, backend: portals.writing.backend });
      for (const { name, show } of adminStates.filter((state) => state.area === area)) {
        await show(scene);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect.soft(await seriousFindings(page), `${name}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
}
