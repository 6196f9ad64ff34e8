import type { PictureType } from '#domain/picture-address.ts';

/** What is sent of a file that was chosen. */
export type PreparedFile = PreparedPicture | PreparedAttachment;

/** A picture as it is stored: re-encoded, so that it contains no metadata. */
export interface PreparedPicture {
  readonly type: PictureType;
  /** One for each width in px, ascending. */
  readonly files: readonly PictureFile[];
  /** Of the widest file, px. */
  readonly width: number;
  readonly height: number;
}

export interface PictureFile {
  readonly width: number;
  readonly blob: Blob;
}

/** An attached file is kept as it is. */
export interface PreparedAttachment {
  readonly type: 'pdf';
  readonly file: Blob;
}
