import { PortalPage } from '../pages/portal-page.ts';
import { addressesOfRun } from '../pages/public-pages.ts';
import { cutThings, LARGE_LETTERS, setLetters, spaceText, WIDTHS } from '../../support/portal/cut-things.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

for (const each of addressesOfRun) {
  test(`fits the screen at every width, with letters twice as large and with wide text: ${each.address}`, async ({
    page,
  }) => {
    const portal = new PortalPage(page);
    const fitsEverywhere = async (letters: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await cutThings(page), `${letters}, ${width} px`).toEqual([]);
      }
    };
    await page.setViewportSize({ width: WIDTHS[0], height: 740 });
    await portal.open(each.address);
    await expect(portal.heading).toHaveText(each.heading[each.language]);
    await fitsEverywhere('letters as usual');
    await setLetters(page, LARGE_LETTERS);
    await fitsEverywhere('letters twice as large');
    await setLetters(page, 16);
    await spaceText(page);
    await fitsEverywhere('wide text');
  });
}
