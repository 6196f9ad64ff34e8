import { viewOf, type PictureHeader } from './picture-header.ts';

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** The last coefficient of a block. */
const LAST_COEFFICIENT = 63;

/** Frames (SOF0 to SOF15); C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a length: restarts, and a relic of JPEG's beginnings. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Facts of a JPEG; null where its segments don't follow on one another, or hold no frame. */
export function readJpegHeader(bytes: Uint8Array): PictureHeader | null {
  const { size, ends } = walk(bytes);
  return ends === null ? null : size && { ...size, whole: ends };
}

/**
 * A JPEG that has no end marker, with one behind its data: decoders then take it, and fill what is missing with grey. Null where it has
 * one, where data is missing for certain, and for other files.
 */
export function withJpegEnd(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const { size, ends, isDue, dataEnd } = walk(bytes);
  if (size === null || ends === true || isDue.size > 0 || dataEnd === 0) return null;
  let to = dataEnd;
  // Zeros fill up files that were cut off, and would be read as picture. The one of FF 00 belongs to the data.
  while (bytes[to - 1] === 0 && bytes[to - 2] !== 0xff) to -= 1;
  const mended = new Uint8Array(to + 2);
  mended.set(bytes.subarray(0, to));
  mended.set([0xff, END], to);
  return mended;
}

interface Walk {
  size: Omit<PictureHeader, 'whole'> | null;
  /** Whether its end marker was reached; null where no segment follows on another. */
  ends: boolean | null;
  /** The components whose last scan hasn't begun. */
  readonly isDue: Set<number>;
  /** Behind the data of the last scan. */
  dataEnd: number;
}

function walk(bytes: Uint8Array): Walk {
  const view = viewOf(bytes);
  const found: Walk = { size: null, ends: false, isDue: new Set(), dataEnd: 0 };
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return { ...found, ends: null };
    if (marker === END) return { ...found, ends: true };
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      if (at + 9 > bytes.length) break;
      if (isFrame(marker) && found.size === null) {
        found.size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
        for (const component of componentsAt(bytes, at + 9, 3)) found.isDue.add(component);
      }
      const length = view.getUint16(at + 2);
      // A length counts its own two bytes.
      if (length < 2) return { ...found, ends: null };
      const segment = bytes.subarray(at + 4, at + 2 + length);
      at += 2 + length;
      if (marker !== START_OF_SCAN) continue;
      at = endOfScan(bytes, at);
      found.dataEnd = at;
      // The head of a scan says up to which coefficient it goes, and to which bit: to the last ones where it isn't progressive.
      const [last, bits] = segment.subarray(-2);
      if (last !== LAST_COEFFICIENT || bits === undefined || bits % 16 !== 0) continue;
      for (const component of componentsAt(segment, 0, 2)) found.isDue.delete(component);
    }
  }
  return found;
}

/** The components that a list names: their number, then so many bytes for each, of which the first is its name. */
function componentsAt(bytes: Uint8Array, at: number, size: number): readonly number[] {
  return Array.from({ length: bytes[at] ?? 0 }, (_, each) => bytes[at + 1 + each * size] ?? -1);
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
