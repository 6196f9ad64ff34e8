import { DraftListPage, LISTING, newWord } from '../pages/draft-list-page.ts';
import type { DraftApi } from '../../support/portal/draft-api.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

/** Articles with these Indonesian titles, each behind the word. */
async function written(api: DraftApi, word: string, titles: readonly string[]): Promise<void> {
  for (const title of titles) await api.create({ id: { title: `${word} ${title}` }, en: { title: 'Something else' } });
}

test('takes every sign literally, and looks at both languages and the excerpts', async ({ page, desk: api }) => {
  const word = newWord();
  const signs = ['100% organik', '100 organik', 'a_b', 'axb', 'c\\d', `e'f"g`, '(h,i)', '<b>j</b>', 'k*l', 'ÉPI sawah'];
  await written(api, word, signs);
  await api.create({ id: { title: 'Lain', excerpt: `${word} ringkasan` }, en: { title: `${word} CHILIES` } });
  const list = new DraftListPage(page);
  await list.show();
  const finds = async (text: string, titles: readonly string[]): Promise<void> => {
    await list.search.fill(`${word} ${text}`);
    await expect(list.titles, text).toHaveText(titles.map((title) => (title === 'Lain' ? title : `${word} ${title}`)));
  };
  for (const sign of signs) await finds(sign, [sign]);
  await finds('100%', ['100% organik']);
  await finds('a_', ['a_b']);
  await finds('%', []);
  await expect(list.main.getByText(list.word('nothing')).first()).toBeVisible();
  await finds('épi', ['ÉPI sawah']);
  await finds('chilies', ['Lain']);
  await finds('ringkasan', ['Lain']);
});

test('finds an article by its number, and by nothing but blanks everything', async ({ page, desk: api }) => {
  const { id } = await api.create({ id: { title: `Bernomor ${newWord()}` } });
  const list = new DraftListPage(page);
  await list.show(`?search=${id}`);
  await expect(list.main.locator(`a[href="/admin/blogs/${id}"]`)).toBeVisible();
  await list.search.fill('   ');
  await expect(page).toHaveURL(/\/admin\/blogs$/);
});

test('asks once for what is typed fast, drops late answers, and makes it one step in the history', async ({
  page,
  desk: api,
}) => {
  const word = newWord();
  await written(api, word, ['lambat', 'cepat']);
  const list = new DraftListPage(page);
  await list.show();
  const asked = list.countSearches();
  await list.search.pressSequentially(`${word} cepat`, { delay: 15 });
  await expect(list.titles).toHaveText([`${word} cepat`]);
  await expect(list.status).toHaveText(/1/);
  // A machine with other work may let a pause into the typing; a request for each letter is another matter.
  expect(asked.length).toBeLessThan(5);
  expect(asked.at(-1)).toBe(`${word} cepat`);

  // The answer to an earlier question comes last, and changes nothing.
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(LISTING, async (route) => {
    if (route.request().postData()?.includes('lambat')) await held;
    await route.continue();
  });
  await list.search.fill(`${word} lambat`);
  await expect.poll(() => asked.at(-1)).toBe(`${word} lambat`);
  await list.search.fill(`${word} ce`);
  await expect(list.titles).toHaveText([`${word} cepat`]);
  await list.read();
  letThrough();
  await list.settled();
  await expect(list.titles).toHaveText([`${word} cepat`]);

  await page.goBack();
  await expect(list.search).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\/blogs$/);
  await page.goForward();
  await expect(list.search).toHaveValue(`${word} ce`);
  await expect(list.titles).toHaveText([`${word} cepat`]);
});

test('is led to by the slash key, and searches at once with Enter', async ({ page, desk: api }) => {
  const word = newWord();
  await written(api, word, ['satu']);
  const list = new DraftListPage(page);
  await list.show();
  await page.keyboard.press('/');
  await expect(list.search).toBeFocused();
  await page.keyboard.type(`${word}/`);
  await expect(list.search).toHaveValue(`${word}/`);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${word}$`));
  await expect(list.titles).toHaveText([`${word} satu`]);
  await expect(list.search).toBeFocused();
});
