import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, NEVER_REACHED, ok, type ErrorCode, type Result } from '#domain/result.ts';
import { memoryDeviceStore } from '#tests/support/memory-device-store.ts';
import { cardOf, readableArticle } from '#tests/support/readable-article.ts';
import type { LiveLibrary, ReadableArticle } from '../repository.ts';
import { articleCopies, type ArticleCopies } from './article-copies.ts';
import { copyingLibrary } from './caching-library.ts';

/** A backend that answers what a test says; `unexpected` otherwise. */
const unexpected = () => Promise.reject(new Error('Nobody expected this question.'));
const backend = (answers: Partial<LiveLibrary>): LiveLibrary => ({
  articlePage: unexpected,
  article: unexpected,
  articleVersion: unexpected,
  published: unexpected,
  site: unexpected,
  ...answers,
});

let copies: ArticleCopies;
beforeEach(() => {
  copies = articleCopies(memoryDeviceStore(), 'https://here.example/');
});
const over = (answers: Partial<LiveLibrary>) => copyingLibrary(backend(answers), copies);
const kept = async (id: number) => (await copies.find(id, 'id')).own !== null;
const away = async (id: number) => (await copies.find(id, 'id')).withdrawn;

test('an article that was read is kept, in the language that was asked for', async () => {
  const library = over({ article: () => Promise.resolve(ok(readableArticle(7))) });
  expect(await library.article(7, 'en')).toMatchObject({ ok: true });
  await vi.waitFor(async () => expect((await copies.find(7, 'en')).own).toMatchObject({ id: 7 }));
});

describe('an article that the backend withdrew is gone when it says so', () => {
  const gone = () => Promise.resolve(failed('not-found', 'article'));
  test.each<[string, Partial<LiveLibrary>, (library: LiveLibrary) => Promise<unknown>]>([
    ['asked for itself', { article: gone }, (library) => library.article(7, 'id')],
    ['asked for its version', { articleVersion: gone }, (library) => library.articleVersion(7)],
    ['among others', { published: () => Promise.resolve(ok([8])) }, (library) => library.published([7, 8])],
    ['when nothing is left', { published: () => Promise.resolve(ok([])) }, (library) => library.published([7])],
  ])('%s', async (_how, answers, ask) => {
    await copies.keep('id', readableArticle(7));
    await copies.keep('id', readableArticle(8));
    await ask(over(answers));
    expect([await kept(7), await away(7)]).toEqual([false, true]);
    expect([await kept(8), await away(8)]).toEqual([true, false]);
  });
});

describe('a call that never reached the backend changes nothing', () => {
  test.each([...NEVER_REACHED, 'refused', 'no-table'] as ErrorCode[])('%s', async (code) => {
    await copies.keep('id', readableArticle(7));
    await copies.withdraw([1]);
    const broken = (): Promise<Result<never>> => Promise.resolve(failed(code, 'broken'));
    const library = over({ articlePage: broken, article: broken, articleVersion: broken, published: broken });
    await library.articlePage({ search: '', category: '', language: 'id', page: 1 });
    await library.article(7, 'id');
    await library.articleVersion(7);
    await library.published([7, 8]);
    expect([await kept(7), await away(7), await away(8), await away(1)]).toEqual([true, false, false, true]);
  });
});

test.each<[string, Partial<LiveLibrary>, (library: LiveLibrary) => Promise<unknown>]>([
  ['its version', { articleVersion: () => Promise.resolve(ok('v1')) }, (library) => library.articleVersion(1)],
  ['those published', { published: () => Promise.resolve(ok([1])) }, (library) => library.published([1])],
  [
    'the list',
    {
      articlePage: () => Promise.resolve(ok({ articles: [cardOf(readableArticle(1))], total: 1, categories: [] })),
    },
    (library) => library.articlePage({ search: '', category: '', language: 'id', page: 1 }),
  ],
])('an article that is published again comes back with %s', async (_how, answers, ask) => {
  await copies.withdraw([1]);
  await ask(over(answers));
  await vi.waitFor(async () => expect(await away(1)).toBe(false));
});

test('a late answer doesn’t bring back what was withdrawn meanwhile', async () => {
  let answer: (result: Result<ReadableArticle>) => void = () => undefined;
  const library = over({
    article: () => new Promise((resolve) => (answer = resolve)),
    articleVersion: () => Promise.resolve(failed('not-found', 'article 7')),
  });
  const late = library.article(7, 'id');
  await library.articleVersion(7);
  answer(ok(readableArticle(7)));
  await late;
  await copies.withdraw([]);
  expect([await kept(7), await away(7)]).toEqual([false, true]);
});
