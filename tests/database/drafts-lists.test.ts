import { beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDocument } from '#domain/article-document.ts';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import { article, openSessionAccounts, titled } from './drafts-api.ts';
import type { DraftRow } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(() => api.clear());

interface Page {
  readonly total: number;
  readonly more: boolean;
  readonly rows: readonly Record<string, unknown>[];
}
const list = (query: object = {}): Promise<Page> => api.call('list_drafts', { collection: 'articles', ...query });
const ids = async (query: object): Promise<unknown[]> => (await list(query)).rows.map(({ id }) => id);
const named = (indonesian: string, english = ''): ArticleDocument =>
  titled(titled(article(), 'id', indonesian), 'en', english);
const sql = (text: string, id: number): Promise<unknown> =>
  api.backend.database.connection.driver.query(`update public.drafts set ${text} where id = ${id}`);
/** Makes a draft older than its triggers would let it be. */
async function age(id: number, text: string): Promise<void> {
  await api.backend.sql('alter table public.drafts disable trigger user');
  await sql(`saved_at = now() - interval '${text}'`, id);
  await api.backend.sql('alter table public.drafts enable trigger user');
}

/** Seven parts: six that were counted, and a field without a count. */
const OUTDATED = {
  title: { language: 'id', was: '', since: '' },
  content: { language: 'en', was: '', since: '', parts: 6, segments: ['p Cabai'] },
} as const;

describe('what a list shows', () => {
  it('is in one row what an editor wants to know, without the texts', async () => {
    const draft = await api.create(
      article({
        reviewedOn: '2025-01-31',
        outdated: {
          title: { language: 'en', was: 'Cabe', since: '2026-01-01' },
          content: { language: 'en', was: '', since: '' },
          // Nothing is behind a text that isn’t there (any more).
          place: { language: 'en', was: 'Bogor', since: '' },
        },
      }),
    );
    await api.publish(draft, ['id']);
    await api.save(draft, titled(draft.document, 'id', 'Tomat'), api.budi);
    const { total, rows } = await list();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id: draft.id,
      version: 2,
      title_indonesian: 'Tomat',
      title_english: 'Chili',
      state_indonesian: 'published',
      state_english: 'draft',
      changed_indonesian: true,
      changed_english: false,
      live_from_indonesian: expect.any(String),
      live_from_english: null,
      revision_indonesian: expect.any(Number),
      revision_english: null,
      outdated_indonesian: 0,
      outdated_english: 2,
      topic: '4',
      image: '/pictures/x.svg',
      focus: null,
      missing_alt: false,
      review_due: '2026-01-31',
      saved_by_name: 'Budi',
      binned_at: null,
    });
    expect(JSON.stringify(rows)).not.toContain('Isi');
  });

  it('counts exactly what it shows, of every kind', async () => {
    const make = async (
      document: ArticleDocument,
      languages: readonly ('id' | 'en')[] = [],
      from?: string,
    ): Promise<DraftRow> => {
      const draft = await api.create(document);
      if (languages.length > 0) await api.publish(draft, languages, from);
      return draft;
    };
    const SOON = new Date(Date.now() + 3_600_000).toISOString();
    const both = await make(article({ reviewedOn: '2020-01-01' }), ['id', 'en']);
    const scheduled = await make(article(), ['id'], SOON);
    const draft = await make(article({ image: '/y.svg', decorative: false, en: { ...article().en, imageAlt: '' } }));
    const changed = await make(article({ reviewBy: '2999-01-01', reviewedOn: '2020-01-01' }), ['id']);
    await api.save(changed, titled(changed.document, 'id', 'Changed'));
    const half = await make(named('Setengah', ''), ['id']);
    const saved = await api.save(half, { ...half.document, en: { ...half.document.en, title: '', content: '' } });
    const behind = await make(article({ reviewedOn: '2020-01-01', outdated: OUTDATED }));
    const binned = await make(article(), ['id']);
    const gone = await make(article());
    await api.call('bin_drafts', { collection: 'articles', items: [binned.id, gone.id] });
    await sql(`binned_at = now() - interval '31 days'`, gone.id);
    await api.call('request_review', { collection: 'articles', item: half.id, version: saved.version });
    for (const { id } of [both, draft, changed]) await age(id, '31 days');
    await age(scheduled.id, '29 days');
    await age(binned.id, '31 days');

    const shown = Object.fromEntries(
      await Promise.all(
        DRAFT_SHOWS.map(async (show) => [show, (await ids({ show })).map(Number).sort((a, b) => a - b)] as const),
      ),
    );
    expect(shown).toEqual({
      all: [both, scheduled, draft, changed, half, behind].map(({ id }) => id),
      published: [both, changed, half].map(({ id }) => id),
      scheduled: [scheduled.id],
      draft: [draft, behind].map(({ id }) => id),
      changed: [changed.id],
      'missing-language': [half.id],
      'missing-alt': [draft.id],
      outdated: [behind.id],
      untouched: [draft, changed].map(({ id }) => id),
      'review-due': [both.id],
      'in-review': [half.id],
      bin: [binned.id],
    });
    expect(await api.call('count_drafts', { collection: 'articles' })).toEqual({
      ...Object.fromEntries(Object.entries(shown).map(([show, found]) => [show, found.length])),
      'outdated-parts': 7,
    });
    expect(await ids({ show: 'nothing such' })).toEqual([]);
    expect(await api.call('list_drafts', { collection: 'banners' })).toMatchObject({ total: 0, rows: [] });
  });
});

