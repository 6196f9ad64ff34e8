import { PICTURE_WIDTHS, type PictureType } from '#domain/picture-address.ts';
import { ok, type Result } from '#domain/result.ts';
import { PICTURE_BYTES_MAX, PICTURE_HEIGHT_MAX, PICTURE_PIXELS_MAX } from '#domain/limits.ts';
import { drawingSurface } from './drawing-surface.ts';
import { withJpegEnd } from '#renderer/data/picture-formats/jpeg-header.ts';
import { faultOfFile } from '#renderer/data/picture-formats/read-picture-file.ts';
import { MEDIA_TYPES } from '#renderer/data/picture-formats/picture-header.ts';
import { hasGreyCorner } from './grey-corner.ts';
import type { PictureFile, PreparedPicture } from '../uploads/prepared-file.ts';
import { pictureTypeHere } from './picture-encoding.ts';
import { aborted, faulty } from '../uploads/upload-fault.ts';

/** Every file stays under this, in bytes; the bucket takes twice as much. */
const FILE_MAX = 1024 * 1024;

/** From "no visible difference" down to "better than no picture". */
const QUALITIES = [0.82, 0.74, 0.64, 0.52, 0.4] as const;

/** Where the lowest quality is still too heavy, the widest file becomes narrower by this. */
const NARROWER = 0.8;

/**
 * Makes the files of a picture out of any JPEG, PNG, WebP, GIF (its first frame) or AVIF: upright, in at most three
 * widths, without the camera's notes on place and device. Fails with `invalid` and an UploadFault as its reason, or as a
 * cancelled upload does.
 */
export async function preparePicture(file: Blob, signal?: AbortSignal): Promise<Result<PreparedPicture>> {
  if (file.size > PICTURE_BYTES_MAX) return faulty('large', `${file.size} bytes`);
  const bytes = await readBytes(file);
  if (signal?.aborted) return aborted();
  const mended = bytes && withJpegEnd(bytes);
  const fault = bytes === null ? 'broken' : faultOfFile(mended ?? bytes);
  if (fault !== null) return faulty(fault, `${file.type || 'no type'}, ${file.size} bytes`);
  const type = await pictureTypeHere();
  if (type === null) return faulty('blocked', 'The browser gives back another colour than it was given');
  if (signal?.aborted) return aborted();
  const bitmap = await decode(mended === null ? file : new Blob([mended]));
  if (bitmap === null) return faulty('broken', `${file.type || 'no type'}, ${file.size} bytes: not decoded`);
  try {
    if (mended !== null && hasGreyCorner(bitmap)) return faulty('broken', `${file.size} bytes: cut off`);
    if (bitmap.width * bitmap.height > PICTURE_PIXELS_MAX)
      return faulty('pixels', `${bitmap.width} x ${bitmap.height}`);
    return await makeFiles(bitmap, type, signal);
  } finally {
    bitmap.close();
  }
}

/** Null where the file can't be read: a folder, or one that was moved or is only in some cloud. */
async function readBytes(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn('A picture could not be read:', error);
    return null;
  }
}

/** Rotated by its EXIF orientation. Without options: that is their default, which older browsers have under another name. */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    console.warn('A picture could not be decoded:', error);
    return null;
  }
}

async function makeFiles(
  bitmap: ImageBitmap,
  type: PictureType,
  signal: AbortSignal | undefined,
): Promise<Result<PreparedPicture>> {
  const heightAt = (width: number) => Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  let widest = widestFor(bitmap.width, bitmap.height);
  for (;;) {
    const files: PictureFile[] = [];
    // The widest first: its size decides whether narrower ones are worth encoding.
    for (const width of [...widthsUpTo(widest)].reverse()) {
      const blob = await drawFile(bitmap, { width, height: heightAt(width), type });
      if (signal?.aborted) return aborted();
      if (blob === 'memory') return faulty('memory', `${width} x ${heightAt(width)}`);
      if (blob === 'heavy') break;
      files.unshift({ width, blob });
    }
    if (files.at(-1)?.width === widest && files.length === widthsUpTo(widest).length) {
      return ok({ type, files, width: widest, height: heightAt(widest) });
    }
    widest = Math.max(1, Math.floor(widest * NARROWER));
  }
}

interface WantedFile {
  readonly width: number;
  readonly height: number;
  readonly type: PictureType;
}

async function drawFile(bitmap: ImageBitmap, wanted: WantedFile): Promise<Blob | 'heavy' | 'memory'> {
  const { width, height, type } = wanted;
  const surface = drawingSurface(width, height);
  if (surface === null) return 'memory';
  try {
    const { context } = surface;
    if (type === 'jpg') {
      // JPEG has no transparency, which would become black without a background.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    for (const quality of QUALITIES) {
      const blob = await surface.encode(MEDIA_TYPES[type], quality);
      if (blob?.type !== MEDIA_TYPES[type]) return 'memory';
      if (blob.size < FILE_MAX) return blob;
    }
    return 'heavy';
  } finally {
    surface.free();
  }
}

/** A file is worth its bytes only where the next larger one is at least this much wider. */
const STEP = 1.25;

/** The widest that a picture is kept in, px; it is never blown up. */
export function widestFor(width: number, height: number): number {
  const fitting = Math.floor((PICTURE_HEIGHT_MAX * width) / height);
  return Math.max(1, Math.min(width, PICTURE_WIDTHS.at(-1)!, fitting));
}

/** The widths to keep, ascending; the last one is the widest. */
export function widthsUpTo(widest: number): readonly number[] {
  return [...PICTURE_WIDTHS.filter((width) => width * STEP <= widest), widest];
}
