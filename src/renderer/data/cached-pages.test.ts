import { expect, test } from 'vitest';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { forgetArticle, forgetOtherArticles } from './cached-pages.ts';
import { forgetRead } from './read-caches.ts';

const CACHES = ['tunas-pages-a', 'tunas-pages-b', 'tunas-data', 'tunas-build-b'];

async function keptIn(stores: CacheStorage, address: string) {
  const kept = await Promise.all(CACHES.map(async (name) => Boolean(await (await stores.open(name)).match(address))));
  return CACHES.filter((_name, at) => kept[at]);
}

async function keeping(...addresses: readonly string[]) {
  const stores = cachesWith();
  for (const name of CACHES)
    for (const address of addresses) await (await stores.open(name)).put(address, new Response('old'));
  return stores;
}

test('a page that was withdrawn goes from every cache of what was read', async () => {
  const page = 'http://site/article/3';
  const stores = await keeping(page);
  await forgetRead(stores, new Request(`${page}?from=list`));
  expect(await keptIn(stores, page)).toEqual(['tunas-build-b']);
});

test('an article that was withdrawn goes in both languages, as page and as data; others stay', async () => {
  const gone = ['/article/3', '/article/3/', '/en/article/3', '/data/id/article-3.json', '/data/en/article-3.json'];
  const others = ['/article/33', '/blog', '/data/id/article-33.json'];
  const stores = await keeping(...gone, ...others);
  await forgetArticle(3, stores);
  for (const address of gone) expect(await keptIn(stores, address), address).toEqual(['tunas-build-b']);
  for (const address of others) expect(await keptIn(stores, address), address).toEqual(CACHES);
  await forgetArticle(3, undefined);
});

test('all articles but some go, in both languages, as pages and as data; pages of anything else stay', async () => {
  const gone = ['/article/3', '/en/article/33/', '/data/id/article-3.json', '/data/en/article-33.json'];
  const others = ['/article/4', '/en/article/4', '/data/id/article-4.json', '/blog', '/', '/data/id/articles-3.json'];
  const stores = await keeping(...gone, ...others);
  await forgetOtherArticles(new Set([4]), stores);
  for (const address of gone) expect(await keptIn(stores, address), address).toEqual(['tunas-build-b']);
  for (const address of others) expect(await keptIn(stores, address), address).toEqual(CACHES);
  await forgetOtherArticles(new Set(), undefined);
});
