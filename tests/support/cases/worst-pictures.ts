import { boxFile, gifFilm, png, webpHead } from '../pictures/drawn-files.ts';
import type { WorstCase } from '../growth/linear-growth.ts';

const ends = (head: Buffer, piece: readonly number[]) => (length: number) =>
  Buffer.concat([head, Buffer.alloc(length, Buffer.from(piece))]);
const meta = Buffer.concat([boxFile(['avif'], 9, 9).subarray(0, 24), Buffer.from('\0\0\0\0meta', 'latin1')]);

/** Bytes of a picture that are worst for what looks at them: each is given how many to add. */
export const WORST_PICTURES: readonly WorstCase<Buffer>[] = [
  ['a JPEG of fillings', ends(Buffer.from([0xff, 0xd8, 0xff]), [0xff])],
  ['a JPEG of segments', ends(Buffer.from([0xff, 0xd8]), [0xff, 0xe0, 0, 2])],
  ['a JPEG of data', ends(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]), [0xff, 0])],
  ['a PNG of chunks', ends(png(1, 1).subarray(0, -12), [0])],
  ['a GIF of extensions', ends(gifFilm().subarray(0, 13 + 6), [0x21, 0xf9, 0])],
  ['a GIF of data', ends(gifFilm(), [1, 0])],
  ['a WebP of chunks', ends(webpHead('VP8X', 9, 9), [0])],
  ['an AVIF of boxes', ends(boxFile(['avif'], 9, 9), [0, 0, 0, 8])],
  ['an AVIF of sizes', ends(meta, [...Buffer.from('ispe')])],
  ['an AVIF of letters', ends(meta, [...Buffer.from('i')])],
  ['a text of marks', ends(Buffer.from('<'), [...Buffer.from('<!-- x -->')])],
  ['a text of blanks', ends(Buffer.alloc(0), [32])],
];
