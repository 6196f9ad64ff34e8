import { expect, test } from 'vitest';
import { pictureSource } from '#domain/picture-address.ts';
import { uploadedPicture } from '#tests/support/packs/pack-stage.ts';
import { drawingAddress, pagePicture } from './page-pictures.ts';

const { path, bytes, address } = uploadedPicture(1);
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:#abc}</style><text>50% & "é"</text></svg>`;
const of = pagePicture(
  new Map([
    [path, bytes],
    ['/pictures/x.svg', new TextEncoder().encode(svg)],
  ]),
);

test('an uploaded picture is its smallest file, however it is named', () => {
  const data = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
  expect([of(address), of(pictureSource('https://backend.example', address))]).toEqual([data, data]);
  expect(of(uploadedPicture(2).address)).toBeNull();
});

test('a drawing is text that fits between double quotes, and reads as it was', () => {
  const data = of('/pictures/x.svg') ?? '';
  expect(data).not.toMatch(/["<>#\n]/);
  expect(decodeURIComponent(data.slice(data.indexOf(',') + 1))).toBe(svg.replaceAll('"', "'"));
  const quoted = new TextEncoder().encode(`<svg a="'"/>`);
  expect(decodeURIComponent(drawingAddress(quoted))).toBe(`data:image/svg+xml,<svg a="'"/>`);
});

test('nothing from other sites', () => {
  for (const each of [
    'https://evil.example/x.png',
    '//evil.example/x.svg',
    '/pictures/other.svg',
    'data:text/html,x',
    '',
  ])
    expect(of(each)).toBeNull();
});
