import { PICTURE_HEIGHT_MAX } from '#domain/limits.ts';
import { PICTURE_WIDTHS } from '#domain/picture-address.ts';
import { failed, type Result } from '#domain/result.ts';
import { kindOfFile } from '#renderer/data/picture-formats/file-kind.ts';
import { readJpegHeader } from '#renderer/data/picture-formats/jpeg-header.ts';
import { readWebpHeader } from '#renderer/data/picture-formats/read-picture-file.ts';

/** What the bucket takes, in bytes. */
export const LARGEST_PICTURE = 2 * 1024 * 1024;

/**
 * Whether these bytes are a file of this name: a complete WebP or JPEG, no larger than uploaded pictures are encoded. Only the
 * headers are read; nothing from a file is decoded before this check.
 */
export function isSoundPicture(path: string, bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.length > LARGEST_PICTURE) return false;
  const isJpeg = path.endsWith('.jpg');
  if (kindOfFile(bytes) !== (isJpeg ? 'jpeg' : 'webp')) return false;
  const header = isJpeg ? readJpegHeader(bytes) : readWebpHeader(bytes);
  if (!header?.whole) return false;
  const isWithin = (size: number, most: number) => size > 0 && size <= most;
  return isWithin(header.width, PICTURE_WIDTHS.at(-1)!) && isWithin(header.height, PICTURE_HEIGHT_MAX);
}

/** The answer to a file of the bucket, whose bytes count as a failure of that file where they are no sound picture. */
export function soundOnly<Bytes extends Uint8Array | null>(path: string, answer: Result<Bytes>): Result<Bytes> {
  if (!answer.ok || !answer.value || isSoundPicture(path, answer.value)) return answer;
  return failed('server', `no sound picture for ${path}`);
}
