import type { Page } from '@playwright/test';
import { AdminPage } from '../pages/admin-page.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { addPerson } from '../../support/portal/accounts.ts';
import { ask } from '../../support/portal/rest.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Nothing of the page lies beside a phone's screen. */
async function fits(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, what).toBeLessThanOrEqual(360);
}

test('on a phone a message is answered, an article corrected, published and approved, without scrolling sideways', async ({
  page,
  context,
  draftApi,
  article,
  portals: { writing },
}) => {
  const word = newWord();
  await draftApi.publish(article.id, ['id']);

  await test.step('what waits, and a reply', async () => {
    await ask(writing.backend, 'contact_messages', 'POST', {
      ...{ name: 'Sri', email: `sri-${word}@contoh.id`, message: `Kapan padi dipupuk? ${word}` },
    });
    const admin = new AdminPage(page);
    await admin.enter();
    await expect(admin.main.getByRole('region', { name: 'Menunggu Anda' })).toBeVisible();
    await fits(page, 'the dashboard');
    const inbox = new InboxPage(page);
    await inbox.enter(`/admin/messages?search=${word}`);
    await fits(page, 'the inbox');
    await inbox.rows.first().tap();
    await fits(page, 'a message');
    await inbox.reply.fill('Pada umur 21 hari.');
    await inbox.sendReply();
    await expect(inbox.pane.getByRole('listitem').first()).toContainText('Pada umur 21 hari.');
    await fits(page, 'a reply');
  });

  await test.step('a typo, and publishing', async () => {
    const editor = new ArticleEditor(page);
    await editor.open(article.id);
    await fits(page, 'the editor');
    await editor.title('id').fill(`Mulsa ${word}`);
    await editor.saved();
    await fits(page, 'what was corrected');
    await editor.openPublish(['id']);
    await fits(page, 'the question before publishing');
    await editor.inDialog({ id: /^Terbitkan/, en: /^Publish/ }).tap();
    await expect(editor.dialog).toHaveCount(0);
    await expect(page.locator('.live-note')).toBeVisible();
    await fits(page, 'what was published');
  });

  await test.step('an approval', async () => {
    const reviewer = await addPerson(writing.backend);
    await ask(writing.backend, 'user_roles', 'POST', { user_id: reviewer.id, role: 'reviewer' });
    await signInBrowser(context, writing, reviewer);
    // Who reviews reads the texts: there is no field.
    await new AdminPage(page).enter(`/admin/blogs/${article.id}`);
    await page.getByRole('button', { name: 'Setujui', exact: true }).tap();
    await expect(page.getByText(/ menyetujui versi ini/)).toBeVisible();
    await fits(page, 'what was approved');
  });
});
