import { seriousFindings } from '../../support/portal/axe.ts';
import { stepTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => origin !== 'null' && localStorage.setItem('tunas.writing-mode', 'canvas'));
});

test('a calendar is put in by the keyboard, undone and redone, kept as Markdown, and read as a table', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  await api.save(article.id, (document) => ({ ...document, id: { ...document.id, content: 'Awal.' } }));
  await editor.open(article.id);
  const canvas = editor.content('id');
  await canvas.getByText('Awal.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/gambar data');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Sisipkan gambar data' });
  await stepTo(page, form.getByRole('combobox', { name: 'Jenis' }));
  await page.keyboard.type('Kalender');
  const write = async (name: RegExp, words: string) => {
    await stepTo(page, form.getByRole('textbox', { name }).first());
    await page.keyboard.type(words);
  };
  await write(/^Judul/, 'Kapan menanam');
  await write(/^Wilayah 1/, 'Jawa');
  await write(/^Pekerjaan/, 'Semai');
  await write(/^Bulan/, 'Agustusan');
  await write(/^Sumber/, 'BMKG, 2025');
  expect(await seriousFindings(page, 'everything', 'in the dialog')).toEqual([]);
  await stepTo(page, form.getByRole('button', { name: 'Sisipkan' }));
  await page.keyboard.press('Enter');
  // The error is shown at its field, which has the focus; nothing is lost.
  const months = form.getByRole('textbox', { name: /^Bulan/ });
  await expect(months).toBeFocused();
  await expect(form.getByText('“Agustusan” bukan bulan.')).toBeVisible();
  await page.keyboard.press('End');
  for (const _ of 'an') await page.keyboard.press('Backspace');
  await expect(form.locator('figure[data-figure="calendar"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await stepTo(page, form.getByRole('button', { name: 'Sisipkan' }));
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);

  const figure = canvas.locator('figure[data-figure="calendar"]');
  await expect(figure).toContainText('Agustus');
  await expect(canvas).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(figure).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(figure).toHaveCount(1);
  await editor.saved();
  const written =
    'Awal.\n\n```figure calendar\njudul: Kapan menanam\nwilayah: Jawa\n- Semai: Agustus\nsumber: BMKG, 2025\n```';
  expect((await api.read(article.id)).document.id.content.trim()).toBe(written);

  await api.publish(article.id, ['id']);
  await page.goto(`/article/${article.id}`);
  const table = page.getByRole('table', { name: 'Kapan menanam' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Semai' })).toBeVisible();
  await expect(table.getByRole('cell', { name: 'Agustus' })).toBeVisible();
  await expect(page.locator('figure[data-figure="calendar"]')).toContainText('Sumber: BMKG, 2025');
  expect(await seriousFindings(page)).toEqual([]);
});
