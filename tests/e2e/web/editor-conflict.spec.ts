import { editorMessages } from '../pages/article-editor.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import type { DraftApi } from '../../support/portal/draft-api.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

// Nobody of another journey is called so.
const BUDI = `Budi${process.pid}x${Date.now()}`;
const MINE = 'Mulsa jerami untuk cabai';
const HIS = 'Mulsa jerami untuk tomat';
const HIS_ENGLISH = 'Straw mulch for tomatoes';

const QUESTION = 'angka ini dari mana?';
const ANSWER = 'Dari Balai Penelitian, 2024.';

const BAR = `${BUDI} menyimpan versi yang lebih baru. Tulisan Anda aman di perangkat ini.`;

/** The titles that the backend has. */
async function titles(api: DraftApi, id: number): Promise<readonly string[]> {
  const { document } = await api.read(id);
  return [document.id.title, document.en.title];
}

test('two people write at once: the second one is told, compares, and joins both; then they talk about it', async ({
  page,
  browser,
  portals,
  article,
  editor,
  draftApi: api,
}) => {
  const elsewhere = await browser.newContext({ baseURL: portals.writing.url });
  const budi = await addSuperAdmin(portals.writing.backend, { fullName: BUDI });
  await signInBrowser(elsewhere, portals.writing, budi);
  const his = editor.in(await elsewhere.newPage());
  await Promise.all([editor.open(article.id), his.open(article.id)]);

  await his.title('id').fill(HIS);
  await his.title('en').fill(HIS_ENGLISH);
  await his.saved();
  await editor.title('id').fill(MINE);
  await expect(editor.conflict).toContainText(BAR);
  await editor.keptHere();
  await expect(editor.title('id')).toHaveValue(MINE);
  expect(await titles(api, article.id)).toEqual([HIS, HIS_ENGLISH]);

  await editor.compare();
  await expect(editor.inDialog(editorMessages.settle)).toBeDisabled();
  await editor.dialog
    .getByRole('group', { name: /Judul · Indonesia/ })
    .getByRole('radio')
    .first()
    .check();
  await editor.inDialog(editorMessages.settle).click();
  await expect(editor.conflict).toHaveCount(0);
  await expect(editor.title('id')).toHaveValue(MINE);
  await expect(editor.title('en')).toHaveValue(HIS_ENGLISH);
  await editor.saved();
  expect(await titles(api, article.id)).toEqual([MINE, HIS_ENGLISH]);

  // Budi, who has written nothing since, is shown it with his next save; his own words stay beside it.
  await his.write('id', ' Siram dulu.');
  await expect(his.conflict).toBeVisible();
  expect((await api.read(article.id)).document.id.content).toBe(article.document.id.content);

  // Whoever is named in a comment finds it on the dashboard, and answers it. All else: comments-drawer.test.tsx.
  await page.keyboard.press('Control+Alt+m');
  const field = page.getByRole('textbox', { name: 'Tulis komentar. Sebut orang dengan @' });
  await field.pressSequentially(`@${BUDI.slice(0, -1)}`);
  await expect(page.getByRole('option', { name: BUDI })).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await field.pressSequentially(QUESTION);
  await field.press('Control+Enter');
  const thread = page.getByRole('complementary', { name: 'Komentar' }).getByRole('listitem').first();
  await expect(thread).toContainText(QUESTION);
  await his.page.goto('/admin');
  await his.page.getByRole('link', { name: new RegExp(QUESTION.replace('?', '')) }).click();
  const answer = his.page.getByRole('textbox', { name: 'Tulis balasan' });
  await answer.fill(ANSWER);
  await answer.press('Control+Enter');
  await expect(answer).toHaveValue('');
  await elsewhere.close();
  await editor.open(article.id);
  await page.keyboard.press('Control+Alt+m');
  await expect(thread).toContainText(ANSWER);
  await thread.getByRole('button', { name: 'Tandai selesai' }).first().click();
  await expect(page.getByText('Tidak ada komentar terbuka.')).toBeVisible();
  await page.getByRole('button', { name: 'Lihat 1 komentar yang selesai' }).click();
  await expect(thread).toContainText(/Diselesaikan Ratna Wulandari/);
});
