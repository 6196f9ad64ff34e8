import { PICTURE_PIXELS_MAX } from '#domain/limits.ts';
import { readAvifHeader } from './avif-header.ts';
import { kindOfFile, type PictureKind, type RefusedKind } from './file-kind.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { lettersAt, type PictureHeader, viewOf } from './picture-header.ts';

/** Why a file can't become a picture of the portal. */
export type FileFault = RefusedKind | 'broken' | 'pixels';

const FACTS: Readonly<Record<PictureKind, (bytes: Uint8Array) => PictureHeader | null>> = {
  jpeg: readJpegHeader,
  png: readPngHeader,
  webp: readWebpHeader,
  gif: readGifHeader,
  avif: readAvifHeader,
};

const isPicture = (kind: PictureKind | RefusedKind): kind is PictureKind => kind in FACTS;

/** What stands against decoding a file, or null where nothing does. Decoding is what may cost hundreds of megabytes. */
export function faultOfFile(bytes: Uint8Array): FileFault | null {
  if (bytes.length === 0) return 'broken';
  const kind = kindOfFile(bytes);
  if (!isPicture(kind)) return kind;
  const facts = FACTS[kind](bytes);
  if (facts === null || !facts.whole || facts.width === 0 || facts.height === 0) return 'broken';
  return facts.width * facts.height > PICTURE_PIXELS_MAX ? 'pixels' : null;
}

/** Properties of a PNG; null where its first chunk isn't the header. */
export function readPngHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 33 || lettersAt(bytes, 12, 4) !== 'IHDR') return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20), whole: reachesEnd(bytes, view) };
}

/** Walks from chunk to chunk: length, name, data, checksum. */
function reachesEnd(bytes: Uint8Array, view: DataView): boolean {
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = lettersAt(bytes, at + 4, 4);
    if (name === 'IEND') return hasData;
    if (name === 'IDAT') hasData = true;
  }
  return false;
}

const EXTENSION = 0x21;
const FRAME = 0x2c;

/** Facts of a GIF; null where it ends within its own head. */
export function readGifHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 13) return null;
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), whole: holdsFrame(bytes) };
}

/** Whether the first frame is complete: only that frame of an animation is used. */
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

/** Properties of a WebP; null where it ends within its header, or is of an unknown kind. */
export function readWebpHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  const size = sizeOf(view, lettersAt(bytes, 12, 4));
  // The size in the head counts from behind itself.
  return size && { ...size, whole: view.getUint32(4, true) + 8 <= bytes.length };
}

function sizeOf(view: DataView, kind: string): Omit<PictureHeader, 'whole'> | null {
  switch (kind) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return null;
  }
}
