import { editorMessages } from '../pages/article-editor.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { stepTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

const TITLE = 'Semai cabai di nampan';

test('writes an article from the palette to the site, into the bin and back by keyboard alone, and sees where the focus is', async ({
  page,
  editor,
}) => {
  test.slow();
  const admin = new AdminPage(page);
  await admin.enter();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('blog');
  const blog = page.getByRole('option').filter({ hasText: /^Blog$/ });
  await expect(async () => {
    if ((await blog.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await expect(blog).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(admin.heading).toHaveText('Blog');
  await expect(admin.heading).toBeFocused();
  await stepTo(page, page.getByRole('link', { name: editorMessages.write.id }));
  await page.keyboard.press('Enter');
  await editor.opened();

  await stepTo(page, editor.title('id'));
  await page.keyboard.type(TITLE);
  const id = await editor.number();
  await expect(editor.title('id')).toBeFocused();
  await stepTo(page, editor.content('id'));
  await page.keyboard.type('Tabur benih di nampan, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('siram pelan');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');

  const facts = page.locator('.editor-details-toggle');
  await stepTo(page, facts, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(facts).toHaveAttribute('aria-expanded', 'true');
  await stepTo(page, page.locator('.facts-panel select'));
  await page.keyboard.type('Hortikultura');
  await stepTo(page, page.locator('.editor-shared').getByRole('button', { name: 'Pilih gambar dari portal' }));
  await page.keyboard.press('Enter');
  await stepTo(page, page.getByRole('button', { name: 'Setangkai cabai' }));
  await page.keyboard.press('Enter');
  const focus = page.getByRole('slider', { name: 'Titik utama, dari kiri' });
  await expect(focus).toBeAttached();
  await stepTo(page, focus, 'Shift+Tab');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await stepTo(page, page.getByRole('checkbox', { name: 'Hanya hiasan, tidak perlu deskripsi' }));
  await page.keyboard.press('Space');
  await editor.saved();
  // Escape leads back to the button that opened the drawer, the key beside the text into it and out again.
  await page.keyboard.press('Escape');
  await expect(facts).toBeFocused();
  await stepTo(page, editor.title('id'));
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('heading', { name: 'Rincian' })).toBeFocused();
  await page.keyboard.press('Control+.');
  await expect(editor.title('id')).toBeFocused();

  const publish = page.locator('.editor-actions').getByRole('button').last();
  await stepTo(page, publish, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(editor.dialog).toBeVisible();
  await stepTo(page, editor.inDialog(editorMessages.publish));
  await page.keyboard.press('Space');
  await expect(page.locator('.live-note')).toContainText(editorMessages.published.id);

  const visitor = new PortalPage(page);
  await visitor.open(`/article/${id}`);
  await expect(visitor.heading).toHaveText(TITLE);
  await expect(visitor.main.locator('strong')).toHaveText('siram pelan');

  // Other journeys may have published more than a page of articles by now.
  await visitor.open(`/blog?q=${encodeURIComponent(TITLE)}`);
  const card = visitor.main.locator('article', { hasText: TITLE }).first();
  await expect(card.locator('img')).toHaveCSS('object-position', '40% 45%');

  await editor.open(id);
  await stepTo(page, page.getByRole('button', { name: 'Tindakan lain' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Pindahkan ke Sampah' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/blogs$/);
  const undo = page.getByRole('button', { name: editorMessages.undo.id });
  await expect(undo).toBeVisible();
  // Sonner's shortcut to its notices: they are at the end of the page, whose rows may still be loading.
  await page.keyboard.press('Alt+t');
  await stepTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/blogs/${id}$`));
  await expect(editor.title('id')).toHaveValue(TITLE);
  // The keyboard goes on from where it was: something in the page has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
