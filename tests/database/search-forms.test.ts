import { beforeEach, describe, expect, it } from 'vitest';
import { searchForms } from '#domain/word-roots/search-forms.ts';
import { addArticles, addCategories } from '../support/database/articles.ts';
import { testBackend } from '../support/backend/backend.ts';

const backend = await testBackend();
beforeEach(async () => {
  await backend.empty();
  await addCategories(backend);
});

interface List {
  readonly total: number;
  readonly more: boolean;
  readonly partial?: true;
  readonly articles: readonly { id: number }[];
}

async function list(query: Record<string, string>): Promise<List> {
  const answer = await backend.ask('visitor', `rpc/search_articles?${new URLSearchParams(query).toString()}`);
  expect(answer.status).toBe(200);
  return answer.body as List;
}

describe('the search by word form', () => {
  const search = async (text: string, more: Record<string, string> = {}) =>
    list({ search: text, lang: 'id', forms: searchForms(text, more['lang'] === 'en' ? 'en' : 'id'), ...more });
  const ids = async (text: string, more: Record<string, string> = {}) =>
    (await search(text, more)).articles.map(({ id }) => id);

  it('finds other forms of the searched words, after what has its letters and before what has them in its text alone', async () => {
    await addArticles(backend, [
      { id: 1, day: '2024-01-06', texts: { id: { title: 'Padi', content: 'Sesudah dipupuk.' } } },
      { id: 2, day: '2024-01-05', texts: { id: { title: 'Kapan pemupukan?' } } },
      { id: 3, day: '2024-01-04', texts: { id: { title: 'Cara memupuk' } } },
      { id: 4, day: '2024-01-03', texts: { id: { title: 'Padi', excerpt: 'Pupuk, pupuk' } } },
      { id: 5, day: '2024-01-07', texts: { id: { title: 'Pupus', content: '[x](/pupuk)' } } },
    ]);
    expect(await ids('memupuk')).toEqual([3, 2, 4, 1]);
    expect(await ids('pemupukan padi')).toEqual([4, 1]);
    expect(await search('memupuk')).toMatchObject({ total: 4, more: false });
    // A request without forms only finds letters.
    expect((await list({ search: 'memupuk', lang: 'id' })).articles.map(({ id }) => id)).toEqual([3]);
  });

  it('takes the last word for a beginning, and parts words where the portal does', async () => {
    await addArticles(backend, [
      { id: 1, texts: { id: { title: 'Takaran', content: 'Beri 2,5 kg/ha atau sayur-sayuran, **NPK**.' } } },
      { id: 2, texts: { en: { title: 'Leaves', content: 'The farmer’s café' } } },
    ]);
    for (const text of ['ha takar', 'takaran sayuran', 'npk 2', 'sayur kg', 'Takaran HA'])
      expect(await ids(text), text).toEqual([1]);
    for (const text of ['leaf farmer', 'caf leaf', 'leaf café'])
      expect((await search(text, { lang: 'en' })).partial, text).toBe(text === 'caf leaf' ? true : undefined);
  });

  it('shows what comes nearest where no article has all words, and says so', async () => {
    await addArticles(backend, [
      { id: 1, day: '2024-01-01', texts: { id: { title: 'Padi', content: 'Wereng' } } },
      { id: 2, day: '2024-01-02', texts: { id: { title: 'Padi di sawah' } } },
      { id: 3, day: '2024-01-03', category: 'technology', texts: { id: { title: 'Sawah', content: 'padi' } } },
      { id: 4, day: '2024-01-04', texts: { id: { title: 'Jagung' } } },
    ]);
    // Two words before one, a rare one before a frequent one, in the title before elsewhere, newer ones before older ones.
    expect(await search('padi wereng xyz')).toMatchObject({ total: 3, partial: true, more: false });
    expect(await ids('padi wereng xyz')).toEqual([1, 2, 3]);
    expect(await ids('sawah jagung')).toEqual([4, 3, 2]);
    expect(await ids('padi wereng xyz', { category: 'technology' })).toEqual([3]);
    expect(await search('padi xyz', { page: '2' })).toMatchObject({ total: 3, articles: [] });
    // Words that tie others together are no part.
    expect(await search('di xyz')).toMatchObject({ total: 0 });
    expect(await search('di xyz')).not.toHaveProperty('partial');
    expect(await search('padi')).not.toHaveProperty('partial');
  });

  it('finds a name of several words where all of them stand', async () => {
    await addArticles(backend, [
      { id: 1, texts: { id: { title: 'Kebun', content: 'Ubi dari kayu' } } },
      { id: 2, texts: { id: { title: 'Ubi jalar' } } },
      { id: 3, texts: { id: { title: 'Singkong' } } },
    ]);
    const found = await list({ search: 'ketela', lang: 'id', forms: 'singkong ubi+kayu' });
    expect(found.articles.map(({ id }) => id).sort()).toEqual([1, 3]);
  });

  it('finds in the language shown, in a category, and nothing that isn’t published', async () => {
    const texts = { id: { title: 'Pupuk', content: 'x' } };
    await addArticles(backend, [
      { id: 1, category: 'technology', texts },
      { id: 2, texts: { ...texts, en: { title: 'Manure' } } },
      { id: 3, day: '2999-01-01', texts },
      { id: 4, texts: { id: { title: 'Pupuk', draft: true } } },
    ]);
    expect(await ids('memupuk')).toEqual([1, 2]);
    expect(await ids('memupuk', { category: 'technology' })).toEqual([1]);
    // In English the second is another text.
    expect(await ids('pupuk', { lang: 'en' })).toEqual([1]);
    await backend.sql(`update public.article_translations set status = 'draft' where article_id = 1`);
    await backend.sql(`update public.article_translations set content = 'dipupuk', title = 'y' where article_id = 2`);
    expect(await ids('memupuk')).toEqual([2]);
  });

  it('comes in pages and counts to 1,000 with what has the letters', async () => {
    await backend.sql(
      `insert into public.articles (id, published_on) select n, '2024-01-01' from generate_series(1, 1100) n`,
    );
    await backend.sql(`insert into public.article_translations
        (article_id, language, title, excerpt, content, status, image, category_id, author)
      select n, 'id', case when n <= 500 then 'Memupuk' else 'Pemupukan' end, '', '', 'published', '/x.svg', 1, 'Tim'
      from generate_series(1, 1100) n`);
    const pages = [];
    for (let page = 1; page <= 42; page += 1) pages.push(await search('memupuk', { page: String(page) }));
    const all = pages.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(all).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
    expect(pages.every(({ total, more }) => total === 1000 && more)).toBe(true);
    await backend.sql('delete from public.articles where id > 1000');
    expect(await search('memupuk')).toMatchObject({ total: 1000, more: false });
  });

  it.each([
    ['a quote', "a'b"],
    ['a backslash', 'a\\b'],
    ['two beginnings', 'aaa* bbb*'],
    ['a beginning of two letters', 'aa*'],
    ['nothing but a beginning', '*'],
    ['a beginning within a word', 'aaa*b'],
    ['a word of 101 letters', 'a'.repeat(101)],
    ['nine lists', 'a,b,c,d,e,f,g,h,i'],
    ['321 words', Array.from({ length: 321 }, (_, at) => at).join(' ')],
    ['more than 4,000 letters', 'a '.repeat(2001)],
    ['a line break', 'a\nb'],
    ['a plus without words', '+'],
    ['a plus with one word', 'a+'],
    ['two pluses', 'a++b'],
    ['a beginning of several words', 'aaa+bbb*'],
  ])('refuses %s', async (_what, forms) => {
    const answer = await backend.ask(
      'visitor',
      `rpc/search_articles?${new URLSearchParams({ search: 'a', forms }).toString()}`,
    );
    expect(answer).toMatchObject({ status: 400, body: { details: 'forms' } });
  });

  it.each(['', ' ', ',', ', ,', 'a & b', 'a | !b', '(a', 'a:b', 'é', '<->'])('takes %j for words', async (forms) => {
    expect(await list({ search: 'zzz', forms })).toMatchObject({ total: 0 });
  });

  it('gives one word often no more work than once', async () => {
    const [same] = await backend.sql<{ query: string }>(`select private.forms_queries('di di di')::text as query`);
    expect(same?.query).toBe(`{'di'}`);
  });
});
