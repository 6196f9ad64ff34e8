import { editorMessages } from '../pages/article-editor.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import type { DraftApi } from '../../support/portal/draft-api.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

const BUDI = 'Budi Santoso';
const MINE = 'Mulsa jerami untuk cabai';
const HIS = 'Mulsa jerami untuk tomat';
const HIS_ENGLISH = 'Straw mulch for tomatoes';

const BAR = `${BUDI} menyimpan versi yang lebih baru. Tulisan Anda aman di perangkat ini.`;

/** The titles that the backend has. */
async function titles(api: DraftApi, id: number): Promise<readonly string[]> {
  const { document } = await api.read(id);
  return [document.id.title, document.en.title];
}

test('two people write at once: the second one is told, compares, and joins both', async ({
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
  await elsewhere.close();
});

test('two people talk about a draft: one of two namesakes is named, and an answer outlives what it answered', async ({
  browser,
  portals,
  article,
  editor,
  page,
}) => {
  const { backend } = portals.writing;
  const fullName = 'Slamet Riyadi';
  const [slamet] = [await addSuperAdmin(backend, { fullName }), await addSuperAdmin(backend, { fullName })];
  const elsewhere = await browser.newContext({ baseURL: portals.writing.url });
  await signInBrowser(elsewhere, portals.writing, slamet);
  const his = await elsewhere.newPage();
  const newComment = 'Tulis komentar. Sebut orang dengan @';

  await editor.open(article.id);
  await page.keyboard.press('Control+Alt+m');
  const field = page.getByRole('textbox', { name: newComment });
  await field.pressSequentially('@Slamet');
  const namesake = page.getByRole('option').filter({ hasText: slamet.email });
  while ((await namesake.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
  await field.press('Enter');
  await field.pressSequentially('angka ini dari mana?');
  await field.press('Control+Enter');
  const thread = page.getByRole('complementary', { name: 'Komentar' }).getByRole('listitem');
  await expect(thread).toContainText('angka ini dari mana?');

  await his.goto('/admin');
  await his.getByRole('link', { name: /angka ini dari mana/ }).click();
  const answer = his.getByRole('textbox', { name: 'Tulis balasan' });
  await answer.fill('Dari Balai Penelitian, 2024.');
  // The resolution is held back until he has answered: otherwise the same keys would send a new comment.
  let goOn = () => {};
  const hasAnswered = new Promise<void>((resolve) => (goOn = resolve));
  await his.route('**/rpc/list_comments*', async (route) => {
    await hasAnswered;
    await route.continue();
  });
  await thread.getByRole('button', { name: /^Tindakan untuk komentar/ }).click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(thread).toHaveCount(0);

  const refusal = his.waitForResponse((response) => /rpc\/(?!list_)\w*comment/.test(response.url()));
  await answer.press('Control+Enter');
  expect((await refusal).ok()).toBe(false);
  goOn();
  await expect(his.getByText('Komentar yang sedang Anda balas sudah dihapus.')).toBeVisible();
  await expect(answer).toHaveValue('Dari Balai Penelitian, 2024.');
  await his.getByRole('button', { name: 'Kirim sebagai komentar baru' }).click();
  await expect(answer).toHaveValue('');

  await page.reload();
  await editor.opened();
  await page.keyboard.press('Control+Alt+m');
  await expect(thread).toContainText('Dari Balai Penelitian, 2024.');
  await thread.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(page.getByText('Tidak ada komentar terbuka.')).toBeVisible();
  await page.getByRole('button', { name: 'Lihat 1 komentar yang selesai' }).click();
  await expect(thread).toContainText(/Diselesaikan Ratna Wulandari/);
  await elsewhere.close();
});
