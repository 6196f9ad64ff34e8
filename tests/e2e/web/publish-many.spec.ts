import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import type { DraftRow } from '../../support/portal/draft-api.ts';
import { expect, test } from '../../support/portal/writing-test.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';

const MANY = 200;
/** How many of them lack a picture, and how many a category: those are the first ones, so that some lack both. */
const WITHOUT_PICTURE = 120;
const WITHOUT_CATEGORY = 14;

test('publishes 200 imported drafts: the reasons by kind, one picture and one category for many, and the way back', async ({
  page,
  draftApi: api,
}) => {
  test.slow();
  const word = newWord();
  const rows: DraftRow[] = [];
  for (let from = 0; from < MANY; from += 8) {
    const numbers = Array.from({ length: 8 }, (_, index) => from + index);
    rows.push(
      ...(await Promise.all(
        numbers.map((number) =>
          api.create({
            ...(number < WITHOUT_PICTURE && { image: '', decorative: false }),
            ...(number < WITHOUT_CATEGORY && { category: null }),
            ...{ id: { title: `${word} ${number}` }, en: { title: `${word} ${number}` } },
          }),
        ),
      )),
    );
  }
  const idOf = (number: number) => rows[number]?.id ?? 0;
  const list = new DraftListPage(page);
  await list.show(`?search=${word}`);
  await list.everything.check();
  await expect(list.status).toHaveText('50 dipilih');
  await page.getByRole('button', { name: 'Pilih semua yang cocok (200)' }).click();
  await expect(list.status).toHaveText('200 dipilih');

  await list.publishChosen('publishBoth');
  await expect(list.toast('80 sudah terbit')).toBeVisible();
  const groups = list.note.locator('summary');
  await expect(groups).toHaveText(['120 belum punya gambar', '14 belum punya kategori']);
  await expect(list.status).toHaveText('120 dipilih');
  await groups.nth(1).click();
  await expect(list.note.getByRole('link', { name: `${word} 3`, exact: true })).toHaveAttribute(
    'href',
    `/admin/blogs/${idOf(3)}`,
  );
  await checkPage(page, 'the reasons');

  // Somebody writes one of them on meanwhile.
  await api.save(idOf(50), (document) => ({ ...document, id: { ...document.id, excerpt: 'Baru' } }));
  await list.note.getByRole('button', { name: 'Satu gambar untuk semuanya' }).click();
  const dialog = page.getByRole('dialog', { name: 'Satu gambar untuk 120 artikel' });
  const useIt = dialog.getByRole('button', { name: 'Pakai dan terbitkan' });
  await expect(useIt).toBeDisabled();
  await dialog.getByRole('button', { name: 'Pilih gambar dari portal' }).click();
  await dialog.getByRole('button', { name: 'Selada', exact: true }).click();
  await checkPage(page, 'the dialog');
  await useIt.click();
  await expect(list.toast('119 dilengkapi, 105 terbit')).toBeVisible({ timeout: 60_000 });
  await expect(groups).toHaveText(['14 belum punya kategori', '1 baru diubah orang lain. Lihat dulu isinya.']);
  const changed = await api.read(idOf(50));
  expect([changed.document.image, changed.document.id.excerpt]).toEqual(['', 'Baru']);

  await list.note.getByRole('button', { name: 'Satu kategori untuk semuanya' }).click();
  const question = page.getByRole('dialog', { name: 'Satu kategori untuk 14 artikel' });
  await question.getByRole('combobox').selectOption({ index: 1 });
  await question.getByRole('button', { name: 'Pakai dan terbitkan' }).click();
  await expect(list.toast('14 dilengkapi, 14 terbit')).toBeVisible();
  expect((await api.read(idOf(3))).live.id).not.toBeNull();
  await list.undo('14 dilengkapi');
  const back = await api.read(idOf(3));
  expect([back.live.id, back.document.category, back.document.image === '']).toEqual([null, null, false]);

  // What takes several requests says how far it is, and can be stopped.
  await page.reload();
  await list.read();
  await list.everything.check();
  await page.getByRole('button', { name: 'Pilih semua yang cocok (200)' }).click();
  await expect(list.status).toHaveText('200 dipilih');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/rpc\/bin_drafts/, async (route) => {
    await held;
    await route.continue();
  });
  await list.button('bin').click();
  await expect(page.getByText('0 dari 200 selesai')).toBeVisible();
  await checkPage(page, 'the progress');
  await page.getByRole('button', { name: 'Hentikan' }).click();
  release();
  await expect(list.toast('20 dipindahkan ke Sampah')).toBeVisible();
  await expect(list.note).toContainText('Dihentikan. 180 belum dikerjakan. Pilihan Anda masih ada.');
  await expect(list.status).toHaveText('180 dipilih');
});
