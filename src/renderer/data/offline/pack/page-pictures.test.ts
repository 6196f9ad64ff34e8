import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureSource } from '#domain/picture-address.ts';
import { uploadedPicture } from '#tests/support/packs/pack-stage.ts';
import { pagePictures } from './page-pictures.ts';

const BACKEND = 'https://backend.example';
const { path, bytes, address } = uploadedPicture(1);
const ask = vi.fn<(address: string) => Promise<Response>>();
const here = new Map([[path, bytes]]);
const of = pagePictures((wanted) => Promise.resolve(here.get(wanted)));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

const picture = (type: string, size = 3) =>
  Promise.resolve(new Response(new Blob(['x'.repeat(size)], { type }), { headers: { 'content-type': type } }));

test('an uploaded picture is the smallest file on this device, however it is named', async () => {
  const data = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
  expect([await of(address), await of(pictureSource(BACKEND, address))]).toEqual([data, data]);
  expect(await of(uploadedPicture(2).address)).toBeNull();
  const broken = pagePictures(() => Promise.reject(new Error('no')));
  expect(await broken(address)).toBeNull();
  const other = pagePictures(() => Promise.resolve(new TextEncoder().encode('<svg/>')));
  expect(await other(address)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('drawings come from the portal, nothing from other sites, and nothing but pictures of some size', async () => {
  ask.mockImplementation(() => picture('image/svg+xml'));
  expect(await of('/pictures/x.svg')).toBe('data:image/svg+xml;base64,eHh4');
  ask.mockClear();
  const others = [
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'data:text/html,x',
    '',
  ];
  for (const each of others) expect(await of(each)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  for (const [type, size] of [
    ['text/html', 3],
    ['image/png"><script>', 3],
    ['image/png', 300_001],
  ] as const) {
    ask.mockImplementationOnce(() => picture(type, size));
    expect(await of('/pictures/x.svg')).toBeNull();
  }
});
