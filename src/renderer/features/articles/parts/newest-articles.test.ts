import { expect, test } from 'vitest';
import type { ArticlePage } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { PageRequest } from '#renderer/page/page.ts';
import { repositoryStage } from '#tests/support/stages/repository-stage.ts';
import { firstPage, refreshedPage } from './newest-articles.ts';

const listOf = (total: number): ArticlePage => ({ total, articles: [], categories: [] });
const OFFLINE: Result<never> = failed('offline', 'no network');
const total = (list: ArticlePage): number => list.total;

function requestOf(stored: Result<ArticlePage>, live: Result<ArticlePage> | null): PageRequest {
  const answering = (answer: Result<ArticlePage>) => ({ articlePage: () => Promise.resolve(answer) });
  return { language: 'en', params: {}, repository: repositoryStage(answering(stored), live && answering(live)) };
}

test('the first page is the stored one, even with a backend', async () => {
  expect(await firstPage(requestOf(ok(listOf(6)), ok(listOf(9))), total)).toEqual({ kind: 'found', data: 6 });
});

test('the first page is the backend’s where nothing is stored', async () => {
  expect(await firstPage(requestOf(OFFLINE, ok(listOf(9))), total)).toEqual({ kind: 'found', data: 9 });
});

test('the first page fails with a reason where neither answers', async () => {
  expect(await firstPage(requestOf(OFFLINE, failed('timeout', 'slow')), total)).toEqual({
    kind: 'failed',
    code: 'timeout',
    detail: 'slow',
  });
  expect(await firstPage(requestOf(OFFLINE, null), total)).toMatchObject({ kind: 'failed', code: 'offline' });
});

test('asked again, a changed list replaces what is shown', async () => {
  expect(await refreshedPage(requestOf(ok(listOf(6)), ok(listOf(7))), 6, total)).toEqual({ kind: 'found', data: 7 });
});

test('the same list from another request changes nothing, so nothing is re-rendered', async () => {
  const shown = listOf(6);
  expect(await refreshedPage(requestOf(ok(shown), ok(listOf(6))), shown, (list) => list)).toBeNull();
});

test('asked again, without a backend, or with a silent one, what is shown stays', async () => {
  expect(await refreshedPage(requestOf(ok(listOf(6)), null), 6, total)).toBeNull();
  expect(await refreshedPage(requestOf(ok(listOf(6)), OFFLINE), 6, total)).toBeNull();
});
