/** One picture of an .ico file: its side in pixels, and its bytes. */
export interface IcoImage {
  readonly size: number;
  readonly png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/**
 * A Windows icon of PNG pictures, each of at most 256 pixels.
 * Format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10), PNG pictures since Windows Vista.
 */
export function icoOf(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    // A byte holds no 256: 0 stands for it.
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
