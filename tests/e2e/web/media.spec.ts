import type { Locator } from '@playwright/test';
import { AdminPage } from '../pages/admin-page.ts';
import { photograph } from '../pages/article-editor.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('every picture is there once, with where it is used and how it is described; it is replaced everywhere', async ({
  page,
  desk: api,
  editor,
  article,
}) => {
  test.slow();
  const word = newWord();
  const admin = new AdminPage(page);
  const card = (text: string): Locator => admin.main.locator('.media-card').filter({ hasText: text });
  await api.save(article.id, (now) => ({ ...now, decorative: false, id: { ...now.id, title: `Satu ${word}` } }));
  await editor.open(article.id);
  await editor.choosePicture(await photograph(page));
  await editor.describePicture({ id: `Jerami ${word}`, en: `Straw ${word}` });
  await editor.saved();
  const { image } = (await api.read(article.id)).document;
  const other = await api.create({
    ...{ image, decorative: false },
    id: { title: `Dua ${word}`, imageAlt: `Jerami ${word}` },
    en: { imageAlt: `Straw ${word}` },
  });

  await admin.enter('/admin/media');
  await expect(card(word)).toHaveCount(1);
  const uses = card(word).getByRole('list', { name: 'Dipakai di' }).getByRole('link');
  await expect(uses).toHaveText([`Satu ${word}`, `Dua ${word}`]);
  await expect(card(word).locator('dd[lang=id]')).toHaveText([`Jerami ${word}`]);
  await expect(card(word).locator('dd[lang=en]')).toHaveText([`Straw ${word}`]);

  await uses.filter({ hasText: 'Satu' }).click();
  await editor.opened();
  await editor.describePicture({ id: `Mulsa ${word}`, en: `Mulch ${word}` });
  await editor.saved();
  await admin.enter('/admin/media');
  await expect(card(word)).toHaveCount(1);
  await expect(
    card(word)
      .locator('dd[lang=id]')
      .filter({ hasText: `Mulsa ${word}` }),
  ).toHaveCount(1);
  await expect(
    card(word)
      .locator('dd[lang=en]')
      .filter({ hasText: `Mulch ${word}` }),
  ).toHaveCount(1);

  await card(word)
    .getByRole('button', { name: /^Ganti: / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Ganti gambar' });
  const file = dialog.locator('input[type=file]');
  await expect(dialog).toContainText('2 draf');
  await file
    .first()
    .setInputFiles({ name: 'denah.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj') });
  await expect(dialog.getByRole('alert')).toContainText('Ini PDF, bukan gambar.');
  expect((await api.read(other.id)).document.image).toBe(image);
  await dialog.getByRole('button', { name: 'Batal', exact: true }).last().click();
  await file
    .first()
    .setInputFiles({ name: 'mulsa.jpg', mimeType: 'image/jpeg', buffer: await photograph(page, 1600, 1000) });
  await expect(admin.main.getByText('Diganti di 2 draf. Periksa apakah deskripsinya masih cocok.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const { image: replaced } = (await api.read(article.id)).document;
  expect(replaced).not.toBe(image);
  expect((await api.read(other.id)).document.image).toBe(replaced);
  await expect(card(word)).toHaveCount(1);

  // Nothing needs the one before any more; but it is new, and somebody may be writing with it on another device.
  const folder = /[0-9a-f-]{36}/.exec(image)?.[0] ?? '';
  expect(folder).not.toBe('');
  const old = admin.main.locator('.media-card').filter({ has: page.locator(`img[src*="${folder}"]`) });
  await expect(old).toContainText('Tidak dipakai di mana pun. Gambar ini baru');
  await expect(old.getByRole('button', { name: /^Hapus gambar/ })).toHaveCount(0);
  await admin.main.getByRole('button', { name: 'Tidak dipakai', exact: true }).click();
  await expect(old).toHaveCount(0);
  await expect(card(word)).toHaveCount(0);
});

test('many are uploaded at once, found by their files’ names, and used in an article', async ({
  page,
  desk: api,
  editor,
  article,
}) => {
  const word = newWord();
  const admin = new AdminPage(page);
  await admin.enter('/admin/media');
  const uploads = page.getByRole('region', { name: 'Unggah gambar' });
  const photo = await photograph(page);
  await uploads.locator('input[type=file]').setInputFiles([
    { name: `sawah-${word}.jpg`, mimeType: 'image/jpeg', buffer: photo },
    { name: 'denah.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj') },
    { name: `kebun-${word}.jpg`, mimeType: 'image/jpeg', buffer: photo },
  ]);
  await expect(uploads.locator('.media-uploaded')).toHaveText('2 gambar sudah diunggah. 1 gagal.');
  await expect(uploads.getByRole('listitem')).toHaveCount(1);
  await expect(uploads.getByRole('listitem')).toContainText('denah.pdf');
  await admin.main.getByRole('searchbox').fill(word);
  await expect(admin.main.locator('.media-name')).toHaveText([`kebun-${word}.jpg`, `sawah-${word}.jpg`]);

  await editor.open(article.id);
  await editor.unfold();
  const field = page.getByRole('group', { name: 'Gambar', exact: true });
  const choice = field.getByRole('button', { name: 'Pilih gambar yang sudah diunggah' });
  await choice.click();
  await field.getByRole('searchbox').fill(`sawah-${word}`);
  await page.getByRole('button', { name: `sawah-${word}.jpg` }).click();
  await expect(choice).toBeFocused();
  await editor.saved();
  expect((await api.read(article.id)).document.image).toMatch(/^\/media\/[0-9a-f-]{36}\//);
});
