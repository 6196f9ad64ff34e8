import { lettersAt, viewOf, type PictureHeader } from './picture-header.ts';

interface Box {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Properties of an AVIF; null where its size isn't found. */
export function readAvifHeader(bytes: Uint8Array): PictureHeader | null {
  const boxes = topBoxes(bytes);
  const meta = boxes.find((box) => box.name === 'meta');
  const size = meta && largestSize(bytes, meta);
  const end = boxes.at(-1)?.to ?? 0;
  return size ? { ...size, whole: end === bytes.length && boxes.some((box) => box.name === 'mdat') } : null;
}

function topBoxes(bytes: Uint8Array): readonly Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = boxLength(view, at);
    if (length < 8) break;
    boxes.push({ name: lettersAt(bytes, at + 4, 4), from: at, to: at + length });
    at += length;
  }
  return boxes;
}

/** 0 means "to the end of the file", 1 a length in the following eight bytes. */
function boxLength(view: DataView, at: number): number {
  const length = view.getUint32(at);
  if (length === 0) return view.byteLength - at;
  if (length !== 1) return length;
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0;
}

/** The first letter of what names a size. */
const ISPE = 'ispe'.charCodeAt(0);

/** A picture made of tiles names their sizes as well: its own is the largest. */
function largestSize(bytes: Uint8Array, meta: Box): Omit<PictureHeader, 'whole'> | null {
  const view = viewOf(bytes);
  const end = Math.min(meta.to, bytes.length) - 16;
  let largest: Omit<PictureHeader, 'whole'> | null = null;
  // A text of every four bytes would take seconds for a large file.
  for (let at = bytes.indexOf(ISPE, meta.from); at >= 0 && at <= end; at = bytes.indexOf(ISPE, at + 1)) {
    if (lettersAt(bytes, at, 4) !== 'ispe') continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
