import { describe, expect, test } from 'vitest';
import {
  filesOf,
  mediaAddress,
  mediaAddressesIn,
  narrowSource,
  pictureSource,
  sourceSet,
  uploadedAddress,
} from './picture-address.ts';

const FOLDER = '3f2b8c1e-0000-4000-8000-00000000000a';
const AT = `https://b.example/storage/v1/object/public/article-images/${FOLDER}`;

test('an uploaded picture is found with the backend, in all its widths', () => {
  const source = pictureSource('https://b.example', mediaAddress(FOLDER, [480, 960, 1600], 'webp'));
  expect(source).toBe(`${AT}/1600.webp?w=480-960-1600`);
  expect(sourceSet(source)).toBe(`${AT}/480.webp 480w,${AT}/960.webp 960w,${AT}/1600.webp 1600w`);
  expect(narrowSource(source, 112)).toBe(`${AT}/480.webp`);
  expect(narrowSource(source, 900)).toBe(`${AT}/960.webp`);
  expect(narrowSource(source, 2000)).toBe(source);
});

test('a small one has one width', () => {
  const source = pictureSource('https://b.example', mediaAddress(FOLDER, [320], 'jpg'));
  expect(source).toBe(`${AT}/320.jpg?w=320`);
  expect(sourceSet(source)).toBe(`${AT}/320.jpg 320w`);
});

describe('every other address stays as it is', () => {
  test.each([
    '/pictures/nft-lettuce.svg',
    'https://elsewhere.example/media/x.webp',
    'https://elsewhere.example/photos/12.jpg?w=800',
    `/media/${FOLDER}/../secret.webp`,
    `/media/${FOLDER}/480.svg`,
    `/media/${FOLDER}/1-2-3-4.webp`,
    '/media/not-a-folder/480.webp',
    '',
  ])('%s', (address) => {
    expect(pictureSource('https://b.example', address)).toBe(address);
    expect(sourceSet(address)).toBeUndefined();
    expect(narrowSource(address, 100)).toBe(address);
  });
});

test('the address of an uploaded picture can be derived from its URL', () => {
  const address = mediaAddress(FOLDER, [480, 960], 'webp');
  expect(uploadedAddress(pictureSource('https://b.example', address))).toBe(address);
  expect(uploadedAddress(`${AT}/480.webp`)).toBeNull();
  expect(uploadedAddress('https://elsewhere.example/photos/12.jpg?w=800')).toBeNull();
});

test('the pictures that a text names, each once, and their files', () => {
  const address = mediaAddress(FOLDER, [480, 1600], 'webp');
  expect(mediaAddressesIn(`![a](${address}) ![b](${address}) ![c](/pictures/x.svg) /media/${FOLDER}/--.webp`)).toEqual([
    address,
  ]);
  expect(filesOf(address)).toEqual([
    { path: `${FOLDER}/480.webp`, width: 480 },
    { path: `${FOLDER}/1600.webp`, width: 1600 },
  ]);
  expect(filesOf('/pictures/x.svg')).toEqual([]);
});
