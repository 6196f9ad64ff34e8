import { PortalPage } from '../pages/portal-page.ts';
import { cutThings, WIDTHS } from '../../support/portal/cut-things.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** Somebody writes words without an end, as long as the backend lets them be. */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['title', 200],
  ['excerpt', 400],
]);
const endless = (key: string) => 'Katapanjang'.repeat(40).slice(0, LENGTHS.get(key));
const withLongWords = (key: string, value: unknown) =>
  typeof value === 'string' && LENGTHS.has(key) ? endless(key) : value;

test('a word without an end widens no card', async ({ page }) => {
  await page.route(/\/rpc\/search_articles/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), withLongWords)) });
  });
  const portal = new PortalPage(page);
  await portal.open('/blog?search=cabai');
  await expect(portal.main.getByText(endless('excerpt')).first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect(await cutThings(page), `${width} px`).toEqual([]);
  }
});
