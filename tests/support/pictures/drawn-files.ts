import { crc32, deflateSync } from 'node:zlib';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const PNG_HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG of one colour. `claims` writes another size into its head than it has. */
export function png(
  width: number,
  height: number,
  colour: Pixel = [47, 114, 64, 255],
  claims = { width, height },
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims.width, 0);
  head.writeUInt32BE(claims.height, 4);
  // Eight bits for each of red, green, blue and alpha.
  head.set([8, 6], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([PNG_HEAD, pngChunk('IHDR', head), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND')]);
}

function pngChunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A film of one pixel: red, then blue. */
export function gifFilm(): Buffer {
  const frame = (codes: number) => [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, codes, 1, 0];
  const head = [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255];
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from([...head, ...frame(0x44), ...frame(0x4c), 0x3b])]);
}

/** The head of a WebP of this size, in one of its three kinds; there is no picture in it. */
export function webpHead(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  if (kind === 'VP8 ') {
    data.set([0, 0, 0, 0x9d, 0x01, 0x2a]);
    data.writeUInt16LE(width, 6);
    data.writeUInt16LE(height, 8);
  } else if (kind === 'VP8L') {
    data[0] = 0x2f;
    data.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  } else {
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
  }
  const chunk = Buffer.concat([Buffer.from(`WEBP${kind}`), Buffer.from([data.length, 0, 0, 0]), data]);
  const head = Buffer.from('RIFF    ');
  head.writeUInt32LE(chunk.length, 4);
  return Buffer.concat([head, chunk]);
}

/** A file of boxes as MP4, HEIC and AVIF are, of these brands, with a picture of this size announced. */
export function boxFile(brands: readonly string[], width: number, height: number): Buffer {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  const [major = '', ...others] = brands;
  return Buffer.concat([
    box('ftyp', Buffer.from(`${major}\0\0\0\0${others.join('')}`, 'latin1')),
    box('meta', Buffer.concat([Buffer.alloc(4), box('ispe', size)])),
    box('mdat', Buffer.from('picture')),
  ]);
}

function box(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length + 8);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data]);
}
