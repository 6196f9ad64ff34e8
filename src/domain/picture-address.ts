import { ATTACHMENT_BUCKET, attachmentPath } from './attachment-address.ts';

/** The bucket of uploaded pictures. */
export const PICTURE_BUCKET = 'article-images';

/** The widths in px in which an uploaded picture is stored, at the most. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

export type PictureType = 'webp' | 'jpg';

/**
 * The address of an uploaded picture in texts, independent of the backend: `/media/<folder>/480-960-1600.webp`. It lists the stored
 * widths, so that a page can choose one without a request.
 */
export function mediaAddress(folder: string, widths: readonly number[], type: PictureType): string {
  return `/media/${folder}/${widths.join('-')}.${type}`;
}

const MEDIA = /^\/media\/([0-9a-f-]{36})\/((?:\d{1,4}-){0,2})(\d{1,4})\.(webp|jpg)$/;

const MEDIA_IN_TEXT = /\/media\/[0-9a-f-]{36}\/[\d-]{1,14}\.(?:webp|jpg)/g;

/** The addresses of uploaded pictures in a text, each once. */
export function mediaAddressesIn(text: string): readonly string[] {
  return [...new Set(text.match(MEDIA_IN_TEXT))].filter((address) => MEDIA.test(address));
}

/** One file of an uploaded picture. */
export interface PictureFile {
  /** Its path in the bucket. */
  readonly path: string;
  readonly width: number;
}

/** The files of an uploaded picture, the smallest first; none for any other address. */
export function filesOf(address: string): readonly PictureFile[] {
  const [, folder, narrower = '', widest = '', type] = MEDIA.exec(address) ?? [];
  if (folder === undefined) return [];
  return `${narrower}${widest}`
    .split('-')
    .map((width) => ({ path: `${folder}/${width}.${type}`, width: Number(width) }))
    .sort((one, other) => one.width - other.width);
}

/** The URL of a file of the bucket on a backend. */
export function bucketSource(backendUrl: string, path: string, bucket = PICTURE_BUCKET): string {
  return `${backendUrl}/storage/v1/object/public/${bucket}/${path}`;
}

/**
 * The URL of a picture for a browser: for an uploaded one that of its widest file on the backend, with all widths behind `?w=` (see
 * `sourceSet`); for an attached file its URL; any other address unchanged.
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

/** Matches only what `pictureSource` makes: other sites use `12.jpg?w=800` with another meaning. */
const UPLOADED = new RegExp(`^(.*/${PICTURE_BUCKET}/[0-9a-f-]{36}/)\\d+(\\.\\w+)\\?w=([\\d-]+)$`);

/** The `srcset` of a source that lists its widths; undefined for all others. */
export function sourceSet(source: string): string | undefined {
  const [, place, type, widths] = UPLOADED.exec(source) ?? [];
  return widths
    ?.split('-')
    .map((width) => `${place}${width}${type} ${width}w`)
    .join();
}

/** The smallest file of a source that is at least this wide, px, for thumbnails. */
export function narrowSource(source: string, width: number): string {
  const [, place, type, widths] = UPLOADED.exec(source) ?? [];
  if (widths === undefined) return source;
  const wide = widths.split('-').find((each) => Number(each) >= width);
  return wide === undefined ? source : `${place}${wide}${type}`;
}

/** The address in texts of a URL that `pictureSource` made; null for every other one. */
export function uploadedAddress(source: string): string | null {
  const [, place = '', type, widths] = UPLOADED.exec(source) ?? [];
  const folder = place.split('/').at(-2);
  const address = `/media/${folder}/${widths}${type}`;
  return MEDIA.test(address) ? address : null;
}
