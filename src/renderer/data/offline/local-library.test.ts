import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { memoryDrawings } from '#tests/support/packs/pack-stage.ts';
import { memoryLibraryDevice } from '#tests/support/memory/memory-library-device.ts';
import { libraryArticle, memoryLibrarySource } from '#tests/support/memory/memory-library-source.ts';
import { failed } from '#domain/result.ts';
import type { LiveLibrary, StoredLibrary } from '../repository.ts';
import { openLocalLibrary } from './local-library.ts';

const PAGES = 'tunas-pages-a';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nothing = () => Promise.resolve(failed('offline', 'nobody is there'));

test('pages that were kept of what a sync removes go with it, and stay where a sync fails', async () => {
  // There is no worker for the search index here.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const stores = cachesWith(PAGES);
  vi.stubGlobal('caches', stores);
  const pages = await stores.open(PAGES);
  const addresses = ['/article/1', '/article/2', '/en/article/2', '/blog'];
  for (const address of addresses) await pages.put(address, new Response('read before'));
  const kept = async () => (await pages.keys()).map(({ url }) => new URL(url).pathname);
  const source = memoryLibrarySource(libraryArticle(1), libraryArticle(2), libraryArticle(3));
  const live = { article: nothing, articleVersion: nothing } as unknown as LiveLibrary;
  const { library } = openLocalLibrary({
    remote: { backend: { url: 'http://backend.example', publishableKey: 'key' }, stored: {} as StoredLibrary, live },
    ...{ source, device: memoryLibraryDevice() },
    site: { keys: { valid: [], revoked: [] }, publicAddress: () => null },
    drawings: { shipped: [], store: memoryDrawings(), areFetched: true },
    pageAssets: () => Promise.reject(new Error('No packs are made here.')),
  });
  await library.choose('on');
  expect(await kept()).toEqual(addresses);
  source.published.delete(2);
  source.before = () => failed('offline', 'the cable was pulled');
  await library.sync();
  expect(await kept()).toEqual(addresses);
  source.before = () => undefined;
  await library.sync();
  await vi.waitFor(async () => expect(await kept()).toEqual(['/article/1', '/blog']));
});
