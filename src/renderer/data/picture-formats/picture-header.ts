import type { PictureType } from '#domain/picture-address.ts';

/** Media type of each kind of picture that is kept. */
export const MEDIA_TYPES: Readonly<Record<PictureType, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** The properties of a picture that its bytes show before it is decoded. */
export interface PictureHeader {
  /** As stored, px: the camera's turn isn't counted in. */
  readonly width: number;
  readonly height: number;
  /** Whether the file is complete: browsers show half a picture without an error. */
  readonly whole: boolean;
}

/** Reads the bytes at an offset as a text of Latin letters. */
export function lettersAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

/** A view of the bytes, wherever in their buffer they begin. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
