import { describe, expect, test, vi } from 'vitest';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import type { ArticleSummary } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { PageRequest } from '../../page/page.ts';
import type { LiveLibrary, ReadableArticle, Repository } from '../../data/repository.ts';
import { repositoryStage } from '#tests/support/stages/repository-stage.ts';
import { loadArticle, refreshArticle, type ArticleData } from './article-data.ts';
import { shownTopic } from './topic-articles.ts';

/** The redirect to the list, with the requested id. */
const toTheList = (missingArticle: number | null) => ({ kind: 'redirect', path: '/blog', state: { missingArticle } });

function summary(id: number): ArticleSummary {
  return {
    ...{ id, title: `Artikel ${id}`, excerpt: '', image: '', imageAlt: '', date: '2024-01-01', words: 700 },
    ...{ category: { slug: 'organic', name: { id: 'Organik', en: 'Organic' } }, language: 'id' },
  };
}

function article(id: number, changes: Partial<ReadableArticle> = {}): ReadableArticle {
  return {
    ...{ ...summary(id), author: 'Tim', reviewedOn: null, reviewBy: null, audience: '', place: '' },
    ...{ version: 'v1', html: '<p>lama</p>', headings: [], ...changes },
  };
}

const NOT_FOUND: Result<never> = failed('not-found', 'gone');
const OFFLINE: Result<never> = failed('offline', 'no network');

interface Known {
  /** Articles stored beside the site, newest first. */
  readonly stored?: readonly number[];
  readonly storedFails?: Result<never>;
  readonly live?: {
    readonly article: Result<ReadableArticle>;
    readonly version?: Result<string>;
    readonly withdrawn?: readonly number[];
    /** Those of its list, newest first. */
    readonly listed?: readonly number[];
  } | null;
}

function requestFor(id: string, known: Known): PageRequest & { readonly asked: string[] } {
  const asked: string[] = [];
  const ids = known.stored ?? [1, 6, 2, 5, 3, 4];
  const live: Partial<LiveLibrary> | null = known.live
    ? {
        articlePage: () =>
          Promise.resolve(ok({ articles: (known.live!.listed ?? []).map(summary), total: 2, categories: [] })),
        article: () => (asked.push('article'), Promise.resolve(known.live!.article)),
        articleVersion: () => (asked.push('version'), Promise.resolve(known.live!.version ?? OFFLINE)),
        published: (wanted) => Promise.resolve(ok(wanted.filter((each) => !known.live!.withdrawn?.includes(each)))),
      }
    : null;
  const { storedFails: fails } = known;
  const stored: Partial<Repository['stored']> = {
    articlePage: () => Promise.resolve(fails ?? ok({ articles: ids.map(summary), total: ids.length, categories: [] })),
    firstArticles: () => Promise.resolve(fails ?? ok([...ids].sort((a, b) => a - b).map(summary))),
    article: (wanted) => Promise.resolve(fails ?? (ids.includes(wanted) ? ok(article(wanted)) : NOT_FOUND)),
  };
  return { repository: repositoryStage(stored, live), language: 'id', params: { id }, asked };
}

test('an article is opened from the site itself, without asking the backend', async () => {
  const request = requestFor('2', { live: { article: ok(article(2, { html: 'new' })) } });
  const data = { article: { id: 2, html: '<p>lama</p>' } };
  expect(await loadArticle(request)).toMatchObject({ kind: 'found', data });
  expect(request.asked).toEqual([]);
});

test.each(Object.entries({ 1: [2, 3, 4], 2: [1, 3, 4], 6: [1, 2, 3] }))(
  'an article is opened, as %s, with the first three others by id',
  async (id, others) => {
    const answer = await loadArticle(requestFor(id, {}));
    expect(answer.kind === 'found' && answer.data.related.map((each) => each.id)).toEqual(others);
  },
);

