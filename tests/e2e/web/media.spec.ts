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

  await card(word)
    .getByRole('button', { name: /^Ganti: / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Ganti gambar' });
  const file = dialog.locator('input[type=file]');
  await expect(dialog).toContainText('2 draf');
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
});
