import { expect, test } from 'vitest';
import { cameraJpeg } from '#tests/support/pictures/camera-jpeg.ts';
import { boxFile, gifFilm, png, webpHead } from '#tests/support/pictures/drawn-files.ts';
import { kindOfFile } from './file-kind.ts';

const text = (words: string) => Buffer.from(words);
const utf16 = (words: string) => Buffer.from(`\ufeff${words}`, 'utf16le');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['a JPEG', cameraJpeg(6), 'jpeg'],
  ['a PNG', png(2, 2), 'png'],
  ['a GIF', gifFilm(), 'gif'],
  ['a GIF of the older kind', text('GIF87a..........'), 'gif'],
  ['a WebP', webpHead('VP8 ', 4, 4), 'webp'],
  ['an AVIF', boxFile(['avif', 'mif1', 'miaf'], 4, 4), 'avif'],
  ['an AVIF that calls itself a HEIF first', boxFile(['mif1', 'avif'], 4, 4), 'avif'],
  ['a film of AVIFs', boxFile(['avis'], 4, 4), 'avif'],
  ['a HEIC of a phone', boxFile(['heic', 'mif1', 'heic'], 4, 4), 'heic'],
  ['a HEIC that calls itself a HEIF first', boxFile(['mif1', 'heic'], 4, 4), 'heic'],
  ['a video', boxFile(['isom', 'iso2', 'mp41'], 4, 4), 'other'],
  ['an SVG', text(SVG), 'svg'],
  [
    'an SVG behind a declaration, a comment and a DOCTYPE',
    text(`\n <?xml version="1.0"?><!-- x --><!DOCTYPE svg>${SVG}`),
    'svg',
  ],
  ['an SVG with a name before its name', text('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['an SVG without anything', text('<svg/>'), 'svg'],
  ['an SVG in UTF-16', utf16(SVG), 'svg'],
  ['an SVG behind a byte order mark', text(`\ufeff${SVG}`), 'svg'],
  ['an SVG packed with gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'other'],
  ['a page', text('<!DOCTYPE html><title>x</title>'), 'page'],
  ['a page that begins with a drawing', text(`<!-- x --><html>${SVG}`), 'page'],
  ['a part of a page', text('<div>x</div>'), 'page'],
  ['a PDF', text('%PDF-1.7'), 'pdf'],
  ['a PDF with something before it', text(`${' '.repeat(900)}%PDF-1.7`), 'pdf'],
  ['a BMP', text('BM..............'), 'other'],
  ['a TIFF', Buffer.from([0x49, 0x49, 42, 0]), 'other'],
  ['an icon', Buffer.from([0, 0, 1, 0]), 'other'],
  ['an archive', text('PK\x03\x04'), 'other'],
  ['a program', text('MZ'), 'other'],
  ['a text', text('hello < world'), 'other'],
  ['a sound in the same wrapping as WebP', text('RIFF....WAVEfmt '), 'other'],
  ['the beginning of a PNG alone', text('\x89PNG'), 'other'],
  ['a box without an end', Buffer.from([0xff, 0xff, 0xff, 0xff, 0x66, 0x74, 0x79, 0x70]), 'other'],
  // What begins as a picture is drawn anew as that picture: what hangs on it stays behind.
  ['a GIF that is a script as well', text('GIF89a/*..........*/=alert(1)'), 'gif'],
  ['a PNG with a page behind it', Buffer.concat([png(2, 2), text('<script>alert(1)</script>')]), 'png'],
  ['a JPEG with a PDF within', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('%PDF-1.7')]), 'jpeg'],
])('%s is known by its content', (_name, bytes, kind) => {
  expect(kindOfFile(bytes)).toBe(kind);
});
