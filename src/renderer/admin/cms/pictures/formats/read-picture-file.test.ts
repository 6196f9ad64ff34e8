import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAMERA, cameraJpeg } from '#tests/support/pictures/camera-jpeg.ts';
import { boxFile, gifFilm, png, webpHead } from '#tests/support/pictures/drawn-files.ts';
import { readAvifHeader } from './avif-header.ts';
import { faultOfFile, PIXELS_MAX, readGifHeader, readPngHeader, readWebpHeader } from './read-picture-file.ts';
import { readJpegHeader } from './jpeg-header.ts';

const GREEN = [47, 114, 64, 255] as const;

describe('size and end of', () => {
  test('a JPEG, whatever the camera put before the picture', () => {
    const photo = cameraJpeg(6);
    expect(photo.includes(CAMERA)).toBe(true);
    expect(readJpegHeader(photo)).toEqual({ width: 32, height: 16, whole: true });
  });

  test('a JPEG with something behind its end', () => {
    const bytes = Buffer.concat([cameraJpeg(1), Buffer.from('a film')]);
    expect(readJpegHeader(bytes)).toEqual({ width: 32, height: 16, whole: true });
  });

  test('a PNG', () => {
    expect(readPngHeader(png(31, 17))).toEqual({ width: 31, height: 17, whole: true });
  });

  test('a GIF', () => {
    expect(readGifHeader(gifFilm())).toEqual({ width: 1, height: 1, whole: true });
  });

  test.each(['VP8 ', 'VP8L', 'VP8X'] as const)('a WebP of the kind %s', (kind) => {
    expect(readWebpHeader(webpHead(kind, 1600, 901))).toEqual({ width: 1600, height: 901, whole: true });
  });

  test('an AVIF, wherever in its file it says so', () => {
    expect(readAvifHeader(boxFile(['avif'], 4000, 3000))).toEqual({ width: 4000, height: 3000, whole: true });
  });

  test('bytes that lie somewhere in a larger buffer', () => {
    const drawn = png(3, 2);
    const larger = new Uint8Array(drawn.length + 7);
    larger.set(drawn, 7);
    expect(readPngHeader(larger.subarray(7))).toEqual({ width: 3, height: 2, whole: true });
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
    expect(faultOfFile(png(1, 1, GREEN, { width: PIXELS_MAX, height: 1 }))).toBeNull();
    expect(faultOfFile(png(1, 1, GREEN, { width: PIXELS_MAX + 1, height: 1 }))).toBe('pixels');
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
      }),
      { numRuns: 3000 },
    );
  });
});
