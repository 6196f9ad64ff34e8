// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { pictureSource } from '#domain/picture-address.ts';
import { openPictureDatabase } from './picture-database.ts';
import { showDevicePicture } from './show-device-picture.ts';

const FOLDER = '00000000-0000-0000-0000-00000000000a';
const SOURCE = pictureSource('https://backend.example', `/media/${FOLDER}/480-1600.webp`);
const database = await openPictureDatabase('https://backend.example/');
const show = showDevicePicture(() => Promise.resolve(database));

afterEach(() => database.clear());

function image(src: string): HTMLImageElement {
  const element = document.createElement('img');
  element.setAttribute('src', src);
  element.setAttribute('srcset', 'a 480w');
  return element;
}

test('puts the largest file that is here into the image', async () => {
  await database.write(`${FOLDER}/480.webp`, new Uint8Array([1]));
  await database.write(`${FOLDER}/1600.webp`, new Uint8Array([1, 2, 3]));
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const element = image(SOURCE);
  expect(await show(element)).toBe(true);
  expect(create.mock.calls[0]?.[0]).toMatchObject({ size: 3, type: 'image/webp' });
  expect([element.getAttribute('src'), element.getAttribute('srcset')]).toEqual(['blob:x', null]);
  element.dispatchEvent(new Event('load'));
  expect(revoke).toHaveBeenCalledWith('blob:x');
});

test.each([
  ['a picture that isn’t here', SOURCE],
  ['a drawing', '/pictures/nft-lettuce.svg'],
  ['its own copy, which can’t be drawn', 'blob:x'],
])('leaves %s to its place', async (_what, src) => {
  expect(await show(image(src))).toBe(false);
});

test('a device that can’t be read shows the place, and says why in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await showDevicePicture(() => Promise.reject(new Error('no')))(image(SOURCE))).toBe(false);
  expect(warn).toHaveBeenCalled();
});
