import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePictures } from './page-pictures.ts';

const BACKEND = 'https://backend.example';
const UPLOADED = `${BACKEND}/storage/v1/object/public/article-images/0b9c1d2e-0000-4000-8000-000000000001/960.webp?w=480-960`;
const ask = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

const picture = (type: string, size = 3) =>
  Promise.resolve(new Response(new Blob(['x'.repeat(size)], { type }), { headers: { 'content-type': type } }));

test('a picture stands in the page itself, an uploaded one in the width of a phone', async () => {
  ask.mockImplementation(() => picture('image/webp'));
  const of = pagePictures(BACKEND);
  expect(await of('/pictures/x.svg')).toBe('data:image/webp;base64,eHh4');
  await of(UPLOADED);
  expect(ask.mock.lastCall?.[0]).toMatch(/\/480\.webp$/);
});

test('nothing is asked of other sites, and nothing else than a picture of some size is taken', async () => {
  const of = pagePictures(BACKEND);
  for (const address of [
    'https://evil.example/x.png',
    '//evil.example/x.png',
    'data:text/html,x',
    '',
    `${BACKEND}.evil.example/x`,
  ])
    expect(await of(address)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  ask.mockImplementationOnce(() => picture('text/html'));
  expect(await of('/pictures/x.svg')).toBeNull();
  ask.mockImplementationOnce(() => picture('image/png"><script>'));
  expect(await of('/pictures/x.svg')).toBeNull();
  ask.mockImplementationOnce(() => picture('image/png', 300_001));
  expect(await of('/pictures/x.svg')).toBeNull();
});

test('a backend that doesn’t answer is asked once', async () => {
  ask.mockRejectedValue(new TypeError('offline'));
  const of = pagePictures(BACKEND);
  expect([await of(UPLOADED), await of(UPLOADED), await of('/pictures/x.svg')]).toEqual([null, null, null]);
  expect(ask).toHaveBeenCalledTimes(2);
});
