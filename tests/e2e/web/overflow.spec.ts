import { PortalPage } from '../pages/portal-page.ts';
import { addressesOfRun } from '../pages/public-pages.ts';
import { cutThings } from '../../support/portal/cut-things.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const WIDTHS = [320, 360, 768, 1366] as const;

for (const each of addressesOfRun) {
  test(`fits the screen at every width: ${each.address}`, async ({ page }) => {
    const portal = new PortalPage(page);
    await page.setViewportSize({ width: WIDTHS[0], height: 740 });
    await portal.open(each.address);
    await expect(portal.heading).toHaveText(each.heading[each.language]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutThings(page), `${width} px`).toEqual([]);
    }
  });
}
