import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PICTURE_PIXELS_MAX } from '#domain/limits.ts';
import { CAMERA, cameraJpeg } from '#tests/support/pictures/camera-jpeg.ts';
import { boxFile, gifFilm, png, webpHead } from '#tests/support/pictures/drawn-files.ts';
import { readAvifHeader } from './avif-header.ts';
import { kindOfFile } from './file-kind.ts';
import { faultOfFile, readGifHeader, readPngHeader, readWebpHeader } from './read-picture-file.ts';
import { readJpegHeader, withJpegEnd } from './jpeg-header.ts';

const GREEN = [47, 114, 64, 255] as const;

describe('size and end of', () => {
  const behindStart = new Uint8Array([...Array<number>(7).fill(0), ...png(3, 2)]).subarray(7);

  test.each([
    ['a JPEG, whatever the camera put before the picture', readJpegHeader, cameraJpeg(6), 32, 16],
    ['a JPEG with something behind its end', readJpegHeader, Buffer.concat([cameraJpeg(1), Buffer.from('x')]), 32, 16],
    ['a PNG', readPngHeader, png(31, 17), 31, 17],
    ['a GIF', readGifHeader, gifFilm(), 1, 1],
    ['a WebP of the kind VP8', readWebpHeader, webpHead('VP8 ', 1600, 901), 1600, 901],
    ['a WebP of the kind VP8L', readWebpHeader, webpHead('VP8L', 1600, 901), 1600, 901],
    ['a WebP of the kind VP8X', readWebpHeader, webpHead('VP8X', 1600, 901), 1600, 901],
    ['an AVIF, wherever in its file it says so', readAvifHeader, boxFile(['avif'], 4000, 3000), 4000, 3000],
    ['bytes that lie somewhere in a larger buffer', readPngHeader, behindStart, 3, 2],
  ])('%s', (_what, read, bytes, width, height) => {
    expect(read(bytes)).toEqual({ width, height, whole: true });
  });

  test('what the camera put there is in the JPEG of this test', () => {
    expect(cameraJpeg(6).includes(CAMERA)).toBe(true);
  });
});

