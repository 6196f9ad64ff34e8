import { expect, test } from 'vitest';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { buildsToKeep, cachesToDrop, keepTwoBuilds } from './retained-builds.ts';

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
