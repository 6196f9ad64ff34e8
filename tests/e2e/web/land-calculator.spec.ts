import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import { LARGE_LETTERS, setLetters, WIDTHS } from '../../support/portal/widths-and-letters.ts';
import { expectVisibleFocus, stepTo } from '../../support/portal/keyboard.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { workerReady } from '../../support/portal/phone-site.ts';
import { addArticles, removeArticles } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// The article is written after the site was built.
test.use({ site: 'changing', viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const ID = 8102;

const CONTENT = `Sebelum memupuk, ukur dulu lahannya.

${'Kalimat ini hanya supaya gambar di bawah masih jauh dari layar pertama. '.repeat(150)}

\`\`\`figure amounts
judul: Pupuk padi sawah
- Urea: 250 kg/ha | karung 50 kg | Rp2.250/kg | 2023
- NPK: 200–300 kg/ha
sumber: contoh, 2023
\`\`\`

Sesudah itu, taburkan pagi hari.
`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const results = (page: Page) => page.locator('.calculator').getByRole('status');

const SAID = {
  id: {
    wrong: '1,,5',
    sentence: 'Titik dan komanya belum jelas. Tulis satu koma untuk pecahan, misalnya 1,5.',
    right: '0,25 ha',
    results: ['62,5 kg', '1½ karung', 'Rp141.000 (harga 2023)', '0,25 ha × 250 kg per ha = 62,5 kg', '50 sampai 75 kg'],
  },
  en: {
    wrong: '1,,5',
    sentence: 'The points and commas aren’t clear. Use one point for a part, for example 1.5.',
    right: '0.25 ha',
    results: ['62.5 kg', '1½ sacks', 'Rp141,000 (price of 2023)', '0.25 ha × 250 kg per ha = 62.5 kg', '50 to 75 kg'],
  },
} as const;

test('works out by keyboard what the reader’s land needs, on paper and without a network too, with the units of a region, which it remembers', async ({
  page,
  context,
  portals,
}) => {
  const { backend } = portals.changing;
  const title = 'Memupuk sawah';
  await addArticles(backend, [{ id: ID, day: '2024-02-02', category: 'organic', title, content: CONTENT }]);
  try {
    const portal = new PortalPage(page);
    await portal.open('/about');
    await workerReady(page);
    await portal.open(`/article/${ID}`);
    for (const language of languagesOfRun('id').toReversed()) {
      if ((await page.locator('html').getAttribute('lang')) !== language) await portal.chooseLanguage(language);
      await worksOut(portal, language);
    }
    await worksWithoutNetwork(portal, context);
  } finally {
    await removeArticles(backend, [ID]);
  }
});

// calculator.test.tsx has the words of both languages.
async function worksOut(portal: PortalPage, language: Language): Promise<void> {
  const { page } = portal;
  await portal.settled();
  await page.locator('figure[data-rows]').scrollIntoViewIfNeeded();
  const area = field(page, words.landArea[language]);
  await expect(area).toBeVisible();
  await area.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(SAID[language].wrong);
  await page.keyboard.press('Enter');
  await expect(area).toBeFocused();
  await expect(area).toHaveAccessibleDescription(SAID[language].sentence);
  await expect(results(page)).toHaveText('');
  await expectVisibleFocus(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(SAID[language].right);
  for (const text of SAID[language].results) await expect(results(page)).toContainText(text);
  await expect(area).toHaveAttribute('aria-invalid', 'false');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await seriousFindings(page), `${language}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await seriousFindings(page, 'colours alone'), `${language}, dark`).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(results(page).getByText(SAID[language].results[0]).first()).toBeVisible();
  await expect(field(page, words.landArea[language])).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await setLetters(page, LARGE_LETTERS);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await checkPage(page, `${width} px`);
  }
  await setLetters(page, 16);
  await page.setViewportSize({ width: 360, height: 740 });
}

/** Begins without a network at an article that was opened; ends with one. */
async function worksWithoutNetwork(portal: PortalPage, context: BrowserContext): Promise<void> {
  const { page } = portal;
  await context.setOffline(true);
  await choice(page, words.region.id).selectOption({ label: 'Jawa Barat' });
  await choice(page, words.unit.id).selectOption({ label: 'bata' });
  await field(page, words.landArea.id).fill('100');
  await expect(results(page)).toContainText('100 bata = 1.406,3 m² = 0,1406 ha');
  const own = field(page, '1 bata di tempat saya, dalam m²');
  await stepTo(page, own);
  await page.keyboard.type('16');
  await expect(results(page)).toContainText('100 bata = 1.600 m² = 0,16 ha');
  await expect(results(page)).toContainText('0,16 ha × 250 kg per ha = 40 kg');
  await context.setOffline(false);
  await page.reload();
  await portal.alive();
  await page.locator('figure[data-rows]').scrollIntoViewIfNeeded();
  await expect(choice(page, words.unit.id)).toHaveValue('bata');
  await expect(results(page)).toContainText('100 bata = 1.600 m²');
}
