import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ArticlePage } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { repositoryStage } from '#tests/support/stages/repository-stage.ts';
import { openPrerendered, pageOpener, screenKey, type LearnMessages } from './page-loader.ts';
import { matchRoute } from './routes.ts';

const list: ArticlePage = { total: 0, articles: [], categories: [] };
let answers: Result<ArticlePage>[];
let asked: string[];
let learnt: Parameters<LearnMessages>[];

/** Records the messages that come with pages. */
const learn: LearnMessages = (language, messages) => void learnt.push([language, messages]);

/** A repository whose list returns the next of `answers`, then an empty list. */
const repository = () =>
  repositoryStage({
    articlePage: ({ language }) => (asked.push(language), Promise.resolve(answers.shift() ?? ok(list))),
  });

beforeEach(() => {
  answers = [];
  asked = [];
  learnt = [];
});

test.each([
  ['/', '/', {}],
  ['/blog', '/blog', {}],
  ['/about', '/about', {}],
  ['/contact', '/contact', {}],
  ['/auth', '/auth', {}],
  ['/article/7', '/article/:id', { id: '7' }],
  ['/article/abc', '/article/:id', { id: 'abc' }],
  ['/article', '*', {}],
  ['/article/1/2', '*', {}],
  ['/Blogs', '*', {}],
  ['/nothing/here', '*', {}],
])('the page behind a path: %s is %s', (path, route, params) => {
  const matched = matchRoute(path);
  expect(matched.route.path).toBe(route);
  expect({ ...matched.params }).toMatchObject(params);
});

describe('opening a page', () => {
  test('brings its screen and its data', async () => {
    const opening = await pageOpener(repository(), learn).open('/blog', 'id');
    expect(opening).toMatchObject({ kind: 'found', data: { key: 'id /blog', data: list } });
  });

  test('brings the messages along that only this page needs, in the language asked for', async () => {
    const opener = pageOpener(repository(), learn);
    await opener.open('/blog', 'id');
    await opener.open('/auth', 'en');
    expect(learnt.map(([language]) => language)).toEqual(['id', 'en']);
    expect(learnt[0]?.[1]).toMatchObject({ articles: { 'blog.title': 'Artikel' } });
    expect(learnt[1]?.[1]).toMatchObject({ auth: { welcome: 'Welcome back' } });
    expect(learnt[1]?.[1]).not.toHaveProperty('articles');
  });

  test('an unknown article leads to the list', async () => {
    expect(await pageOpener(repository(), learn).open('/article/99', 'id')).toEqual({
      kind: 'redirect',
      path: '/blog',
      state: { missingArticle: 99 },
    });
  });

  test('twice at nearly the same time asks once: from the pointer over a link to the click', async () => {
    const opener = pageOpener(repository(), learn);
    await Promise.all([opener.open('/blog', 'id'), opener.open('/blog', 'id')]);
    expect(asked).toEqual(['id']);
  });

  test('in the other language asks again', async () => {
    const opener = pageOpener(repository(), learn);
    await opener.open('/blog', 'id');
    await opener.open('/blog', 'en');
    expect(asked).toEqual(['id', 'en']);
  });

  test.each([
    ['/auth', true],
    ['/profile', true],
    ['/contact', true],
    ['/', false],
    ['/blog', false],
  ])('in the other language, %s keeps its screen: %s', async (path, keeps) => {
    const opener = pageOpener(repository(), learn);
    const keys = await Promise.all(
      (['id', 'en'] as const).map(async (language) => {
        const opening = await opener.open(path, language);
        return opening.kind === 'found' ? screenKey(opening.data) : null;
      }),
    );
    expect(keys).not.toContain(null);
    expect(keys[0] === keys[1]).toBe(keeps);
  });

  test('after a while asks again, because it may have changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const opener = pageOpener(repository(), learn);
    await opener.open('/blog', 'id');
    vi.setSystemTime(Date.now() + 60_000);
    await opener.open('/blog', 'id');
    expect(asked).toEqual(['id', 'id']);
  });

  test('that failed asks again at once: trying again is of use', async () => {
    answers = [failed('offline', 'no network')];
    const opener = pageOpener(repository(), learn);
    expect(await opener.open('/blog', 'id')).toMatchObject({ kind: 'failed', code: 'offline' });
    expect(await opener.open('/blog', 'id')).toMatchObject({ kind: 'found' });
  });
});

test('a prerendered article takes its text back from the page that it stands in', async () => {
  const text = '<p>Cabai</p>';
  const html = { querySelector: (selector: string) => (selector === '.article-text' ? { innerHTML: text } : null) };
  const carried = { article: { id: 2, html: '' }, related: [] };
  const opened = await openPrerendered('/article/2', 'id', repository(), learn, carried, html as unknown as ParentNode);
  expect(opened.key).toBe('id /article/2');
  expect(opened.data).toEqual({ article: { id: 2, html: text }, related: [] });
});
