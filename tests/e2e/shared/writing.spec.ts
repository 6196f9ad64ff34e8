import { AdminPage } from '../pages/admin-page.ts';
import { ArticleEditor, editorMessages, photograph } from '../pages/article-editor.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_DESKTOP } from '../../support/hosts/host-under-test.ts';

test.use({ site: 'changing' });

const TITLE = { id: 'Mulsa jerami untuk cabai', en: 'Straw mulch for chilies' };

// On the web site-sections.spec.ts uploads a picture, editor-keyboard.spec.ts bins an article and takes it back.
test(
  'writes an article with a picture, publishes, changes, restores, bins it and takes it back',
  { tag: ON_DESKTOP },
  async ({ page, host }) => {
    test.slow();
    await new AuthPage(page, 'id').show();
    await new AuthPage(page, 'id').logIn(await addSuperAdmin(host.backend));
    const admin = new AdminPage(page);
    await admin.entered();
    await admin.enter('/admin/blogs');
    await page.getByRole('link', { name: editorMessages.write.id }).first().click();

    const editor = new ArticleEditor(page);
    await editor.opened();
    await editor.title('id').fill(TITLE.id);
    await editor.write('id', '## Kapan dipasang\n\nSetelah hujan pertama, saat tanah lembap.');
    const id = await editor.number();
    await editor.title('en').fill(TITLE.en);
    await editor.write('en', '## When to lay it\n\nAfter the first rain, on moist soil.');
    await editor.chooseCategory('Hortikultura');
    await editor.choosePicture(await photograph(page));
    await editor.describePicture({ id: 'Jerami di antara cabai', en: 'Straw between chilies' });
    await editor.saved();

    await editor.button(editorMessages.preview).click();
    await editor.dialog.getByRole('button', { name: 'English', exact: true }).click();
    await expect(editor.preview.getByRole('heading', { name: 'When to lay it' })).toBeVisible();
    await expect(editor.preview.getByRole('link', { name: 'Back to articles' })).toBeVisible();
    await editor.dialog.getByRole('button', { name: 'Indonesia', exact: true }).click();
    await expect(editor.preview.getByRole('heading', { name: TITLE.id })).toBeVisible();
    await page.keyboard.press('Escape');

    await editor.publish(['id']);
    const visitor = new PortalPage(page);
    await visitor.open(addressOf(`/article/${id}`, 'id'));
    await expect(visitor.heading).toHaveText(TITLE.id);
    await expect(visitor.main.getByRole('img', { name: 'Jerami di antara cabai' })).toHaveAttribute('srcset', /480w/);
    await visitor.open(addressOf(`/article/${id}`, 'en'));
    await expect(visitor.heading).toHaveText(TITLE.id);
    await expect(visitor.main.getByRole('note')).toContainText(editorMessages.otherLanguage.en);

    await editor.open(id);
    await editor.title('id').fill('Mulsa jerami, cara kedua');
    await editor.saved();
    await editor.publish(['id']);
    await visitor.open(addressOf(`/article/${id}`, 'id'));
    await expect(visitor.heading).toHaveText('Mulsa jerami, cara kedua');

    await editor.open(id);
    await editor.button(editorMessages.history).click();
    await editor.dialog.getByRole('button', { name: new RegExp(`^${TITLE.id}`) }).click();
    await expect(editor.dialog.locator('del, ins').first()).toBeVisible();
    await editor.inDialog(editorMessages.restore).click();
    await expect(editor.title('id')).toHaveValue(TITLE.id);
    await editor.publish(['id', 'en']);
    await visitor.open(addressOf(`/article/${id}`, 'en'));
    await expect(visitor.heading).toHaveText(TITLE.en);

    await admin.enter('/admin/blogs');
    const row = page.getByRole('row', { name: new RegExp(TITLE.id) });
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pindahkan ke Sampah' }).click();
    await expect(row).toHaveCount(0);
    await visitor.open(addressOf(`/article/${id}`, 'id'));
    await visitor.alive();
    await expect(page).toHaveURL(/\/blog$/);
    await admin.enter('/admin/blogs?show=bin');
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(row).toHaveCount(0);
    await editor.open(id);
    await expect(editor.states('id')).toHaveText(['Draf']);
    await editor.publish(['id', 'en']);
    await visitor.open(addressOf(`/article/${id}`, 'id'));
    await expect(visitor.heading).toHaveText(TITLE.id);
  },
);
