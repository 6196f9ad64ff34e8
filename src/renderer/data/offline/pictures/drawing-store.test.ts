import { afterEach, expect, test, vi } from 'vitest';
import { PICTURE_CACHE } from '#domain/display-settings.ts';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { DRAWING, SHIPPED } from '#tests/support/packs/pack-stage.ts';
import { bundledDrawings, cachedDrawings } from './drawing-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('in a browser drawings are where the service worker looks for pictures', async () => {
  const stores = cachesWith();
  const drawings = cachedDrawings(stores);
  await drawings.write('/pictures/x.svg', DRAWING);
  const cache = await stores.open(PICTURE_CACHE);
  await cache.put('/scenes/hero.svg', new Response('<svg/>'));
  expect(await cache.match('/pictures/x.svg')).toBeDefined();
  expect([...(await drawings.sizes())]).toEqual([['/pictures/x.svg', DRAWING.length]]);
  expect(await drawings.read('/pictures/x.svg')).toEqual(DRAWING);
  await drawings.clear();
  expect([(await drawings.sizes()).size, await drawings.read('/pictures/x.svg')]).toEqual([0, undefined]);
  expect(await cache.match('/scenes/hero.svg')).toBeDefined();
});

test('a browser that opens no page without a network keeps none', async () => {
  const drawings = cachedDrawings(undefined);
  await drawings.write('/pictures/x.svg', DRAWING);
  expect([(await drawings.sizes()).size, await drawings.read('/pictures/x.svg')]).toEqual([0, undefined]);
});

test('in the app they are those that came with it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(DRAWING)));
  const drawings = bundledDrawings(SHIPPED);
  await drawings.clear();
  expect([...(await drawings.sizes())]).toEqual([['/pictures/x.svg', DRAWING.length]]);
  expect(await drawings.read('/pictures/x.svg')).toEqual(DRAWING);
  expect(await drawings.read('/pictures/other.svg')).toBeUndefined();
});
