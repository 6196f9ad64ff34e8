import { beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDocument } from '#domain/article-document.ts';
import { article, openSessionAccounts } from './drafts-api.ts';
import type { DraftRow } from './drafts-api.ts';

// How fresh what visitors read is, and what of it is to be checked this month, by Jakarta's day.

const api = await openSessionAccounts();
beforeEach(() => api.clear());

const ARTICLES = { collection: 'articles' };

interface Listed {
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly (Record<string, unknown> & { readonly id: number; readonly state: string })[];
}
const freshness = (more: object = {}): Promise<Listed> => api.call('list_freshness', { ...ARTICLES, ...more });
const due = (more: object = {}): Promise<Listed> => api.call('list_due_reviews', { ...ARTICLES, ...more });
const shown = async (): Promise<unknown[]> =>
  (await api.call<Listed>('list_drafts', { ...ARTICLES, show: 'review-due' })).rows.map(({ id }) => id).sort();

/** A day so many days from today in Jakarta, ISO. */
const day = (days: number): string => new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10);
/** The first day of a month, counted from this one. */
const month = (months: number): string => {
  const [year = 0, this_ = 0] = day(0).split('-').map(Number);
  return new Date(Date.UTC(year, this_ - 1 + months, 1)).toISOString().slice(0, 10);
};
const dayBefore = (iso: string): string => new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);
const numberOf = (iso: string): number => Number(iso.slice(5, 7));

async function published(more: Partial<ArticleDocument>): Promise<DraftRow> {
  const draft = await api.create(article(more));
  await api.publish(draft, ['id']);
  return draft;
}

describe('how fresh an article is', () => {
  it('says the day on which it is to be checked, the most pressing first, drafts last', async () => {
    const draft = await api.create(article({ reviewBy: day(-50) }));
    const fresh = await published({ reviewedOn: day(0) });
    const holding = await published({ reviewBy: day(180) });
    const soon = await published({ reviewBy: day(30) });
    const today = await published({ reviewBy: day(0) });
    const overdue = await published({ reviewBy: day(-1) });
    const found = await freshness();
    expect(found.rows.map(({ id, state }) => [id, state])).toEqual([
      [overdue.id, 'overdue'],
      [today.id, 'soon'],
      [soon.id, 'soon'],
      [holding.id, 'holding'],
      [fresh.id, 'fresh'],
      [draft.id, 'draft'],
    ]);
    expect(found.total).toBe(6);
    expect(found.counts).toEqual({ overdue: 1, soon: 2, holding: 1, fresh: 1, draft: 1 });
  });

  it('counts from its last change where nobody has checked it, and never says that it is overdue', async () => {
    const old = await published({ reviewedOn: null, reviewBy: null });
    expect((await freshness()).rows[0]).toMatchObject({ id: old.id, state: 'fresh', review_due: null });
    await api.backend.sql('alter table public.drafts disable trigger user');
    await api.backend.sql(`update public.drafts set saved_at = now() - interval '400 days'`);
    await api.backend.sql('alter table public.drafts enable trigger user');
    expect((await freshness()).rows[0]).toMatchObject({ id: old.id, state: 'soon', review_due: null });
    expect(await due()).toMatchObject({ total: 0 });
  });

  it('names its titles and how far each language is, and none of its texts; what is in the bin isn’t there', async () => {
    const step = { language: 'en', was: '', since: '', parts: 3 } as const;
    const behind = await published({ outdated: { content: step } });
    const gone = await published({});
    await api.call('bin_drafts', { ...ARTICLES, items: [gone.id] });
    const found = await freshness();
    expect(found.rows).toEqual([
      expect.objectContaining({
        ...{ id: behind.id, title_indonesian: 'Cabai', title_english: 'Chili', reviewed_on: null },
        ...{ has_indonesian: true, has_english: true, outdated_indonesian: 0, outdated_english: 3 },
      }),
    ]);
    expect(JSON.stringify(found)).not.toContain('Isi');
  });

  it('is told of 300 at the most, and counted of all', async () => {
    for (let made = 0; made < 4; made += 1) await api.create();
    const found = await freshness({ most: 3 });
    expect([found.rows.length, found.total]).toEqual([3, 4]);
    expect((await freshness({ most: 0 })).rows).toHaveLength(1);
  });
});

describe('the advice to check this month', () => {
  it('is what was due before or is due in it, of what visitors read, the most pressing first', async () => {
    const last = await published({ reviewBy: dayBefore(month(1)) });
    const passed = await published({ reviewedOn: '2020-01-01' });
    await published({ reviewBy: month(1) });
    await api.create(article({ reviewBy: day(-9) }));
    const found = await due();
    expect(found.rows.map(({ id, season }) => [id, season])).toEqual([
      [passed.id, null],
      [last.id, null],
    ]);
    expect(found).toMatchObject({ total: 2, today: day(0) });
    expect(await shown()).toEqual([last.id, passed.id]);
    expect(await api.call('count_drafts', ARTICLES)).toMatchObject({ 'review-due': 2 });
  });

  it.each([
    ['begins next month, checked before its last one', [1, 2], dayBefore(month(-11)), month(1)],
    ['begins next month, never checked', [1], null, month(1)],
    ['begins this month, checked before its last one', [0, 1], dayBefore(month(-12)), month(0)],
    ['begins next month, checked when its last one began', [1, 2], month(-11), null],
    ['began last month', [-1, 0], '2020-01-01', null],
    ['begins the month after', [2], '2020-01-01', null],
    ['begins twice a year, checked since the one before', [1, 7], month(-5), null],
    ['begins twice a year, checked before that one', [1, 7], dayBefore(month(-5)), month(1)],
  ])('by its season: it %s', async (_what, months, reviewedOn, expected) => {
    const seasons = months.map((each) => numberOf(month(each))).sort((one, other) => one - other);
    // Due by its day only in centuries.
    const draft = await published({ seasons, reviewedOn, reviewBy: '2999-01-01' });
    const found = await due();
    const wanted = expected === null ? [] : [[draft.id, expected]];
    expect(found.rows.map(({ id, season }) => [id, season])).toEqual(wanted);
    expect(await shown()).toEqual(wanted.map(([id]) => id));
    expect(await api.call('count_drafts', ARTICLES)).toMatchObject({ 'review-due': wanted.length });
  });

  it('knows no season of advice that is used all year', async () => {
    await published({ seasons: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], reviewBy: '2999-01-01' });
    expect(await due()).toMatchObject({ total: 0 });
  });

  it('names an article once, with both reasons', async () => {
    const both = await published({ seasons: [numberOf(month(1))], reviewedOn: '2020-01-01' });
    expect(await due()).toMatchObject({
      total: 1,
      rows: [{ id: both.id, review_due: '2020-12-31', season: month(1) }],
    });
  });
});
