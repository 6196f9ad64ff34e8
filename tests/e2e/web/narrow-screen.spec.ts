import { PortalPage } from '../pages/portal-page.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// What is wider than a phone: tables with large letters, and the sheet of paper.

test.use({ viewport: { width: 360, height: 740 } });

test('a table that is wider than the screen scrolls by keyboard, keeps its first column, and says that it goes on', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/article/3');
  await portal.settled();
  allowFinding(/^covered: .*Kontak|^cut: .*Facebook/, 'letters of the page’s own style change no media query');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const frame = page.getByRole('region', { name: 'Tabel: Tempat, Tahun, Sewa per ha', exact: true });
  const sign = () =>
    frame.evaluate((each) => {
      const { content, opacity, height } = getComputedStyle(each, '::after');
      return { text: content.split('"')[1], opacity: Number(opacity), height: Number.parseFloat(height) };
    });
  // That Tab leads there: every-page.spec.ts walks through all that takes the focus.
  await frame.focus();
  await expect.poll(sign).toMatchObject({ text: 'geser →', opacity: 1 });
  const first = frame.getByRole('cell').first();
  const left = (await first.boundingBox())?.x;
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await frame.evaluate((each) => each.scrollLeft + each.clientWidth - each.scrollWidth)).toBeGreaterThan(-2);
  }).toPass();
  await expect.poll(async () => (await sign()).opacity).toBeLessThan(0.1);
  expect((await first.boundingBox())?.x).toBe(left);
  await expect(frame.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousFindings(page)).toEqual([]);

  // With room for all of it there is nothing to say.
  await page.setViewportSize({ width: 1366, height: 740 });
  await expect.poll(sign).toMatchObject({ opacity: 0, height: 0 });
});

test('a factsheet is read on a phone without moving sideways, page by page as on its paper', async ({ page }) => {
  allowFinding(/^covered: .*Kontak/, 'letters made larger by a style sheet alone don’t move the bar’s breakpoints');
  const portal = new PortalPage(page);
  const sheets = page.locator('.sheet:not([data-measured])');
  const words = () => sheets.locator('.sheet-text').evaluateAll((texts) => texts.map((text) => text.textContent));
  await portal.open('/factsheet?articles=8');
  await expect(sheets).toHaveCount(2);
  await portal.settled();
  const onPhone = await words();
  for (const letters of ['100%', '200%']) {
    await page.addStyleTag({ content: `html { font-size: ${letters} }` });
    for (const part of ['html', '.sheets', '.sheet:not([data-measured])', '.sheet-column:visible'])
      for (const each of await page.locator(part).all())
        expect(await each.evaluate((box) => box.scrollWidth - box.clientWidth), `${part}, ${letters}`).toBe(0);
  }
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 740 });
  await page.reload();
  await expect(sheets).toHaveCount(2);
  await portal.settled();
  expect(await words()).toEqual(onPhone);
});
