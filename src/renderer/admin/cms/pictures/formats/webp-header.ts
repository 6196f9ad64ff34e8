import { lettersAt, viewOf, type PictureHeader } from './picture-header.ts';

/** Facts of a WebP; null where it ends within its head, or is of a kind that nobody knows. */
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
