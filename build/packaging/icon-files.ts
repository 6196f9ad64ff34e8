import { icnsOf } from './icns.ts';
import { icoOf } from './ico.ts';
import { pngOf, type View } from './icon-image.ts';

const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256];

const view = (size: number): View => (size <= 32 ? 'tiny' : 'whole');

/** Every icon of the desktop app, made from the drawing: name below resources/icons, and bytes. */
export function iconFiles(svg: string): ReadonlyMap<string, Buffer> {
  const png = (size: number) => pngOf(svg, size, view(size));
  return new Map<string, Buffer>([
    ['icon.ico', icoOf(WINDOWS_SIZES.map((size) => ({ size, png: png(size) })))],
    ['icon.icns', icnsOf(svg)],
    // The packager takes a folder of files named by their size for the themes of Linux.
    ...LINUX_SIZES.map((size) => [`linux/${size}x${size}.png`, png(size)] as const),
  ]);
}
