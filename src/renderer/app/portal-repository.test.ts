import { expect, test, vi } from 'vitest';
import type { LocalLibrary } from '../data/offline/local-library.ts';
import { memoryPlatform } from '../platform/memory/memory-platform.ts';
import { portalRepository } from './portal-repository.ts';

const BACKEND = { url: 'https://backend.example', publishableKey: 'key' };
const local = {
  articles: { stored: { name: 'stored' }, live: { name: 'live' }, subscribe: vi.fn(), showPicture: vi.fn() },
  library: { name: 'library' },
} as unknown as LocalLibrary;

test('articles are those of this device as soon as its library is open, for code that holds the repository too', async () => {
  const repository = portalRepository(BACKEND, memoryPlatform(), { open: () => Promise.resolve(local) });
  expect(repository.stored).not.toBe(local.articles.stored);
  expect([repository.subscribe, repository.showPicture]).toEqual([undefined, undefined]);
  expect(await repository.openLibrary!()).toBe(local.library);
  expect(repository).toMatchObject(local.articles);
});

test('a library that is only offered is opened once somebody wants it', async () => {
  const open = vi.fn(() => Promise.resolve(local));
  let want: (() => Promise<unknown>) | undefined;
  const offered = { ...local.library };
  const repository = portalRepository(BACKEND, memoryPlatform(), {
    open,
    offer: (_remote, wanted) => ((want = wanted), Promise.resolve(offered)),
  });
  expect(await repository.openLibrary!()).toBe(offered);
  expect(open).not.toHaveBeenCalled();
  await want!();
  expect(open.mock.calls).toMatchObject([[{ backend: BACKEND }]]);
  expect(repository.stored).toBe(local.articles.stored);
});

test('code that can’t be fetched is fetched again the next time, and what is open stays', async () => {
  const open = vi.fn(() => Promise.resolve(local));
  open.mockRejectedValueOnce(new TypeError('offline'));
  const repository = portalRepository(BACKEND, memoryPlatform(), { open });
  await expect(repository.openLibrary!()).rejects.toThrow('offline');
  await repository.openLibrary!();
  await repository.openLibrary!();
  expect(open).toHaveBeenCalledTimes(2);
});
