/** What the first look at a picture's bytes tells, before anything is decoded. */
export interface PictureHeader {
  /** As stored, px: the camera's turn isn't counted in. */
  readonly width: number;
  readonly height: number;
  /** Whether the file goes on to its end: browsers draw half a picture without a word. */
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
