import { ATTACHMENT_BUCKET, attachmentPath } from './attachment-address.ts';

/** The bucket that uploaded pictures lie in. */
export const PICTURE_BUCKET = 'article-images';

/** Widths in px that an uploaded picture is kept in, at the most. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

export type PictureType = 'webp' | 'jpg';

/**
 * The address by which texts name an uploaded picture, wherever the backend is: `/media/<folder>/480-960-1600.webp`. It tells
 * which files there are, so that a page needs no further question to choose one.
 */
export function mediaAddress(folder: string, widths: readonly number[], type: PictureType): string {
  return `/media/${folder}/${widths.join('-')}.${type}`;
}

const MEDIA = /^\/media\/([0-9a-f-]{36})\/((?:\d{1,4}-){0,2})(\d{1,4})\.(webp|jpg)$/;

const MEDIA_IN_TEXT = /\/media\/[0-9a-f-]{36}\/[\d-]{1,14}\.(?:webp|jpg)/g;

/** The addresses of the uploaded pictures that a text names, each once. */
export function mediaAddressesIn(text: string): readonly string[] {
  return [...new Set(text.match(MEDIA_IN_TEXT))].filter((address) => MEDIA.test(address));
}

/** One file of an uploaded picture. */
export interface PictureFile {
  /** Its place in the bucket. */
  readonly path: string;
  readonly width: number;
}

/** The files of an uploaded picture, the smallest first; none where the address is none of an uploaded picture. */
export function filesOf(address: string): readonly PictureFile[] {
  const [, folder, narrower = '', widest = '', type] = MEDIA.exec(address) ?? [];
  if (folder === undefined) return [];
  return `${narrower}${widest}`
    .split('-')
    .map((width) => ({ path: `${folder}/${width}.${type}`, width: Number(width) }))
    .sort((one, other) => one.width - other.width);
}

/** Where a file of the bucket lies with a backend. */
export function bucketSource(backendUrl: string, path: string, bucket = PICTURE_BUCKET): string {
  return `${backendUrl}/storage/v1/object/public/${bucket}/${path}`;
}

/**
 * Where a browser finds a picture: an uploaded one with the backend, its widest file, with all its widths behind `?w=`
 * (see `sourceSet`), and likewise an attached file; every other address stays as it is.
 */
export function pictureSource(backendUrl: string, address: string): string {
  const attached = attachmentPath(address);
  if (attached !== null) return bucketSource(backendUrl, attached, ATTACHMENT_BUCKET);
  return address.replace(
    MEDIA,
    (_all, folder: string, narrower: string, widest: string, type: string) =>
      `${bucketSource(backendUrl, `${folder}/${widest}.${type}`)}?w=${narrower}${widest}`,
  );
}

/** Only what `pictureSource` makes: other sites name pictures `12.jpg?w=800` too, and mean something else by it. */
const UPLOADED = new RegExp(`^(.*/${PICTURE_BUCKET}/[0-9a-f-]{36}/)\\d+(\\.\\w+)\\?w=([\\d-]+)$`);

/** The `srcset` of a source that names its widths; undefined for all others. */
export function sourceSet(source: string): string | undefined {
  const [, place, type, widths] = UPLOADED.exec(source) ?? [];
  return widths
    ?.split('-')
    .map((width) => `${place}${width}${type} ${width}w`)
    .join();
}

/** The smallest file of a source that is at least so many px wide, for thumbnails. */
export function narrowSource(source: string, width: number): string {
  const [, place, type, widths] = UPLOADED.exec(source) ?? [];
  if (widths === undefined) return source;
  const wide = widths.split('-').find((each) => Number(each) >= width);
  return wide === undefined ? source : `${place}${wide}${type}`;
}

/** The address by which texts name what `pictureSource` made this of; null for every other source. */
export function uploadedAddress(source: string): string | null {
  const [, place = '', type, widths] = UPLOADED.exec(source) ?? [];
  const folder = place.split('/').at(-2);
  const address = `/media/${folder}/${widths}${type}`;
  return MEDIA.test(address) ? address : null;
}
