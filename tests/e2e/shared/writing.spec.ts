import { AdminPage } from '../pages/admin-page.ts';
import { ArticleEditor, editorMessages, photograph } from '../pages/article-editor.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { ask } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_DESKTOP } from '../../support/hosts/host-under-test.ts';

test.use({ site: 'changing' });

const CHANGED = 'Mulsa jerami, cara kedua';
const TITLE = { id: 'Mulsa jerami untuk cabai', en: 'Straw mulch for chilies' };

// On the web first-task.spec.ts uploads a picture; an article in the bin and back: editor-keyboard.spec.ts.
test(
  'writes an article with a picture, publishes, changes, undoes and restores it',
  { tag: ON_DESKTOP },
  async ({ page, host }) => {
    test.slow();
    const auth = new AuthPage(page, 'id');
    await auth.show();
    await auth.logIn(await addSuperAdmin(host.backend));
    const admin = new AdminPage(page);
    await admin.entered();
    await admin.link('Blog').click();
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
    await editor.previewPanel.getByRole('button', { name: 'English', exact: true }).click();
    await expect(editor.preview.getByRole('heading', { name: 'When to lay it' })).toBeVisible();
    await expect(editor.preview.getByRole('link', { name: 'Back to articles' })).toBeVisible();
    await editor.previewPanel.getByRole('button', { name: 'Indonesia', exact: true }).click();
    await expect(editor.preview.getByRole('heading', { name: TITLE.id })).toBeVisible();
    await page.keyboard.press('Escape');

    await editor.publish(['id']);
    const visitor = new PortalPage(page);
    await visitor.open(addressOf(`/article/${id}`, 'en'));
    await expect(visitor.heading).toHaveText(TITLE.id);
    await expect(visitor.main.getByRole('note')).toContainText(editorMessages.otherLanguage.en);
    await expect(visitor.main.getByRole('img', { name: 'Jerami di antara cabai' })).toHaveAttribute('srcset', /480w/);

    const published = async () => {
      const rows = await ask<{ title: string }>(
        host.backend,
        `article_translations?article_id=eq.${id}&language=eq.id`,
      );
      return rows.map(({ title }) => title);
    };
    await editor.open(id);
    await editor.title('id').fill(CHANGED);
    await editor.saved();
    await editor.publish(['id']);
    expect(await published()).toEqual([CHANGED]);
    await editor.undo('undoPublishing');
    expect(await published()).toEqual([TITLE.id]);
    // What was written stays a draft.
    await expect(editor.title('id')).toHaveValue(CHANGED);

    await editor.button(editorMessages.history).click();
    await editor.dialog
      .getByRole('button', { name: new RegExp(`^${TITLE.id}`) })
      .first()
      .click();
    await expect(editor.dialog.locator('del, ins').first()).toBeVisible();
    await editor.inDialog(editorMessages.restore).click();
    await expect(editor.title('id')).toHaveValue(TITLE.id);
    await editor.publish(['id', 'en']);
    await visitor.open(addressOf(`/article/${id}`, 'en'));
    await expect(visitor.heading).toHaveText(TITLE.en);
  },
);
