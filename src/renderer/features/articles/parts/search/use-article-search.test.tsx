// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticlePage, ArticleQuery } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { RepositoryContext, type LiveLibrary, type Repository } from '#renderer/data/repository.ts';
import { useArticleSearch } from './use-article-search.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext, type Platform } from '#renderer/platform/port.ts';
import { SEARCH_PAUSE_MS } from '#renderer/ui/use-typed-search.ts';

let device: Platform;

const listOf = (total: number): ArticlePage => ({ total, articles: [], categories: [] });
const FIRST = listOf(6);

interface Question {
  readonly query: ArticleQuery;
  readonly signal: AbortSignal | undefined;
  answer(reply: Result<ArticlePage>): void;
}
let questions: Question[];
let onSync: () => void;
let live: Repository['live'];

const repository = {
  subscribe: (listener) => {
    onSync = listener;
    return () => {
      onSync = () => undefined;
    };
  },
  stored: {
    articlePage: (query, signal) => new Promise((answer) => void questions.push({ query, signal, answer })),
  },
  get live() {
    return live;
  },
} as Repository;

function openSearch(address: string, page: Parameters<typeof useArticleSearch>[2]) {
  window.history.replaceState(null, '', address);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BrowserRouter useTransitions={false}>
      <PlatformContext value={device}>
        <RepositoryContext value={repository}>{children}</RepositoryContext>
      </PlatformContext>
    </BrowserRouter>
  );
  return renderHook(() => useArticleSearch(FIRST, { current: null }, page), { wrapper });
}

const openBlog = (address: string) => openSearch(address, { path: '/blog' }).result;

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Types a word, and rests. */
async function typeInto(
  search: { readonly current: { type(text: string): void } },
  text: string,
  rest = SEARCH_PAUSE_MS,
): Promise<void> {
  act(() => search.current.type(text));
  await wait(rest);
}
/** Goes back to an address. */
async function goBack(address: string, rest = 0): Promise<void> {
  act(() => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await wait(rest);
}

async function answer(question: Question | undefined, reply: Result<ArticlePage>): Promise<void> {
  question?.answer(reply);
  await wait(0);
}

const here = () => window.location.pathname + window.location.search;

beforeEach(() => {
  device = memoryPlatform();
  questions = [];
  onSync = () => undefined;
  live = null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

test.each(['/blog', '/blog?q=', '/blog?q=%20', '/blog?page=1', '/blog?page=0', '/blog?page=-2', '/blog?page=x'])(
  'the whole list at %s is there already and asks nobody',
  (address) => {
    const search = openBlog(address);
    expect(search.current).toMatchObject({ answer: FIRST, busy: false, failure: null });
    expect(questions).toEqual([]);
  },
);

test('the address of another category keeps the search and begins at the first page', () => {
  const search = openBlog('/blog?q=a%26b&page=2');
  expect(search.current.addressOf({ category: 'organic' })).toBe('/blog?q=a%26b&category=organic');
  expect(search.current.addressOf({ category: '' })).toBe('/blog?q=a%26b');
  expect(search.current.addressOf({ page: 3 })).toBe('/blog?q=a%26b&page=3');
});

test('typing leaves the category and begins at the first page', async () => {
  const search = openBlog('/blog?category=organic&page=2');
  await typeInto(search, 'bunga');
  expect(here()).toBe('/blog?category=organic&q=bunga');
});

test('typing nothing but blanks asks nobody', async () => {
  const search = openBlog('/blog');
  await typeInto(search, '   ', 500);
  expect([questions.length, here()]).toEqual([0, '/blog']);
});

test('answers to an older question are dropped, and that question is given up', async () => {
  const search = openBlog('/blog?q=a');
  await typeInto(search, 'ab');
  expect(questions[0]?.signal?.aborted).toBe(true);
  await answer(questions[1], ok(listOf(2)));
  await answer(questions[0], ok(listOf(999)));
  expect(search.current).toMatchObject({ answer: { total: 2 }, busy: false });
});

test('answers that are awaited leave the last list on the screen, marked as busy', async () => {
  const search = openBlog('/blog?q=a');
  await answer(questions[0], ok(listOf(3)));
  await typeInto(search, 'ab');
  expect(search.current).toMatchObject({ answer: { total: 3 }, busy: true });
});

test('answers that fail say why, until another question is asked', async () => {
  const search = openBlog('/blog?q=a');
  await answer(questions[0], failed('offline', 'no network'));
  expect(search.current).toMatchObject({ busy: false, failure: 'offline' });
  await typeInto(search, 'ab');
  expect(search.current).toMatchObject({ busy: true, failure: null });
});

test('a search that is still being typed doesn’t undo going back', async () => {
  const search = openBlog('/blog?q=kompos');
  await typeInto(search, 'bunga', 100);
  await goBack('/blog', 500);
  expect(here()).toBe('/blog');
  expect(search.current.typed).toBe('');
});

test('asks again after a sync, until the page is left', async () => {
  const search = openBlog('/blog?category=organic');
  await answer(questions[0], ok(listOf(2)));
  act(() => onSync());
  expect(questions).toHaveLength(2);
  await answer(questions[1], ok(listOf(3)));
  expect(search.current.answer.total).toBe(3);
  expect(search.current.busy).toBe(false);
  const shown = search.current.answer;
  act(() => onSync());
  await answer(questions[2], ok(listOf(3)));
  expect(search.current.answer).toBe(shown);
  await goBack('/blog');
  act(() => onSync());
  expect(questions).toHaveLength(3);
});

test('a sync while the first question is open takes its place', async () => {
  const search = openBlog('/blog?category=organic');
  act(() => onSync());
  expect(questions[0]?.signal?.aborted).toBe(true);
  await answer(questions[0], ok(listOf(2)));
  expect(search.current.busy).toBe(true);
  await answer(questions[1], ok(listOf(3)));
  expect(search.current).toMatchObject({ answer: { total: 3 }, busy: false });
});

test('the addresses are those of the page that is searched on', () => {
  const { result } = openSearch('/library?q=kompos', { path: '/library', onlyStored: true });
  expect(result.current.addressOf({ page: 2 })).toBe('/library?q=kompos&page=2');
  expect(result.current.addressOf({ search: '' })).toBe('/library');
});

test('words that were typed on one page come up there in the other language, and on no other page', () => {
  const blog = openSearch('/blog', { path: '/blog' });
  act(() => blog.result.current.type('kom'));
  blog.unmount();
  expect(openSearch('/library', { path: '/library' }).result.current.typed).toBe('');
  expect(openSearch('/en/blog', { path: '/blog' }).result.current.typed).toBe('kom');
});

test('a search of what is stored asks no backend', async () => {
  const articlePage = vi.fn();
  live = { articlePage } as Partial<LiveLibrary> as LiveLibrary;
  const { result } = openSearch('/library?q=kompos', { path: '/library', onlyStored: true });
  await answer(questions[0], ok(listOf(2)));
  expect(result.current).toMatchObject({ answer: { total: 2 }, busy: false });
  expect(articlePage).not.toHaveBeenCalled();
});
