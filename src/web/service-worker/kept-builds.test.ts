import { expect, test } from 'vitest';
import { buildsToKeep, cachesToDrop, forgetRead, keepTwoBuilds } from './kept-builds.ts';

/** The caches of a browser, as far as the worker uses them; listed in the order in which they were opened first. */
function cachesWith(...names: readonly string[]): CacheStorage {
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'http://site').pathname;
  const stores = new Map<string, Map<string, string>>(names.map((name) => [name, new Map()]));
  const open = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, string>();
    stores.set(name, kept);
    const cache: Partial<Cache> = {
      match: (request) => {
        const text = kept.get(pathOf(request));
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
      put: async (request, response) => void kept.set(pathOf(request), await response.text()),
      delete: (request) => Promise.resolve(kept.delete(pathOf(request))),
    };
    return Promise.resolve(cache as Cache);
  };
  const storage: Partial<CacheStorage> = {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name) => Promise.resolve(stores.delete(name)),
  };
  return storage as CacheStorage;
}

const never = () => false;

test('two builds are kept, with the pages that were read with them; what isn’t ours stays', () => {
  const names = ['other', 'tunas-build-a', 'tunas-pages-a', 'tunas-build-b', 'tunas-pages-b', 'tunas-data'];
  expect(cachesToDrop([...names, 'tunas-build-c'], ['b', 'c'])).toEqual(['tunas-build-a', 'tunas-pages-a']);
  expect(cachesToDrop(['tunas-build-c', 'tunas-pages-c', 'tunas-order'], ['c'])).toEqual([]);
});

test('the build before is the one that was active, not one that was only installed', () => {
  const names = ['tunas-build-a', 'tunas-build-skipped', 'tunas-build-c'];
  expect(buildsToKeep(names, ['a'], 'c')).toEqual(['a', 'c']);
  expect(buildsToKeep(names, [], 'c'), 'a device of the time before the note').toEqual(['skipped', 'c']);
  expect(buildsToKeep(names, ['a', 'c'], 'c'), 'active again').toEqual(['a', 'c']);
  expect(buildsToKeep(['tunas-build-c'], [], 'c')).toEqual(['c']);
});

test('a build that becomes active keeps the files of the one that open tabs run', async () => {
  const stores = cachesWith('tunas-build-a');
  await keepTwoBuilds(stores, 'a', never);
  await stores.open('tunas-build-skipped');
  await stores.open('tunas-build-c');
  await keepTwoBuilds(stores, 'c', never);
  expect(await stores.keys()).toEqual(['tunas-build-a', 'tunas-order', 'tunas-build-c']);
});

test('the files of a build that is being installed stay', async () => {
  const stores = cachesWith('tunas-build-a', 'tunas-build-b', 'tunas-build-newer');
  await keepTwoBuilds(stores, 'b', () => true);
  expect(await stores.keys()).toContain('tunas-build-newer');
});

test('a page that was withdrawn goes from every cache of what was read', async () => {
  const stores = cachesWith();
  const page = 'http://site/article/3';
  const kept = ['tunas-pages-a', 'tunas-pages-b', 'tunas-data', 'tunas-build-b'];
  for (const name of kept) await (await stores.open(name)).put(page, new Response('old'));
  await forgetRead(stores, new Request(`${page}?from=list`));
  const left = await Promise.all(kept.map(async (name) => Boolean(await (await stores.open(name)).match(page))));
  expect(left).toEqual([false, false, false, true]);
});
