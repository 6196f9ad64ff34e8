import { expect, test } from 'vitest';
import { failed, ok, type Reply } from '#domain/reply.ts';
import type { LiveLibrary } from '../../data/port.ts';
import { reachLibrary } from './reach-library.ts';

const query = { search: '', category: '', language: 'id', page: 1 } as const;
const failing: LiveLibrary = {
  articlePage: () => Promise.resolve(failed('offline', 'list')),
  article: () => Promise.resolve(failed('offline', 'article')),
  articleVersion: () => Promise.resolve(failed('offline', 'version')),
  published: () => Promise.resolve(ok([])),
  site: () => Promise.resolve(ok([])),
};

test('every call is heard, and answers as before', async () => {
  const heard: Reply<unknown>[] = [];
  const library = reachLibrary(failing, (reply) => void heard.push(reply));
  const replies = [
    await library.articlePage(query),
    await library.article(1, 'id'),
    await library.articleVersion(1),
    await library.published([1]),
    await library.site('id'),
  ];
  expect(heard).toEqual(replies);
});

test('a question that was given up says nothing about the backend', async () => {
  const heard: Reply<unknown>[] = [];
  const library = reachLibrary(failing, (reply) => void heard.push(reply));
  const stop = new AbortController();
  const answer = library.articlePage(query, stop.signal);
  stop.abort();
  expect((await answer).ok).toBe(false);
  expect(heard).toEqual([]);
});
