import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import { addTag } from '../../support/portal/category-rows.ts';
import { expectVisibleFocus, stepTo, tabTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('finds, walks, chooses, publishes, tags, undoes and opens by keyboard alone', async ({
  page,
  portals,
  draftApi: api,
}) => {
  test.slow();
  const word = newWord();
  for (const name of ['satu', 'dua', 'tiga']) await api.create({ id: { title: `${word} ${name}` } });
  const list = new DraftListPage(page);
  await list.show();
  await test.step('finds three, sorts them and chooses two', async () => {
    await page.keyboard.press('/');
    await expectVisibleFocus(page);
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(list.rows).toHaveCount(3);

    // A choice among the filters, then on to the rows.
    await tabTo(page, list.choice('sort'));
    await expectVisibleFocus(page);
    await page.keyboard.type('Judul, A');
    await expect(list.titles).toHaveText([`${word} dua`, `${word} satu`, `${word} tiga`]);
    await expect(list.choice('sort')).toBeFocused();
    await tabTo(page, list.tick(`${word} dua`));
    await expectVisibleFocus(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(list.tick(`${word} satu`)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(list.status).toHaveText('2 dipilih');
    await expect(list.tick(`${word} satu`)).toBeFocused();
  });

  await test.step('publishes the two and undoes it', async () => {
    // What can be done stands before the rows.
    await stepTo(page, list.button('publish'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(list.menu).toBeVisible();
    await page.keyboard.press('End');
    await expect(list.menuItem(list.word('publishBoth'))).toBeFocused();
    await page.keyboard.press('Enter');
    const notice = list.toast('2 sudah terbit');
    await expect(notice).toBeVisible();
    // The pressed button is gone: the focus moves to the start of the list, and the notice can be reached from there.
    await expect(list.main.locator('#draft-list')).toBeFocused();
    await tabTo(page, notice.getByRole('button', { name: list.word('undo') }));
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(list.toast(list.word('undone'))).toBeVisible();
    await expect(list.states(`${word} satu`)).toHaveText(['Draf', 'Draf']);
  });

  await test.step('walks the rows and opens one', async () => {
    await list.main.locator('#draft-list').focus();
    await tabTo(page, list.row(`${word} dua`).getByRole('link'));
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(list.row(`${word} tiga`).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.locator('.side-title').first()).toHaveValue(`${word} satu`);
  });

  await test.step('gives several articles tags, one of them new, and undoes it', async () => {
    const tagged = newWord();
    const drafts = [
      await api.create({ id: { title: `${tagged} satu` } }),
      await api.create({ id: { title: `${tagged} dua` } }),
    ];
    const known = await addTag(portals.writing.backend, `${tagged}t`);
    const tagsOf = () => Promise.all(drafts.map(async ({ id }) => (await api.read(id)).document.tags ?? []));
    await list.turnTo(`/admin/blogs?search=${tagged}`);
    await list.read();
    await list.everything.focus();
    await page.keyboard.press('Space');
    await stepTo(page, list.button('tags'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(list.menuItem(list.word('tag'))).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Beri tag ke 2 artikel' });
    const box = dialog.getByRole('combobox', { name: 'Tag' });
    await expect(box).toBeFocused();

    // One that is left changes nothing, and gives the keyboard back.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(list.button('tags')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.type(`${tagged}t`);
    await expect(dialog.getByRole('option').first()).toHaveText(`${tagged}t`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${tagged}b`);
    await expect(dialog.getByRole('option')).toHaveText([`Buat tag “${tagged}b”`]);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Nama dalam bahasa Inggris')).toBeFocused();
    await page.keyboard.type(`${tagged}b`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('list').getByRole('listitem')).toHaveText([`${tagged}t`, `${tagged}b`]);
    await tabTo(page, dialog.getByRole('button', { name: list.word('tag'), exact: true }));
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');

    const notice = list.toast('2 sudah diberi tag');
    await expect(notice).toBeVisible();
    // The button that opened the question is gone.
    await expect(list.heading).toBeFocused();
    const [one, other] = await tagsOf();
    expect([one?.[0], one?.length, other]).toEqual([known, 2, one]);
    await tabTo(page, notice.getByRole('button', { name: list.word('undo') }));
    await page.keyboard.press('Enter');
    await expect(list.toast(list.word('undone'))).toBeVisible();
    expect(await tagsOf()).toEqual([[], []]);
  });
});
