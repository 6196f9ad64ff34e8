import { lettersAt, viewOf, type PictureHeader } from './picture-header.ts';

/** Facts of a PNG; null where its first chunk isn't the one that says how large it is. */
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
