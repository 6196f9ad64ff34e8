import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import { libraryArticle } from '#tests/support/memory-library-source.ts';
import type { LiveLibrary } from '../repository.ts';
import { openLibraryDatabase } from './library-database.ts';
import { withdrawingLibrary } from './withdrawing-library.ts';

const answering = (answer: Awaited<ReturnType<LiveLibrary['article']>>) =>
  ({ article: () => Promise.resolve(answer), articleVersion: () => Promise.resolve(answer) }) as unknown as LiveLibrary;

test.each([
  ['article', 'not-found', [2]],
  ['articleVersion', 'not-found', [2]],
  ['article', 'offline', [1, 2]],
  ['articleVersion', 'server', [1, 2]],
] as const)('%s answered with %s leaves the articles %j', async (call, code, left) => {
  const database = await openLibraryDatabase(`http://backend.example/${call}/${code}`);
  await database.apply({ put: [libraryArticle(1), libraryArticle(2)], state: { updatedAt: 1 } });
  const live = withdrawingLibrary(answering(failed(code, '')), () => Promise.resolve(database));
  expect((await live[call](1, 'id')).ok).toBe(false);
  expect((await database.cards()).map(({ id }) => id)).toEqual(left);
  database.close();
});

test('a device that refuses keeps nobody from the answer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusing = withdrawingLibrary(answering(failed('not-found', '')), () => Promise.reject(new Error('no')));
  expect(await refusing.articleVersion(1)).toMatchObject({ code: 'not-found' });
  expect(warn).toHaveBeenCalled();
  const there = withdrawingLibrary(answering(ok('v1' as never)), () => Promise.reject(new Error('no')));
  expect(await there.articleVersion(1)).toEqual(ok('v1'));
  warn.mockRestore();
});
