import { readAvifHeader } from './avif-header.ts';
import { kindOfFile, type PictureKind, type RefusedKind } from './file-kind.ts';
import { readGifHeader } from './gif-header.ts';
import { readJpegHeader } from './jpeg-header.ts';
import type { PictureHeader } from './picture-header.ts';
import { readPngHeader } from './png-header.ts';
import { readWebpHeader } from './webp-header.ts';

/**
 * The most pixels that a picture may have: 50 times 1024 x 1024, so that a camera of "50 megapixels" passes. Decoded it
 * takes four bytes for each, whatever the file weighs.
 */
export const PIXELS_MAX = 50 * 1024 * 1024;

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
  return facts.width * facts.height > PIXELS_MAX ? 'pixels' : null;
}
