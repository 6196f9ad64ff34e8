import { expect, test } from 'vitest';
import { cachesWith } from '#tests/support/memory-caches.ts';
import { dataSaver, dataSaverRequest, heldPicture } from './held-pictures.ts';

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

test('other messages aren’t about the data saver', () => {
  for (const other of [null, undefined, 'skip-waiting', {}, 3]) expect(dataSaverRequest(other)).toBeNull();
  expect(dataSaverRequest({ dataSaver: { on: true } })).toEqual({ on: true });
});
