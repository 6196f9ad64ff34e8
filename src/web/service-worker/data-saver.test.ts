import { expect, test, vi } from 'vitest';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { dataSaver, dataSaverRequest, heldPicture, isStale } from './data-saver.ts';

test('the choice outlives the worker, which may be ended and started at any time', async () => {
  const stores = cachesWith();
  const first = dataSaver(stores);
  expect(first.mayBeOn()).toBe(true);
  expect(await first.read()).toBe(false);
  expect(first.mayBeOn()).toBe(false);
  await first.write(true);
  expect([first.mayBeOn(), await first.read()]).toEqual([true, true]);
  const second = dataSaver(stores);
  expect(await second.read()).toBe(true);
  await second.write(false);
  expect([second.mayBeOn(), await dataSaver(stores).read()]).toEqual([false, false]);
});

test('a picture of the device is shown, any other is answered without one', async () => {
  const stores = cachesWith();
  await (await stores.open('tunas-pictures')).put('/pictures/a.svg', new Response('<svg/>'));
  expect(await (await heldPicture(stores, new Request('http://site/pictures/a.svg'))).text()).toBe('<svg/>');
  expect((await heldPicture(stores, new Request('http://site/pictures/b.svg'))).status).toBe(204);
});

test('another width of an uploaded picture is better than none', async () => {
  const stores = cachesWith();
  const place = 'http://site/storage/v1/object/public/article-images/0f8fad5b-d9cb-469f-a165-70867728950e/';
  await (await stores.open('tunas-pictures')).put(`${place}480.webp`, new Response('small'));
  expect(await (await heldPicture(stores, new Request(`${place}960.webp`))).text()).toBe('small');
  expect((await heldPicture(stores, new Request(place.replace('0f8f', '1f8f') + '960.webp'))).status).toBe(204);
});

test('where the choice can’t be read, pictures come as ever', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stores = { ...cachesWith(), match: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) };
  const saver = dataSaver(stores as CacheStorage);
  expect([await saver.read(), saver.mayBeOn()]).toEqual([false, false]);
  expect(warn).toHaveBeenCalledOnce();
});

test('a copy is compared with the site’s after a week', () => {
  const copy = (date: string) => new Response('x', { headers: { date } });
  const now = Date.parse('Fri, 27 Nov 2026 09:00:00 GMT');
  expect(isStale(copy('Thu, 19 Nov 2026 09:00:00 GMT'), now)).toBe(true);
  expect(isStale(copy('Sat, 21 Nov 2026 09:00:00 GMT'), now)).toBe(false);
  expect(isStale(new Response(null, { status: 204 }), now)).toBe(false);
});

test('other messages aren’t about the data saver', () => {
  for (const other of [null, undefined, 'skip-waiting', {}, 3]) expect(dataSaverRequest(other)).toBeNull();
  expect(dataSaverRequest({ dataSaver: { on: true } })).toEqual({ on: true });
});
