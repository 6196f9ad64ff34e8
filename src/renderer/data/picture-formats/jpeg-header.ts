import { viewOf, type PictureHeader } from './picture-header.ts';

const START_OF_SCAN = 0xda;
const END = 0xd9;

/** Frames (SOF0 to SOF15); C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a length: restarts, and a relic of JPEG's beginnings. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Facts of a JPEG; null where its segments don't follow on one another, or hold no frame. */
export function readJpegHeader(bytes: Uint8Array): PictureHeader | null {
  const view = viewOf(bytes);
  let size: Omit<PictureHeader, 'whole'> | null = null;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return null;
    if (marker === END) return size && { ...size, whole: true };
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      if (at + 9 > bytes.length) break;
      if (isFrame(marker)) size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      const length = view.getUint16(at + 2);
      // A length counts its own two bytes.
      if (length < 2) return null;
      at += 2 + length;
      if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
    }
  }
  return size && { ...size, whole: false };
}

/** Where the picture's data ends: at the next marker that isn't a restart. FF 00 is a plain FF of the data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1]!;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
