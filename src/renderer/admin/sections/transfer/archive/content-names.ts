import type { ExportedItem } from '#renderer/data/collections/transfer.ts';

/** The first file of an archive: what it is, and what else is in it. */
export const MANIFEST = 'content.json';

const PICTURE = /^pictures\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\/[1-9]\d{0,3}\.(webp|jpg))$/;
const ITEM = /^items\/[a-z][a-z_]{0,39}\/[1-9]\d{0,8}\.json$/;

/** The file of an item. */
export function itemFile({ collection, id }: Pick<ExportedItem, 'collection' | 'id'>): string {
  return `items/${collection}/${id}.json`;
}

/** The file of a picture, by its name in the storage. */
export function pictureFile(name: string): string {
  return `pictures/${name}`;
}

/** What a file is by its name; null for every name that this program doesn't give, such as one that leads out of a folder. */
export function kindOfName(name: string): 'manifest' | 'item' | 'picture' | null {
  if (name === MANIFEST) return 'manifest';
  if (ITEM.test(name)) return 'item';
  return PICTURE.test(name) ? 'picture' : null;
}

const ADDRESS =
  /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/((?:[1-9]\d{0,3}-){0,2}[1-9]\d{0,3})\.(webp|jpg)/g;

/** The names in the storage of all files of the pictures that an item shows. */
export function picturesOf(item: ExportedItem): string[] {
  const names = [...JSON.stringify(item).matchAll(ADDRESS)].flatMap(([, folder, widths = '', type]) =>
    widths.split('-').map((width) => `${folder}/${width}.${type}`),
  );
  return [...new Set(names)];
}
