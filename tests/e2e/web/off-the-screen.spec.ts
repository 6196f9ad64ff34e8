import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalPage } from '../pages/portal-page.ts';
import { checkReadingPage } from '../../support/portal/page-checks/reading-page.ts';
import { expectNoBlankPage, checkPaper, WHOLE_SHEET } from '../../support/portal/page-checks/paper.ts';
import { checkSlides } from '../../support/portal/page-checks/slides.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Page checks of what people hold in their hands, or see on a wall.

const PRINTED = LONG_FORM
  ? ['/', '/blog', '/about', ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((id) => [`/article/${id}`, `/en/article/${id}`])]
  : ['/article/2', '/en/article/7'];

for (const address of PRINTED) {
  test(`${address} on paper`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(address);
    await portal.settled();
    await checkPaper(page, address);
    expect(expectNoBlankPage(await page.pdf(), address)).toBeGreaterThan(0);
  });
}

for (const address of LONG_FORM
  ? [1, 2, 3, 4, 5, 6, 7, 8].flatMap((id) => [`/factsheet?articles=${id}`, `/en/factsheet?articles=${id}`])
  : ['/factsheet?articles=7,8']) {
  test(`${address} on paper`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(address);
    await expect(page.locator('.sheet').first()).toBeVisible();
    await portal.settled();
    await checkPaper(page, address, WHOLE_SHEET);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(expectNoBlankPage(pdf, address)).toBeGreaterThan(0);
  });
}

test('the page of a pack, on a phone and a computer without the portal', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-page-'));
  const file = join(folder, 'baca-di-hp.html');
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/packs/write-reading-page.ts', file]);
  await checkReadingPage(browser, readFileSync(file));
  rmSync(folder, { recursive: true });
});

for (const id of LONG_FORM ? [1, 2, 3, 4, 5, 6, 7, 8] : [2]) {
  test(`article ${id} as slides`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(`/article/${id}`);
    await page.getByRole('button', { name: 'Simpan dan pakai' }).filter({ visible: true }).first().click();
    await page.getByRole('button', { name: 'Tampilkan di pertemuan' }).click();
    await checkSlides(page);
  });
}