it('a translator’s work is what is missing and behind in her language, counted as it is listed', async () => {
  const sari = await api.backend.signUp('sari@example.com', { full_name: 'Sari' });
  const without = { ...article().id, title: '', content: '' };
  const wordless = { image: '/y.svg', decorative: false };
  await api.create(article({ id: without }));
  const [noEnglish, behind, noAlt] = [
    await api.create(article({ en: without })),
    await api.create(article({ outdated: OUTDATED })),
    await api.create(article({ ...wordless, en: { ...article().en, imageAlt: '' } })),
  ];
  await api.create(article({ outdated: { title: OUTDATED.title } }));
  await api.create(article({ ...wordless, id: { ...article().id, imageAlt: '' } }));
  await api.backend.sql(`insert into public.user_roles values ('${sari.id}', 'translator', 'en')`);
  const found = async (show: string) =>
    (await api.call<Page>('list_drafts', { collection: 'articles', show }, sari)).rows.map(({ id }) => id);
  expect(await Promise.all(['missing-language', 'outdated', 'missing-alt'].map(found))).toEqual([
    [noEnglish.id],
    [behind.id],
    [noAlt.id],
  ]);
  expect(await api.call('count_drafts', { collection: 'articles' }, sari)).toMatchObject({
    ...{ all: 6, 'missing-language': 1, outdated: 1, 'outdated-parts': 6, 'missing-alt': 1 },
  });
  expect(await api.call('count_drafts', { collection: 'articles' })).toMatchObject({
    ...{ 'missing-language': 2, outdated: 2, 'missing-alt': 2 },
  });
});

describe('the search', () => {
  it('finds in titles and excerpts of both languages, and by number, whatever the case', async () => {
    const one = await api.create(article({ id: { ...article().id, title: 'Élok', excerpt: 'Singkat' } }));
    const two = await api.create(article({ en: { ...article().en, title: 'Rice', excerpt: 'Short' }, category: 1 }));
    for (const [search, found] of [
      ['éLOK', [one.id]],
      ['singkat', [one.id]],
      [' RICE ', [two.id]],
      ['shor', [two.id]],
      [String(two.id), [two.id]],
      ['isi', []],
      ['', [two.id, one.id]],
    ] as const) {
      expect([search, await ids({ search })]).toEqual([search, found]);
    }
    expect(await ids({ topic: '1' })).toEqual([two.id]);
    expect(await ids({ topic: '1', search: 'élok' })).toEqual([]);
  });

  it.each(['%', '_', '\\', "'", '"', '*', ';--', '\\%'])('takes %j as it is', async (sign) => {
    const draft = await api.create(named(`before ${sign} after`));
    await api.create(named('beforeXafter'));
    expect(await ids({ search: sign })).toEqual([draft.id]);
  });
});

describe('the order', () => {
  it('is by the last change, by the title of a language, or by the first publication, both ways round', async () => {
    const c = await api.create(named('c', 'X'));
    const a = await api.create(named('', 'A'));
    const b = await api.create(named('B', ''));
    const empty = await api.create(named('', ''));
    await api.publish(b, ['id']);
    await api.publish(c, ['id']);
    const order = async (sort: string, lang = 'id'): Promise<unknown[]> => ids({ sort, lang });
    const all = [a, b, c, empty].map(({ id }) => id);
    expect(await order('changed')).toEqual([empty.id, b.id, a.id, c.id]);
    expect(await order('-changed')).toEqual([c.id, a.id, b.id, empty.id]);
    // Where a language has no title the other one stands in its place; without any it comes last.
    expect(await order('title')).toEqual(all);
    expect(await order('-title')).toEqual([...all].reverse());
    expect(await order('title', 'en')).toEqual([a.id, b.id, c.id, empty.id]);
    expect((await order('published')).slice(0, 2)).toEqual([c.id, b.id]);
    expect((await order('-published')).slice(-2)).toEqual([b.id, c.id]);
  });

  it('holds over pages of 50, with the total on each', async () => {
    await api.backend.database.connection.driver.query(
      `insert into public.drafts (collection, id, document) select 'articles', n, $1 from generate_series(101, 220) n`,
      [JSON.stringify(article())],
    );
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ sort: 'title', page })));
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 20, 0]);
    expect(pages.map(({ total }) => total)).toEqual([120, 120, 120, 120]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(120);
    for (const page of [0, -1]) expect((await list({ sort: 'title', page })).rows).toEqual(pages[0]?.rows);
  });

  it('counts what a search finds to 1,000, and says that there are more', async () => {
    await api.backend.database.connection.driver.query(
      `insert into public.drafts (collection, id, document) select 'articles', n, $1 from generate_series(101, 1101) n`,
      [JSON.stringify(article())],
    );
    // Two letters are searched for in another way than three.
    for (const search of ['ab', 'cabai']) {
      const pages = await Promise.all([1, 20, 21].map((page) => list({ search, page })));
      expect(pages.map(({ total, more }) => [total, more])).toEqual(pages.map(() => [1000, true]));
      expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 0]);
    }
    await api.backend.sql('delete from public.drafts where id = 1101');
    expect(await list({ search: 'cabai' })).toMatchObject({ total: 1000, more: false });
    expect(await list()).toMatchObject({ total: 1000, more: false });
  });
});
