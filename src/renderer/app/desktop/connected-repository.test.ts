import { expect, test } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import type { LiveLibrary } from '#renderer/data/repository.ts';
import { connectivityLibrary } from './connected-repository.ts';

const query = { search: '', category: '', language: 'id', page: 1 } as const;
const failing: LiveLibrary = {
  articlePage: () => Promise.resolve(failed('offline', 'list')),
  article: () => Promise.resolve(failed('offline', 'article')),
  articleVersion: () => Promise.resolve(failed('offline', 'version')),
  published: () => Promise.resolve(ok([])),
  site: () => Promise.resolve(ok([])),
};

test('every call is heard, and answers as before', async () => {
  const heard: Result<unknown>[] = [];
  const library = connectivityLibrary(failing, (result) => void heard.push(result));
  const results = [
    await library.articlePage(query),
    await library.article(1, 'id'),
    await library.articleVersion(1),
    await library.published([1]),
    await library.site('id', null),
  ];
  expect(heard).toEqual(results);
});

test('a question that was given up says nothing about the backend', async () => {
  const heard: Result<unknown>[] = [];
  const library = connectivityLibrary(failing, (result) => void heard.push(result));
  const stop = new AbortController();
  const answer = library.articlePage(query, stop.signal);
  stop.abort();
  expect((await answer).ok).toBe(false);
  expect(heard).toEqual([]);
});
