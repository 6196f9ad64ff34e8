import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { failed, ok, type ErrorCode, type Result } from '#domain/result.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import type { LiveLibrary } from '../repository.ts';
import { openLibraryDatabase } from './library-database.ts';
import { withUnpublishedRemoved } from './remove-unpublished.ts';

const library = (answer: () => Promise<Result<unknown>>) =>
  ({ article: answer, articleVersion: answer }) as unknown as LiveLibrary;
const deaf = { onNews: () => undefined, onForgotten: () => undefined };
const ask = (live: LiveLibrary, call: 'article' | 'articleVersion') =>
  call === 'article' ? live.article(1, 'id') : live.articleVersion(1);

const CASES: readonly (readonly ['article' | 'articleVersion', ErrorCode, readonly number[]])[] = [
  ['article', 'not-found', [2]],
  ['articleVersion', 'not-found', [2]],
  ['article', 'offline', [1, 2]],
  ['articleVersion', 'server', [1, 2]],
];
test.each(CASES)('%s answered with %s leaves the articles %j', async (call, code, left) => {
  const database = await openLibraryDatabase(`http://backend.example/${call}/${code}`);
  await database.apply({ put: [libraryArticle(1), libraryArticle(2)], state: { updatedAt: 1 } });
  const answering = library(() => Promise.resolve(failed(code, '')));
  const onForgotten = vi.fn();
  const live = withUnpublishedRemoved(answering, { ...deaf, open: () => Promise.resolve(database), onForgotten });
  // Called once: an article that is removed already changes nothing.
  for (const _time of [1, 2]) expect((await ask(live, call)).ok).toBe(false);
  expect((await database.cards()).map(({ id }) => id)).toEqual(left);
  expect(onForgotten).toHaveBeenCalledTimes(2 - left.length);
  database.close();
});

test('a late answer to an earlier question removes nothing', async () => {
  const database = await openLibraryDatabase('http://backend.example/late');
  await database.apply({ put: [libraryArticle(1)], state: { updatedAt: 1 } });
  const answers: ((result: Result<unknown>) => void)[] = [];
  const live = withUnpublishedRemoved(
    library(() => new Promise((resolve) => answers.push(resolve))),
    { ...deaf, open: () => Promise.resolve(database) },
  );
  const [early, late] = [live.articleVersion(1), live.articleVersion(1)];
  answers[1]?.(ok('1'));
  await late;
  answers[0]?.(failed('not-found', ''));
  await early;
  expect(await database.cards()).toHaveLength(1);
  database.close();
});

test.each([
  ['another version', '2', 1],
  ['the same version', '1', 0],
])('%s than the device has begins a sync', async (_what, version, times) => {
  const database = await openLibraryDatabase(`http://backend.example/news/${version}`);
  await database.apply({ put: [libraryArticle(1, 1)], state: { updatedAt: 1 } });
  const onNews = vi.fn();
  const answering = library(() => Promise.resolve(ok(version)));
  await withUnpublishedRemoved(answering, { ...deaf, open: () => Promise.resolve(database), onNews }).articleVersion(1);
  expect(onNews).toHaveBeenCalledTimes(times);
  database.close();
});

test('a device that refuses keeps nobody from the answer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const options = { ...deaf, open: () => Promise.reject(new Error('no')) };
  const gone = withUnpublishedRemoved(
    library(() => Promise.resolve(failed('not-found', ''))),
    options,
  );
  expect(await gone.articleVersion(1)).toMatchObject({ code: 'not-found' });
  const there = withUnpublishedRemoved(
    library(() => Promise.resolve(ok('v1'))),
    options,
  );
  expect(await there.articleVersion(1)).toEqual(ok('v1'));
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
