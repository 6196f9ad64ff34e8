import { PortalPage } from '../pages/portal-page.ts';
import { addressesOfRun } from '../pages/public-pages.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Cards fade in: half faded they have too little contrast, for a quarter of a second.
test.use({ reducedMotion: 'reduce' });

for (const each of addressesOfRun) {
  test(`gives axe nothing serious to find, in both themes: ${each.address}`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(each.address);
    await expect(portal.heading).toHaveText(each.heading[each.language]);
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await seriousFindings(page)).toEqual([]);
  });
}
