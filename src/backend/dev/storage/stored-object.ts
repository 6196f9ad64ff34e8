import { createHash } from 'node:crypto';

/** An uploaded file with all that its answer needs. */
export interface StoredObject {
  readonly type: string;
  readonly cacheControl: string;
  /** When it was uploaded, ms. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

const LINE_END = '\n'.charCodeAt(0);

/**
 * The name that an object's file has on the disk. A digest, because people choose the object's own name: like this none
 * leads out of the folder, is a device on Windows, is too long, or differs from another only in its capitals.
 */
export function storedName(bucket: string, name: string): string {
  return createHash('sha256')
    .update(JSON.stringify([bucket, name]))
    .digest('hex');
}

/** An object as one file, so that bytes and type can't come apart: a line of JSON, then the bytes. */
export function packObject({ bytes, ...about }: StoredObject): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), bytes]);
}

/** The object out of its file. */
export function unpackObject(file: Uint8Array): StoredObject {
  const end = file.indexOf(LINE_END);
  const about = JSON.parse(Buffer.from(file.subarray(0, end)).toString('utf8')) as Omit<StoredObject, 'bytes'>;
  return { ...about, bytes: file.subarray(end + 1) };
}
