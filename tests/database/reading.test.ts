import { beforeEach, describe, expect, it } from 'vitest';
import { reviewDue } from '#domain/review-date.ts';
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
  readonly articles: readonly { id: number; title: string; language: string; words: number }[];
  readonly categories: readonly { slug: string; count: number }[];
}

async function list(query: Record<string, string>): Promise<List> {
  const answer = await backend.ask('visitor', `rpc/search_articles?${new URLSearchParams(query).toString()}`);
  expect(answer.status).toBe(200);
  return answer.body as List;
}

async function found(search: string, lang = 'en'): Promise<number[]> {
  return (await list({ search, lang })).articles.map((article) => article.id);
}

describe('the list', () => {
  it('shows everything that a card needs', async () => {
    await addArticles(backend, [
      {
        id: 1,
        day: '2024-01-15',
        texts: { id: { title: 'Selada', excerpt: 'Singkat', content: 'satu **dua** - tiga' } },
      },
    ]);
    await backend.sql(`update public.article_translations set image_alt = 'Selada hijau'`);
    expect(await list({})).toEqual({
      total: 1,
      more: false,
      tag: null,
      articles: [
        {
          id: 1,
          title: 'Selada',
          excerpt: 'Singkat',
          image: '/pictures/x.svg',
          image_alt: 'Selada hijau',
          focus: null,
          published_on: '2024-01-15',
          category: { slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic' },
          language: 'id',
          words: 3,
        },
      ],
      categories: [
        { slug: 'hydroponics', name_indonesian: 'Hidroponik', name_english: 'Hydroponics', count: 0 },
        { slug: 'horticulture', name_indonesian: 'Hortikultura', name_english: 'Horticulture', count: 0 },
        { slug: 'technology', name_indonesian: 'Teknologi', name_english: 'Technology', count: 0 },
        { slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic', count: 1 },
      ],
    });
  });

  it('answers the same to everybody, by GET and by POST', async () => {
    await addArticles(backend, [
      { id: 1, texts: { en: { title: 'One' } } },
      { id: 2, texts: { en: { title: 'Two', draft: true } } },
    ]);
    const expected = await list({ search: 'o', lang: 'en' });
    expect(expected.total).toBe(1);
    for (const role of ['visitor', 'user', 'service'] as const) {
      const answer = await backend.ask(role, 'rpc/search_articles', {
        method: 'POST',
        body: { search: 'o', lang: 'en' },
      });
      expect(answer.body).toEqual(expected);
    }
  });

  it('puts the newest first, and the lower id first within a day', async () => {
    const texts = { id: { title: 'T' } };
    await addArticles(backend, [
      { id: 3, day: '2024-01-02', texts },
      { id: 2, day: '2024-01-02', texts },
      { id: 1, day: '2024-01-01', texts },
      { id: 9, day: '2024-01-03', texts },
    ]);
    expect((await list({})).articles.map((article) => article.id)).toEqual([9, 2, 3, 1]);
  });

  it('comes in pages of 24, with the total on every page', async () => {
    await addArticles(
      backend,
      Array.from({ length: 50 }, (_, at) => ({ id: at + 1, texts: { id: { title: `T${at}` } } })),
    );
    const pages = await Promise.all(['1', '2', '3', '4', '2147483647'].map((page) => list({ page })));
    expect(pages.map((page) => page.articles.length)).toEqual([24, 24, 2, 0, 0]);
    expect(pages.map((page) => page.total)).toEqual([50, 50, 50, 50, 50]);
    expect(pages.flatMap((page) => page.articles.map((article) => article.id))).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    for (const page of ['0', '-3']) expect(await list({ page })).toEqual(pages[0]);
  });

  it('falls back to the other language where the wanted one isn’t published', async () => {
    await addArticles(backend, [
      { id: 1, texts: { id: { title: 'Keduanya' }, en: { title: 'Both' } } },
      { id: 2, texts: { id: { title: 'Hanya Indonesia' } } },
      { id: 3, texts: { en: { title: 'Only English' }, id: { title: 'Draf', draft: true } } },
    ]);
    const titles = async (lang: string) =>
      (await list({ lang })).articles.map(({ title, language }) => [title, language]);
    expect(await titles('id')).toEqual([
      ['Keduanya', 'id'],
      ['Hanya Indonesia', 'id'],
      ['Only English', 'en'],
    ]);
    expect(await titles('en')).toEqual([
      ['Both', 'en'],
      ['Hanya Indonesia', 'id'],
      ['Only English', 'en'],
    ]);
    expect(await titles('xx')).toEqual(await titles('id'));
  });

  it('never shows a draft or an article of the future', async () => {
    await addArticles(backend, [
      { id: 1, texts: { id: { title: 'Rahasia', draft: true }, en: { title: 'Secret', draft: true } } },
      { id: 2, day: '2999-01-01', texts: { id: { title: 'Rahasia' }, en: { title: 'Secret' } } },
      { id: 3, texts: {} },
      { id: 4, texts: { id: { title: 'Umum' }, en: { title: 'Secret', draft: true } } },
    ]);
    for (const lang of ['id', 'en']) {
      for (const search of ['rahasia', 'secret', '', 'umum']) {
        const answer = await list({ search, lang });
        expect(JSON.stringify(answer)).not.toMatch(/Rahasia|Secret/);
        expect(answer.total).toBe(search === '' || search === 'umum' ? 1 : 0);
        expect(answer.categories.map((category) => category.count)).toEqual([0, 0, 0, 1]);
      }
    }
  });

  it('filters by category; the counts stay those of all published articles', async () => {
    const texts = { id: { title: 'Tomat' } };
    await addArticles(backend, [
      { id: 1, category: 'organic', texts },
      { id: 2, category: 'technology', texts },
      { id: 3, category: 'technology', texts: { en: { title: 'Drone' } } },
      { id: 4, category: 'technology', texts: { id: { title: 'Tomat', draft: true } } },
    ]);
    const counts = [0, 0, 2, 1];
    for (const [query, ids] of [
      [{ category: 'technology' }, [2, 3]],
      [{ category: 'technology', search: 'tomat' }, [2]],
      [{ category: 'organic' }, [1]],
      [{ category: 'hydroponics' }, []],
      [{ category: 'nothing-such' }, []],
      [{ category: '' }, [1, 2, 3]],
      [{ search: 'zzz' }, []],
    ] as const) {
      const answer = await list({ ...query });
      expect(answer.articles.map((article) => article.id)).toEqual(ids);
      expect(answer.total).toBe(ids.length);
      expect(answer.categories.map((category) => category.count)).toEqual(counts);
    }
  });
});

describe('the counts of categories', () => {
  const counts = async (lang: string) => (await list({ lang })).categories.map(({ count }) => count);
  const in2Hours = `now() + interval '2 hours'`;
  /** Two hours go by. */
  const wait = () =>
    backend.sql(`update private.article_cards set shown_from = shown_from - interval '2 hours',
      shown_until = shown_until - interval '2 hours', dated = least(dated, private.today())`);

  it('follow articles of all spans of time from one category to another', async () => {
    const text = { id: { title: 'Tomat' }, en: { title: 'Tomato' } };
    await addArticles(backend, [
      { id: 1, category: 'organic', texts: text },
      { id: 2, category: 'organic', day: '2999-01-01', texts: text },
      { id: 3, category: 'technology', texts: text },
      { id: 4, category: 'technology', texts: { id: { title: 'Tomat' } } },
    ]);
    expect(await counts('en')).toEqual([0, 0, 2, 1]);
    // The text of the third is in English from then on, and in another category.
    await backend.sql(`update public.article_translations set publish_at = ${in2Hours}, category_id = 1
      where article_id = 3 and language = 'en'`);
    await backend.sql(`update public.article_translations set publish_at = ${in2Hours} where article_id = 4`);
    expect(await counts('en')).toEqual([0, 0, 1, 1]);
    await wait();
    expect(await counts('en')).toEqual([1, 0, 1, 2]);
    expect(await counts('id')).toEqual([0, 0, 2, 2]);
    await backend.sql(`update public.article_translations set category_id = 2 where article_id = 1`);
    expect(await counts('en')).toEqual([1, 1, 1, 1]);
    await backend.sql('delete from public.articles');
    expect(await counts('en')).toEqual([0, 0, 0, 0]);
    expect(await counts('id')).toEqual([0, 0, 0, 0]);
  });

  it('keep no row for each moment that has come', async () => {
    for (let id = 1; id <= 20; id += 1) {
      await addArticles(backend, [{ id, texts: { id: { title: 'T' } } }]);
      await backend.sql(`update private.article_cards set shown_from = ${in2Hours} + ${id} * interval '1 second'
        where article_id = ${id}`);
    }
    expect(await counts('id')).toEqual([0, 0, 0, 0]);
    await backend.sql(`update private.card_counts set shown_from = shown_from - interval '3 hours'
      where shown_from > '-infinity'`);
    await addArticles(backend, [{ id: 21, texts: { id: { title: 'T' } } }]);
    expect(await counts('id')).toEqual([0, 0, 0, 21]);
    expect((await backend.sql('select * from private.card_counts')).length).toBe(2);
  });
});

describe('the search', () => {
  it('finds in the title or the excerpt shown, whatever the case, and in nothing else', async () => {
    await addArticles(backend, [
      { id: 1, texts: { en: { title: 'Growing LETTUCE', excerpt: 'Water' }, id: { title: 'Menanam Selada' } } },
      { id: 2, texts: { en: { title: 'Rice', excerpt: 'Beside lettuce' } } },
      { id: 3, texts: { en: { title: 'Chili', excerpt: 'Hot', content: 'lettuce' } } },
    ]);
    expect(await found('lettuce')).toEqual([1, 2]);
    expect(await found('  LetTuce ')).toEqual([1, 2]);
    expect(await found('ettuc')).toEqual([1, 2]);
    expect(await found('selada')).toEqual([]);
    expect(await found('selada', 'id')).toEqual([1]);
    expect(await found('e')).toEqual([1, 2]);
  });

  it('counts to 1,000, and says that there are more', async () => {
    await backend.sql(
      `insert into public.articles (id, published_on) select n, '2024-01-01' from generate_series(1, 1001) n`,
    );
    await backend.sql(`insert into public.article_translations
        (article_id, language, title, excerpt, content, status, image, category_id, author)
      select n, 'en', 'Growing lettuce', '', '', 'published', '/x.svg', 1, 'Team' from generate_series(1, 1001) n`);
    const last = await list({ search: 'lettuce', lang: 'en', page: '42' });
    expect([last.total, last.more, last.articles.length]).toEqual([1000, true, 16]);
    expect((await list({ search: 'lettuce', lang: 'en', page: '43' })).articles).toEqual([]);
    // Two letters, of which all have some, and others that one alone has: the first is the last to be found.
    expect(await list({ search: 'le', lang: 'en' })).toMatchObject({ total: 1000, more: true });
    await backend.sql(`update public.article_translations set excerpt = 'zq' where article_id = 1001`);
    for (const search of ['zq', 'q', 'Q'])
      expect(await list({ search, lang: 'en' })).toMatchObject({ total: 1, articles: [{ id: 1001 }] });
    expect(await list({ lang: 'en' })).toMatchObject({ total: 1001, more: false });
    await backend.sql('delete from public.articles where id = 1');
    expect(await list({ search: 'lettuce', lang: 'en' })).toMatchObject({ total: 1000, more: false });
  });

  it('ignores the case of letters beyond ASCII', async () => {
    await addArticles(backend, [{ id: 1, texts: { en: { title: 'Café ÉTÉ' } } }]);
    expect(await found('CAFÉ été')).toEqual([1]);
  });

  it('does not find what begins in the title and ends in the excerpt', async () => {
    await addArticles(backend, [{ id: 1, texts: { en: { title: 'abc', excerpt: 'def' } } }]);
    for (const search of ['cd', 'c d', 'c\nd']) expect(await found(search)).toEqual([]);
  });

  const signs = [
    '%',
    '_',
    '\\',
    ',',
    '(',
    ')',
    '"',
    "'",
    '*',
    '.',
    ':',
    '&',
    '+',
    '#',
    '/',
    '{',
    '}',
    '\u0001',
    '%%',
    '€😀',
    '\u{1f33e}',
    '\\%',
    '";--',
    ' or 1=1',
  ];
  it.each(signs)('takes %j as it is', async (sign) => {
    await addArticles(backend, [
      { id: 1, texts: { en: { title: `before ${sign} after` } } },
      { id: 2, texts: { en: { title: 'beforeXafter' } } },
    ]);
    expect(await found(sign)).toEqual([1]);
    expect(await found(`before ${sign} after`)).toEqual([1]);
  });

  it('takes a search of blanks for none', async () => {
    await addArticles(backend, [{ id: 1, texts: { en: { title: 'One' } } }]);
    expect(await found(' \t\u00a0')).toEqual([1]);
  });

  it('follows every change at once', async () => {
    await addArticles(backend, [{ id: 1, texts: { en: { title: 'Old' } } }]);
    await backend.sql(`update public.article_translations set title = 'New' where article_id = 1`);
    expect(await found('old')).toEqual([]);
    expect(await found('new')).toEqual([1]);
    await backend.sql(`update public.article_translations set status = 'draft' where article_id = 1`);
    expect(await found('new')).toEqual([]);
    await backend.sql(`update public.article_translations set status = 'published' where article_id = 1`);
    await backend.sql(`update public.articles set published_on = '2999-01-01' where id = 1`);
    expect(await found('new')).toEqual([]);
    await backend.sql(`update public.articles set published_on = '2024-01-01' where id = 1`);
    await backend.sql('update public.article_translations set category_id = 1 where article_id = 1');
    expect((await list({ category: 'hydroponics', lang: 'en' })).total).toBe(1);
    await backend.sql('delete from public.article_translations where article_id = 1');
    expect((await list({})).total).toBe(0);
    await addArticles(backend, [{ id: 2, texts: { en: { title: 'Gone' } } }]);
    await backend.sql('delete from public.articles where id = 2');
    expect((await list({})).total).toBe(0);
    expect(await backend.sql('select * from private.article_cards')).toEqual([]);
  });

  it('follows an upsert of many at once', async () => {
    await addArticles(backend, [
      { id: 1, texts: { en: { title: 'Old one' } } },
      { id: 2, texts: {} },
    ]);
    const rows = [1, 2].map((id) => ({
      article_id: id,
      language: 'en',
      title: `New ${id}`,
      excerpt: '',
      content: 'T',
      image: 'x',
      image_alt: 'T',
      category_id: 4,
      author: 'T',
      status: 'published',
    }));
    const answer = await backend.ask('service', 'article_translations', {
      method: 'POST',
      body: rows,
      headers: { prefer: 'resolution=merge-duplicates' },
    });
    expect([200, 201]).toContain(answer.status);
    expect(await found('new')).toEqual([1, 2]);
    expect(await found('old')).toEqual([]);
  });
});

describe('one article', () => {
  const read = async (query: string) => (await backend.ask('visitor', `rpc/read_article?${query}`)).body;

  beforeEach(() =>
    addArticles(backend, [
      {
        id: 1,
        texts: {
          id: { title: 'Judul', content: '## Satu' },
          en: { title: 'Title', content: '## One\n\nTwo 40\u00a0cm.' },
        },
      },
      { id: 2, texts: { id: { title: 'Judul' }, en: { title: 'Draft', draft: true } } },
      { id: 3, texts: { id: { title: 'Draf', draft: true } } },
      { id: 4, day: '2999-01-01', texts: { id: { title: 'Nanti' } } },
    ]),
  );

  it('is read whole in the wanted language', async () => {
    await backend.sql(
      `update public.article_translations set audience = 'Beginners', place = 'Java' where language = 'en'`,
    );
    await backend.sql(`update public.article_translations set reviewed_on = '2026-11-20' where article_id = 1`);
    expect(await read('article_id=1&lang=en')).toEqual({
      id: 1,
      title: 'Title',
      excerpt: '',
      content: '## One\n\nTwo 40\u00a0cm.',
      image: '/pictures/x.svg',
      image_alt: '',
      focus: null,
      published_on: '2024-01-01',
      category: { slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic' },
      language: 'en',
      words: 4,
      author: 'Team',
      reviewed_on: '2026-11-20',
      review_by: '2027-11-20',
      audience: 'Beginners',
      place: 'Java',
      tags: [],
      version: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) as string,
    });
    expect(await read('article_id=1&lang=id')).toMatchObject({
      title: 'Judul',
      author: 'Tim',
      language: 'id',
      reviewed_on: '2026-11-20',
    });
  });

  it('says until when its advice holds: a year after it was checked, unless its writer named another day', async () => {
    const days: readonly (readonly [string | null, string | null])[] = [
      ['2026-11-20', null],
      ['2024-02-29', null],
      ['2026-11-20', '2026-12-01'],
      [null, '2026-12-01'],
      ['9999-12-31', null],
      [null, null],
    ];
    for (const [reviewedOn, named] of days) {
      const written = [reviewedOn, named].map((day) => (day === null ? 'null' : `'${day}'`));
      await backend.sql(
        `update public.article_translations set (reviewed_on, review_by) = (${written.join()}) where article_id = 1`,
      );
      expect(await read('article_id=1&lang=en')).toMatchObject({
        reviewed_on: reviewedOn,
        review_by: reviewDue(reviewedOn, named),
      });
    }
  });

  it('falls back to the other language with its author', async () => {
    expect(await read('article_id=2&lang=en')).toMatchObject({ title: 'Judul', language: 'id', author: 'Tim' });
  });

  it('is null where nothing is published, or not yet, or never was', async () => {
    for (const id of [3, 4, 99]) {
      expect(await read(`article_id=${id}&lang=id`)).toBeNull();
      expect((await backend.ask('service', `rpc/article_version?article_id=${id}`)).body).toBeNull();
    }
  });

  it('gets a new version whenever it or one of its translations changes, and only then', async () => {
    const version = async (id = 1) => (await backend.ask('visitor', `rpc/article_version?article_id=${id}`)).body;
    await backend.sql('update public.article_translations set category_id = 3 where article_id = 1');
    let last = await version();
    expect(last).toBe(((await read('article_id=1&lang=id')) as { version: string }).version);
    const other = await version(2);
    for (const change of [
      `update public.article_translations set image = 'y' where article_id = 1 and language = 'en'`,
      `update public.article_translations set title = 'T' where article_id = 1 and language = 'en'`,
      `update public.article_translations set review_by = '2030-01-01' where article_id = 1 and language = 'en'`,
      `update public.article_translations set status = 'draft' where article_id = 1 and language = 'en'`,
      `delete from public.article_translations where article_id = 1 and language = 'en'`,
      `insert into public.article_translations (article_id, language, title, excerpt, content, image, category_id, author)
       values (1, 'en', 'T', '', '', 'x', 3, 'T')`,
      `update public.articles set updated_at = '2001-01-01' where id = 1`,
      `update public.categories set name_english = 'Renamed' where slug = 'technology'`,
    ]) {
      await backend.sql(change);
      const next = await version();
      expect(String(next) > String(last)).toBe(true);
      last = next;
    }
    expect(await version()).toBe(last);
    expect(await version(2)).toBe(other);
  });
});

it('keeps a translation with its article and its language', async () => {
  await addArticles(backend, [
    { id: 1, texts: { id: { title: 'T' } } },
    { id: 2, texts: {} },
  ]);
  for (const body of [{ article_id: 2 }, { language: 'en' }]) {
    const answer = await backend.ask('service', 'article_translations?article_id=eq.1', { method: 'PATCH', body });
    expect(answer.status).toBe(400);
  }
  expect(await backend.sql('select article_id, language from public.article_translations')).toEqual([
    { article_id: 1, language: 'id' },
  ]);
});
