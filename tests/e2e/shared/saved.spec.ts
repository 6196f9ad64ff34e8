import { PortalPage } from '../pages/portal-page.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_DESKTOP } from '../../support/hosts/host-under-test.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';

const WORDS = {
  id: {
    ...{ use: 'Simpan dan pakai', keep: 'Simpan artikel ini', name: 'Nama koleksi baru', make: 'Buat koleksi' },
    ...{ note: 'Catatan', open: 'Buka simpanan', noted: 'Catatan tersimpan', undo: 'Urungkan', down: 'Turunkan' },
    ...{ remove: 'Hapus “', collections: 'Koleksi untuk', article: '/article/', saved: '/saved' },
    ...{ meet: 'Mulai pertemuan', pack: 'Buat paket', print: 'Cetak' },
  },
  en: {
    ...{ use: 'Keep and use', keep: 'Save this article', name: 'Name of a new collection', make: 'Make collection' },
    ...{ note: 'Note', open: 'Open saved articles', noted: 'Note saved', undo: 'Undo', down: 'Move “' },
    ...{ remove: 'Remove “', collections: 'Collections of', article: '/en/article/', saved: '/en/saved' },
    ...{ meet: 'Start a meeting', pack: 'Make a pack', print: 'Print' },
  },
};

for (const language of languagesOfRun('en')) {
  const t = WORDS[language];
  test(
    `keeps articles with a note in a collection, by keyboard, over a reload, in ${language}`,
    { tag: ON_DESKTOP },
    async ({ page }) => {
      const portal = new PortalPage(page);
      const dialog = page.getByRole('dialog');
      const open = async (id: number) => {
        await portal.open(`${t.article}${id}`);
        await page.getByRole('button', { name: t.use }).filter({ visible: true }).first().focus();
        await page.keyboard.press('Enter');
        await dialog.getByRole('button', { name: t.keep }).focus();
        await page.keyboard.press('Enter');
        await expect(dialog.getByLabel(t.note, { exact: true })).toBeVisible();
      };
      await open(1);
      await dialog.getByLabel(t.note, { exact: true }).fill('Bawa contoh daun');
      await dialog.getByLabel(t.name).fill('Kelompok Kamis');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('checkbox', { name: 'Kelompok Kamis' })).toBeChecked();
      await expect(dialog.getByText(t.noted)).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t.use }).filter({ visible: true }).first()).toBeFocused();
      await open(2);
      await dialog.getByRole('checkbox', { name: 'Kelompok Kamis' }).check();
      await dialog.getByRole('link', { name: t.open }).click();

      const titles = page.getByRole('region', { name: 'Kelompok Kamis' }).getByRole('listitem').getByRole('link');
      await expect(titles).toHaveCount(2);
      const [first = '', second = ''] = await titles.allInnerTexts();
      await page
        .getByRole('region', { name: 'Kelompok Kamis' })
        .getByRole('button', { name: t.down })
        .filter({ hasNot: page.locator('[aria-disabled=true]') })
        .and(page.getByRole('button', { name: first }))
        .last()
        .press('Enter');
      await expect(titles).toHaveText([second, first]);
      expect(await seriousFindings(page)).toEqual([]);
      await page
        .getByRole('button', { name: t.remove })
        .and(page.getByRole('button', { name: first }))
        .click();
      await expect(titles).toHaveText([second]);
      await page.getByRole('button', { name: t.undo }).click();
      await expect(titles).toHaveText([second, first]);

      await page.reload();
      await expect(titles).toHaveText([second, first]);
      const collection = page.getByRole('region', { name: 'Kelompok Kamis' });
      await collection
        .getByRole('button', { name: t.down })
        .and(page.getByRole('button', { name: second }))
        .last()
        .press('Enter');
      await expect(titles).toHaveText([first, second]);

      // One meeting of both: what it is called, each article's first slide, and the address of each.
      await collection.getByRole('button', { name: t.meet }).click();
      const meeting = page.locator('dialog.meeting');
      await expect(meeting.getByRole('heading', { name: 'Kelompok Kamis' })).toBeVisible();
      await expect(meeting.locator('.meeting-stage li')).toHaveText([new RegExp(first), new RegExp(second)]);
      await page.keyboard.press('PageDown');
      await expect(meeting.getByRole('heading', { name: first })).toBeVisible();
      await page.keyboard.press('p');
      await expect(meeting.getByRole('complementary')).toContainText('Bawa contoh daun');
      await page.keyboard.press('End');
      await expect(meeting.locator('.meeting-stage .slide-code')).toHaveCount(2);
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(meeting).toHaveCount(0);
      await expect(collection.getByRole('button', { name: t.meet })).toBeFocused();

      await collection.getByRole('button', { name: t.pack }).click();
      await expect(dialog.getByRole('heading')).toContainText('Kelompok Kamis');
      await page.keyboard.press('Escape');
      await collection.getByRole('link', { name: t.print }).click();
      for (const title of [first, second])
        await expect(page.locator('.sheet').getByRole('heading', { name: title }).first()).toBeVisible();
      await portal.open(t.saved);
      await expect(page.getByRole('textbox').filter({ hasText: 'Bawa contoh daun' })).toBeVisible();
      // For the other language, which begins with nothing.
      await page.evaluate(() => indexedDB.deleteDatabase('tunas-saved'));
    },
  );
}
