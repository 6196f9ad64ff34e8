import { viewOf, type PictureHeader } from './picture-header.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;

/** Facts of a GIF; null where it ends within its own head. */
export function readGifHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 13) return null;
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), whole: holdsFrame(bytes) };
}

/** Whether the first frame is there to its end: of a film, no more is drawn. */
function holdsFrame(bytes: Uint8Array): boolean {
  let at = 13 + paletteSize(bytes[10]!);
  while (bytes[at] === EXTENSION) at = afterBlocks(bytes, at + 2);
  if (bytes[at] !== FRAME || at + 10 > bytes.length) return false;
  return afterBlocks(bytes, at + 11 + paletteSize(bytes[at + 9]!)) <= bytes.length;
}

/** Bytes of the palette that a head announces in its flags. */
function paletteSize(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Behind a row of blocks, which ends with an empty one; beyond the file where the file ends before. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!;
  return at + 1;
}