test('an article is opened from the backend where it is newer than the build', async () => {
  const request = requestFor('7', { live: { article: ok(article(7)) } });
  const data = { article: { id: 7 }, related: [{ id: 1 }, { id: 2 }, { id: 3 }] };
  expect(await loadArticle(request)).toMatchObject({ kind: 'found', data });
});

test('an article is opened also where the list beside it can’t be read', async () => {
  const request = requestFor('7', { storedFails: OFFLINE, live: { article: ok(article(7)) } });
  expect(await loadArticle(request)).toMatchObject({ kind: 'found', data: { related: [] } });
});

test.each([
  ...['0', '-1', '01', '1.5', '1e3', ' 1', 'abc', '', '1/../2', '٣'],
  ...['99999999999999999999', '9007199254740993'],
])('an unknown article leads to the list with the id %j nobody is asked', async (id) => {
  const request = requestFor(id, { live: { article: ok(article(1)) } });
  expect(await loadArticle(request)).toEqual(toTheList(null));
  expect(request.asked).toEqual([]);
});

test('an unknown article leads to the list where neither the site nor the backend has it', async () => {
  expect(await loadArticle(requestFor('99', { live: { article: NOT_FOUND } }))).toEqual(toTheList(99));
  expect(await loadArticle(requestFor('99', {}))).toEqual(toTheList(99));
});

test('what is kept of an article that neither has goes', async () => {
  const stores = cachesWith('tunas-data');
  vi.stubGlobal('caches', stores);
  const data = await stores.open('tunas-data');
  await data.put('/data/id/article-99.json', new Response('old'));
  await loadArticle(requestFor('99', { live: { article: OFFLINE } }));
  expect(await data.match('/data/id/article-99.json')).toBeDefined();
  await loadArticle(requestFor('99', { live: { article: NOT_FOUND } }));
  await vi.waitFor(async () => expect(await data.match('/data/id/article-99.json')).toBeUndefined());
});

test('an unknown article leads to the list where the backend has no articles at all: then the site’s own are all there are', async () => {
  const noTable = failed('no-table', 'PGRST202');
  expect(await loadArticle(requestFor('99', { live: { article: noTable } }))).toEqual(toTheList(99));
  const unread = requestFor('99', { storedFails: OFFLINE, live: { article: noTable } });
  expect(await loadArticle(unread)).toMatchObject({ kind: 'failed', code: 'offline' });
});

test('an article that can’t be fetched says why instead of leading away', async () => {
  const failure = { kind: 'failed', code: 'offline', detail: 'no network' };
  expect(await loadArticle(requestFor('99', { live: { article: OFFLINE } }))).toEqual(failure);
});

