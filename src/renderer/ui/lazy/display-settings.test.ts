// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PICTURE_CACHE, type DataSaverRequest } from '#domain/display-settings.ts';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { findDataSaver, keepPicture, reloadWithPictures } from './display-settings.ts';

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A registration whose worker answers by `answer`; null: it never does. */
function withWorker(answer: ((on: boolean | null) => boolean) | null): void {
  const active = {
    postMessage: ({ dataSaver }: DataSaverRequest, [port]: readonly MessagePort[]) =>
      answer && port!.postMessage(answer(dataSaver.on)),
  };
  const workers = { getRegistration: async () => ({ active }), ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', { serviceWorker: workers, connection: { saveData: true } });
}

test('the worker says whether it holds pictures back, and what came of a change', async () => {
  let kept = false;
  withWorker((on) => (kept = on ?? kept));
  const saver = await findDataSaver();
  expect([await saver!.read(), await saver!.write(true), await saver!.read()]).toEqual([false, true, true]);
  expect(saver!.isSuggested()).toBe(true);
});

test('without a worker, and with one that never answers, there is none to choose', async () => {
  vi.stubGlobal('navigator', {});
  expect(await findDataSaver()).toBeNull();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  expect(await findDataSaver()).toBeNull();
  vi.useFakeTimers();
  withWorker(null);
  const found = findDataSaver();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toBeNull();
});

test('a picture is kept once it was had, and the page of a network’s login is none', async () => {
  const stores = cachesWith();
  vi.stubGlobal('caches', stores);
  const answer = (type: string, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response('x', { status, headers: { 'content-type': type } }));
  answer('text/html');
  expect(await keepPicture('/pictures/a.svg')).toBe(false);
  answer('image/svg+xml', 503);
  expect(await keepPicture('/pictures/a.svg')).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await keepPicture('/pictures/a.svg')).toBe(false);
  const store = await stores.open(PICTURE_CACHE);
  expect(await store.match('/pictures/a.svg')).toBeUndefined();
  answer('image/svg+xml');
  expect(await keepPicture('/pictures/a.svg')).toBe(true);
  expect(await store.match('/pictures/a.svg')).toBeDefined();
});

test.each([
  ['https://tunas.example/', 1],
  ['https://tunas.example/en/article/1', 1],
  ['https://tunas.example/admin/media', 0],
  ['https://tunas.example/en/admin', 0],
])('the admin area of a page that was opened as %s is loaded anew %i times', (name, times) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name }] as PerformanceEntryList);
  reloadWithPictures();
  expect(reload).toHaveBeenCalledTimes(times);
});
