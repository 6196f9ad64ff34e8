import { isAttached } from '#renderer/data/collections/media.ts';
import { kindOfFile } from '#renderer/data/picture-formats/file-kind.ts';
import { faultOfFile } from '#renderer/data/picture-formats/read-picture-file.ts';
import type { ExportedItem } from '#renderer/data/collections/transfer.ts';

/** The first file of an archive: what it is, and what else is in it. */
export const MANIFEST = 'content.json';

const PICTURE = /^pictures\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\/[1-9]\d{0,3}\.(webp|jpg))$/;
const ATTACHMENT = /^attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9-]{1,40}\.pdf)$/;
const ITEM = /^items\/[a-z][a-z_]{0,39}\/[1-9]\d{0,8}\.json$/;

/** The file of an item. */
export function itemFile({ collection, id }: Pick<ExportedItem, 'collection' | 'id'>): string {
  return `items/${collection}/${id}.json`;
}

/** The file of a picture or an attached file, by its name in the storage. */
export function pictureFile(name: string): string {
  return `${isAttached(name) ? 'attachments' : 'pictures'}/${name}`;
}

/** The name in the storage of such a file. */
export function storageName(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}

/** What a file is by its name; null for every name that this program doesn't give, such as one that leads out of a folder. */
export function kindOfName(name: string): 'manifest' | 'item' | 'picture' | 'attachment' | null {
  if (name === MANIFEST) return 'manifest';
  if (ITEM.test(name)) return 'item';
  if (ATTACHMENT.test(name)) return 'attachment';
  return PICTURE.test(name) ? 'picture' : null;
}

const ADDRESS =
  /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/((?:[1-9]\d{0,3}-){0,2}[1-9]\d{0,3})\.(webp|jpg)/g;

const ATTACHED = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9-]{1,40}\.pdf)/g;

/** The names in the storage of all files of the pictures that an item shows, and of the files that are attached to it. */
export function picturesOf(item: ExportedItem): string[] {
  const text = JSON.stringify(item);
  const names = [...text.matchAll(ADDRESS)].flatMap(([, folder, widths = '', type]) =>
    widths.split('-').map((width) => `${folder}/${width}.${type}`),
  );
  return [...new Set([...names, ...[...text.matchAll(ATTACHED)].map(([, name = '']) => name)])];
}

/** Whether the bytes of a file match its extension: a complete picture, or a PDF by its beginning. */
export function isFileOf(name: string, bytes: Uint8Array): boolean {
  if (isAttached(name)) return new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
  return kindOfFile(bytes) === (name.endsWith('.webp') ? 'webp' : 'jpeg') && faultOfFile(bytes) === null;
}
