import { icnsOf } from './icns.ts';
import { pngOf, type View } from './icon-image.ts';

const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256];

const view = (size: number): View => (size <= 32 ? 'tiny' : 'whole');

/** Every icon of the desktop app, made from the drawing: name below build/resources/icons, and bytes. */
export function iconFiles(svg: string): ReadonlyMap<string, Buffer> {
  const png = (size: number) => pngOf(svg, size, view(size));
  return new Map<string, Buffer>([
    ['icon.ico', icoOf(WINDOWS_SIZES.map((size) => ({ size, png: png(size) })))],
    ['icon.icns', icnsOf(svg)],
    // For Linux the packager expects a folder of files named by their size.
    ...LINUX_SIZES.map((size) => [`linux/${size}x${size}.png`, png(size)] as const),
  ]);
}

/** One picture of an .ico file: its side in pixels, and its bytes. */
interface IcoImage {
  readonly size: number;
  readonly png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/**
 * A Windows icon of PNG pictures, each of at most 256 pixels.
 * Format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10), PNG pictures since Windows Vista.
 */
function icoOf(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    // 256 doesn't fit into a byte, so the format writes 0.
    directory.writeUInt8(size % 256, at);
    directory.writeUInt8(size % 256, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
