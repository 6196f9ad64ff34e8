import { pixelsOf, pngOf, type View } from './icon-image.ts';

/**
 * The pictures of a macOS icon: type, side in pixels. The two smallest are raw pixels, because apps don't show them as PNG, and
 * `icp4` and `icp5`, which could be PNG, are only for files. The sizes are 16, 32, 128, 256, 512 points, plain and "@2x". Format:
 * https://en.wikipedia.org/wiki/Apple_Icon_Image_format
 */
const RAW = [
  ['ic04', 16],
  ['ic05', 32],
] as const;
const PNG = [
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
] as const;

/** A macOS icon of the drawing, from 16 to 1024 pixels. */
export function icnsOf(svg: string): Buffer {
  // At a few pixels Apple's margin would leave nothing of the sprout.
  const view = (size: number): View => (size <= 32 ? 'tiny' : 'macos');
  const pictures = [
    ...RAW.map(([type, size]) => chunk(type, rawPicture(pixelsOf(svg, size, view(size))))),
    ...PNG.map(([type, size]) => chunk(type, pngOf(svg, size, view(size)))),
  ];
  return chunk('icns', Buffer.concat(pictures));
}

/** Type, length with these eight bytes, content. The whole file has this form too. */
function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'ascii');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}

/** "ARGB", then the four channels one after the other, each packed by itself. */
function rawPicture(pixels: Buffer): Buffer {
  const channel = (offset: number) => Buffer.from(pixels.filter((_byte, index) => index % 4 === offset));
  return Buffer.concat([Buffer.from('ARGB'), ...[3, 0, 1, 2].map((offset) => packed(channel(offset)))]);
}

const LONGEST_RUN = 130;
const LONGEST_LIST = 128;

/** Packs runs: a byte n below 128 is followed by n + 1 bytes as they are, one above by a byte that stands n - 125 times. */
function packed(bytes: Buffer): Buffer {
  const out: number[] = [];
  let list: number[] = [];
  const flush = () => {
    if (list.length > 0) out.push(list.length - 1, ...list);
    list = [];
  };
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    let run = 1;
    while (run < LONGEST_RUN && at + run < bytes.length && bytes[at + run] === byte) run += 1;
    if (run >= 3) {
      flush();
      out.push(run + 125, byte);
      at += run;
    } else {
      list.push(byte);
      if (list.length === LONGEST_LIST) flush();
      at += 1;
    }
  }
  flush();
  return Buffer.from(out);
}
