import { DraftListPage, LISTING, newWord } from '../pages/draft-list-page.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { cutOff } from '../../support/portal/dead-network.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('keeps what it showed when the network goes, says since when, and comes back', async ({
  page,
  context,
  desk: api,
  portals,
}) => {
  const word = newWord();
  const { id } = await api.create({ id: { title: `${word} satu` } });
  await api.create({ id: { title: `${word} dua` } });
  const list = new DraftListPage(page);
  await list.show(`?search=${word}&sort=title`);
  const reconnect = await cutOff(context, portals.writing.backend, 'connection refused');
  await list.choice('sort').selectOption('-title');
  await expect(list.note).toContainText(list.word('offline'));
  await expect(list.note).toContainText(list.word('shownSince'));
  await expect(list.titles).toHaveText([`${word} dua`, `${word} satu`]);

  // What can't be done is said, and stays chosen.
  await list.tick(`${word} satu`).check();
  await list.button('bin').click();
  await expect(list.note.filter({ hasText: list.word('failed') })).toBeVisible();
  await expect(list.status).toHaveText('1 dipilih');
  await expect(list.tick(`${word} satu`)).toBeChecked();
  expect((await api.read(id)).document.id.title).toBe(`${word} satu`);

  await reconnect();
  await list.note.getByRole('button', { name: list.word('retry') }).click();
  await expect(list.titles).toHaveText([`${word} satu`, `${word} dua`]);
  await expect(list.note.filter({ hasText: list.word('shownSince') })).toHaveCount(0);
});

test('says what is wrong where it has shown nothing yet, and that another try helps', async ({ page, desk: api }) => {
  const word = newWord();
  await api.create({ id: { title: `${word} satu` } });
  await page.route(LISTING, (route) => route.abort('connectionrefused'));
  const list = new DraftListPage(page);
  await list.enter(`/admin/blogs?search=${word}`);
  await expect(list.note).toContainText(list.word('offline'));
  await expect(list.note).not.toContainText(list.word('shownSince'));
  await expect(list.rows).toHaveCount(0);
  await expect(list.main.getByText(list.word('nothing'))).toHaveCount(0);
  await page.unroute(LISTING);
  await list.note.getByRole('button', { name: list.word('retry') }).click();
  await expect(list.titles).toHaveText([`${word} satu`]);
});

test('shows what only this device has, and leads back to it', async ({ page, desk: api }) => {
  const word = newWord();
  const { id } = await api.create({ id: { title: `${word} satu` } });
  const editor = new ArticleEditor(page);
  await editor.open(id);
  await page.route(/\/rest\/v1\/rpc\/(save|create)_draft/, (route) => route.abort('connectionfailed'));
  await editor.title('id').fill(`${word} diubah di sini`);
  await expect(editor.keeping).toHaveText(/di perangkat|aman di sini/);
  const list = new DraftListPage(page);
  await list.show(`?search=${word}`);
  const kept = list.main
    .getByRole('region', { name: list.word('kept') })
    .getByRole('link', { name: `${word} diubah di sini` });
  await expect(kept).toBeVisible();
  await expect(list.titles).toHaveText([`${word} satu`]);
  await kept.click();
  await expect(editor.title('id')).toHaveValue(`${word} diubah di sini`);
});