describe('before anything is decoded', () => {
  test('a whole picture is let through', () => {
    for (const file of [cameraJpeg(3), png(5, 5), gifFilm(), boxFile(['avif'], 9, 9)]) {
      expect(faultOfFile(file)).toBeNull();
    }
  });

  test('a small file that would become gigantic is refused', () => {
    expect(faultOfFile(png(1, 1, GREEN, { width: 60_000, height: 60_000 }))).toBe('pixels');
    expect(faultOfFile(webpHead('VP8X', 16_000, 16_000))).toBe('pixels');
    expect(faultOfFile(boxFile(['avif'], 2 ** 32 - 1, 2 ** 32 - 1))).toBe('pixels');
  });

  test('a camera of 50 megapixels passes, and not a row more than there may be', () => {
    expect(faultOfFile(png(1, 1, GREEN, { width: 8192, height: 6144 }))).toBeNull();
    expect(faultOfFile(png(1, 1, GREEN, { width: PICTURE_PIXELS_MAX, height: 1 }))).toBeNull();
    expect(faultOfFile(png(1, 1, GREEN, { width: PICTURE_PIXELS_MAX + 1, height: 1 }))).toBe('pixels');
  });

  test('a picture without any pixel is broken', () => {
    expect(faultOfFile(png(1, 1, GREEN, { width: 0, height: 9 }))).toBe('broken');
  });

  test.each([
    ['a JPEG', cameraJpeg(1)],
    ['a PNG', png(9, 9)],
    ['a WebP', webpHead('VP8 ', 9, 9)],
    ['an AVIF', boxFile(['avif'], 9, 9)],
  ])('%s that ends before its end is never let through, wherever it is cut', (_name, whole) => {
    for (let length = 0; length < whole.length; length += 1) {
      expect(faultOfFile(whole.subarray(0, length)), `${length} bytes`).not.toBeNull();
    }
  });

  test('of a GIF only the first frame has to be there', () => {
    const film = gifFilm();
    const frameEnd = film.indexOf(Buffer.from([0x44, 1, 0])) + 3;
    expect(faultOfFile(film.subarray(0, frameEnd))).toBeNull();
    for (let length = 0; length < frameEnd; length += 1) expect(faultOfFile(film.subarray(0, length))).not.toBeNull();
  });

  test('a file that isn’t taken is named by its kind', () => {
    expect(faultOfFile(Buffer.from('<svg/>'))).toBe('svg');
    expect(faultOfFile(boxFile(['heic'], 9, 9))).toBe('heic');
    expect(faultOfFile(Buffer.alloc(0))).toBe('broken');
  });

  test('no bytes whatever make it throw or run on for ever', () => {
    const starts = [cameraJpeg(1), png(3, 3), gifFilm(), webpHead('VP8L', 3, 3), boxFile(['avif'], 3, 3)];
    const damaged = fc
      .tuple(
        fc.constantFrom(...starts),
        fc.array(fc.tuple(fc.nat(700), fc.integer({ min: 0, max: 255 })), { maxLength: 9 }),
      )
      .map(([start, changes]) => {
        const bytes = new Uint8Array(start);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        return bytes;
      });
    const behindStart = fc
      .tuple(fc.constantFrom(...starts), fc.nat(40), fc.uint8Array({ maxLength: 200 }))
      .map(([start, length, rest]) => new Uint8Array([...start.subarray(0, length), ...rest]));
    fc.assert(
      fc.property(fc.oneof(damaged, behindStart), (bytes) => {
        faultOfFile(bytes);
        const mended = withJpegEnd(bytes);
        if (mended !== null) expect(mended.subarray(-2)).toEqual(new Uint8Array([0xff, 0xd9]));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a JPEG without its end marker', () => {
  const whole = cameraJpeg(3);
  const data = whole.subarray(0, -2);

  test.each([
    ['nothing', []],
    ['zeros that fill up its block on the disk', Array<number>(500).fill(0)],
    ['half an end marker', [0xff]],
    ['notes that a phone added', [...Buffer.from('Image_UTC_Data1714550400SEFHSEFT')]],
    ['notes that look like a marker', [0xff, 0x25, 0x6f, 0xff, 1, 2, 3]],
    ['notes that look like several', [0xff, 0x25, 0, 4, 1, 2, 3, 4, 5]],
  ])('gets one where %s is behind its data, and isn’t whole before', (_what, behind) => {
    const file = Buffer.concat([data, Buffer.from(behind)]);
    expect(faultOfFile(file)).toBe('broken');
    const mended = withJpegEnd(file)!;
    expect(faultOfFile(mended)).toBeNull();
    expect(readJpegHeader(mended)).toEqual({ width: 32, height: 16, whole: true });
    expect(Buffer.from(mended).subarray(0, data.length).equals(data)).toBe(true);
    expect(mended.length).toBeLessThanOrEqual(file.length + 2);
  });

  test('loses the zeros, but none of its data', () => {
    expect(withJpegEnd(Buffer.concat([data, Buffer.alloc(9)]))).toEqual(new Uint8Array(whole));
    const stuffed = Buffer.concat([data, Buffer.from([0xff, 0])]);
    expect(Buffer.from(withJpegEnd(stuffed)!)).toEqual(Buffer.concat([stuffed, Buffer.from([0xff, 0xd9])]));
  });

  test('gets none where its data hasn’t begun, and none where it has one, or is no JPEG', () => {
    const scan = data.lastIndexOf(Buffer.from([0xff, 0xda]));
    for (let length = 0; length <= scan; length += 1) expect(withJpegEnd(data.subarray(0, length))).toBeNull();
    for (const file of [whole, Buffer.concat([whole, Buffer.from('x')]), png(3, 3), Buffer.from([0xff, 0xd8, 0xff])])
      expect(withJpegEnd(file)).toBeNull();
  });

  test('gets none as a progressive one before the last scan of each component has begun', () => {
    const frame = [0xff, 0xc2, 0, 14, 8, 0, 16, 0, 32, 2, 1, 0x22, 0, 2, 0x11, 0];
    const scan = (components: readonly number[], from: number, to: number, bits: number) => [
      ...[0xff, 0xda, 0, 6 + 2 * components.length, components.length, ...components.flatMap((name) => [name, 0])],
      ...[from, to, bits, 0x5a, 0x5a],
    ];
    const scans = [scan([1, 2], 0, 0, 1), scan([1], 1, 63, 2), scan([2], 1, 63, 0), scan([1], 1, 63, 0x20)];
    const upTo = (count: number) => new Uint8Array([0xff, 0xd8, ...frame, ...scans.slice(0, count).flat()]);
    expect([1, 2, 3].map((count) => withJpegEnd(upTo(count)))).toEqual([null, null, null]);
    expect(faultOfFile(withJpegEnd(upTo(4))!)).toBeNull();
  });
});

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
  ['an SVG behind other things', text(`\n <?xml version="1.0"?><!-- x --><!DOCTYPE svg>${SVG}`), 'svg'],
  ['an SVG with a name before its name', text('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['an SVG without anything', text('<svg/>'), 'svg'],
  ['an SVG in UTF-16', utf16(SVG), 'svg'],
  ['an SVG behind a byte order mark', text(`\ufeff${SVG}`), 'svg'],
  ['an SVG packed with gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'other'],
  ['a page', text('<!DOCTYPE html><title>x</title>'), 'page'],
  ['a page that begins with a drawing', text(`<!-- x --><html>${SVG}`), 'page'],
  ['a part of a page', text('<div>x</div>'), 'page'],
  // A pattern that divides comments in every way takes longer than a person waits.
  ['many comments with nothing behind them', text('<!-- x -->'.repeat(400)), 'other'],
  ['many comments, one of them open', text(`${'<!--x-->'.repeat(60)}<!-- `), 'other'],
  ['a page behind many comments', text(`${'<!--x--> '.repeat(60)}<html>`), 'page'],
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
  // A file that begins as a picture is re-encoded as one, without appended data.
  ['a GIF that is a script as well', text('GIF89a/*..........*/=alert(1)'), 'gif'],
  ['a PNG with a page behind it', Buffer.concat([png(2, 2), text('<script>alert(1)</script>')]), 'png'],
  ['a JPEG with a PDF within', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('%PDF-1.7')]), 'jpeg'],
])('%s is known by its content', (_name, bytes, kind) => {
  expect(kindOfFile(bytes)).toBe(kind);
});