describe('after an article is shown', () => {
  const shown: ArticleData = { article: article(2), related: [summary(1)], topic: [] };
  const refreshed = (live: Known['live'], language: 'id' | 'en' = 'id') =>
    refreshArticle({ ...requestFor('2', { live: live ?? null }), language }, shown);

  test('without a backend it stays', async () => {
    expect(await refreshed(null)).toBeNull();
  });

  test('the same version stays, and only the version is asked for', async () => {
    const request = requestFor('2', { live: { article: ok(article(2)), version: ok('v1') } });
    expect(await refreshArticle(request, shown)).toBeNull();
    expect(request.asked).toEqual(['version']);
  });

  test('a changed one is replaced, and what stands beside it stays', async () => {
    const changed = article(2, { version: 'v2', html: '<p>baru</p>' });
    const data = { article: changed, related: shown.related, topic: [] };
    expect(await refreshed({ article: ok(changed), version: ok('v2') })).toEqual({ kind: 'found', data });
  });

  test.each([NOT_FOUND, ok('v2')])(
    'a withdrawn one leads to the list, also one between the two questions: %j',
    async (version) => {
      const state = { missingArticle: 2, category: 'organic' };
      expect(await refreshed({ article: NOT_FOUND, version })).toEqual({ ...toTheList(2), state });
    },
  );

  test.each([NOT_FOUND, ok('v2')])('what is kept of a withdrawn one goes: %j', async (version) => {
    const stores = cachesWith('tunas-pages-a', 'tunas-data');
    vi.stubGlobal('caches', stores);
    const kept = async () =>
      Boolean(await (await stores.open('tunas-pages-a')).match('/article/2')) ||
      Boolean(await (await stores.open('tunas-data')).match('/data/en/article-2.json'));
    await (await stores.open('tunas-pages-a')).put('/article/2', new Response('old'));
    await (await stores.open('tunas-data')).put('/data/en/article-2.json', new Response('old'));
    await refreshed({ article: ok(article(2)), version: ok('v1') });
    expect(await kept()).toBe(true);
    await refreshed({ article: NOT_FOUND, version });
    await vi.waitFor(async () => expect(await kept()).toBe(false));
  });

  test.each(['offline', 'timeout', 'server', 'captive-portal', 'no-table'] as const)(
    'a backend that answers %s withdraws nothing',
    async (code) => {
      const gone = failed(code, 'x');
      expect(await refreshed({ article: gone, version: gone })).toBeNull();
      expect(await refreshed({ article: gone, version: ok('v2') })).toBeNull();
    },
  );

  test('a withdrawn one is no longer offered beside it', async () => {
    const live = { article: ok(article(2)), version: ok('v1'), withdrawn: [1] };
    const data = { article: shown.article, related: [3, 4, 5].map(summary), topic: [] };
    expect(await refreshed(live)).toEqual({ kind: 'found', data });
  });

  test('one on its topic is no longer offered once it is withdrawn, and what is offered above it stays', async () => {
    const opened = { ...shown, topic: [summary(6), summary(1)] };
    const request = requestFor('2', { live: { article: ok(article(2)), version: ok('v1'), withdrawn: [6] } });
    const data = { article: shown.article, related: [summary(1)], topic: [summary(1)] };
    expect(await refreshArticle(request, opened)).toEqual({ kind: 'found', data });
  });

  test('others on its topic that have just come stay where one above them is withdrawn', async () => {
    const opened = { article: article(2), related: [summary(1)] };
    const request = requestFor('2', { live: { article: ok(article(2)), version: ok('v1'), withdrawn: [1] } });
    const answer = await refreshArticle(request, opened);
    const data = answer?.kind === 'found' ? answer.data : opened;
    expect(data.related.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(shownTopic(data).map(({ id }) => id)).toContain(6);
  });

  test('a withdrawn one leads to the list before others on its topic have come', async () => {
    const request = requestFor('2', { live: { article: NOT_FOUND, version: NOT_FOUND } });
    request.repository.stored.articlePage = () => new Promise(() => undefined);
    const opened = { article: article(2), related: [] };
    expect(await refreshArticle(request, opened)).toMatchObject({ kind: 'redirect', path: '/blog' });
  });

  test.each([
    ['is on the device, the device', 2, null],
    ['is newer than the build, the backend', 9, { article: ok(article(9)), version: ok('v1'), listed: [8, 9] }],
  ])('others on the topic of one that %s is asked for, and those above aren’t repeated', async (_what, id, live) => {
    const opened = { article: article(id), related: [summary(1), summary(3), summary(4)] };
    const answer = await refreshArticle(requestFor(String(id), { live }), opened);
    const data = answer?.kind === 'found' ? answer.data : opened;
    expect(shownTopic(data).map((each) => each.id)).toEqual(id === 9 ? [8, 6, 2] : [6, 5]);
  });

  test('one shown in the other language is looked for in the reader’s own, and stays where it isn’t published in that', async () => {
    const english = article(2, { language: 'en', html: '<p>new</p>' });
    const data = { article: { language: 'en' } };
    expect(await refreshed({ article: ok(english), version: ok('v1') }, 'en')).toMatchObject({ kind: 'found', data });
    expect(await refreshed({ article: ok(article(2)), version: ok('v1') }, 'en')).toBeNull();
  });
});
