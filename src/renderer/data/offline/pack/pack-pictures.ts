import type { LibraryArticle } from '#domain/library.ts';
import { tarSize, type ArchiveFile } from '#renderer/data/archive/tar.ts';
import type { PackedPicture, SignedCatalogue } from '#renderer/data/packs.ts';
import type { LibraryDatabase } from '../library-database.ts';
import { picturesNamedBy, picturesOf, smallestFiles } from '../pictures/named-pictures.ts';
import type { PictureDatabase } from '../pictures/picture-database.ts';
import { isSoundPicture } from '../pictures/sound-picture.ts';
import { readCatalogue, sha256, type Catalogue } from './catalogue.ts';
import { pictureName } from './pack-files.ts';

/** The uploaded pictures of this device. */
export interface PackPictures {
  open(): Promise<PictureDatabase>;
  /** Whether the user chose to store pictures. */
  wanted(): boolean;
  /** Runs the work while no sync of pictures does; false where another window has one under way. */
  exclusively(work: () => Promise<void>): Promise<boolean>;
}

/** The pictures of a pack, as files and as its list names them. */
interface Collected {
  readonly files: readonly ArchiveFile[];
  readonly list: Catalogue['pictures'];
  /** How many the articles name, here or not. */
  readonly named: number;
}

/** The smallest file of each picture of these articles that is here and as the site signed it, as many as `room` bytes and `count` allow. */
export async function collectPictures(
  articles: readonly LibraryArticle[],
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
  catalogue: SignedCatalogue | null,
  { room, count }: { readonly room: number; readonly count: number },
): Promise<Collected> {
  const signed = new Map(catalogue && readCatalogue(catalogue.bytes).pictures);
  const paths = smallestFiles(articles.flatMap(({ texts }) => picturesOf(Object.values(texts))));
  const files: ArchiveFile[] = [];
  const list: (readonly [string, string])[] = [];
  let left = room;
  for (const path of paths) {
    if (files.length === count) break;
    const bytes = await read(path);
    if (!bytes || !isSoundPicture(path, bytes) || tarSize(bytes.length) > left) continue;
    const hash = await sha256(bytes);
    if ((signed.get(path) ?? hash) !== hash) continue;
    left -= tarSize(bytes.length);
    files.push({ name: pictureName(path), bytes });
    list.push([path, hash]);
  }
  return { files, list, named: paths.length };
}

/** What each picture of a pack is to this device. */
export async function comparePictures(
  pictures: readonly Omit<PackedPicture, 'isNew'>[],
  { open }: PackPictures,
): Promise<readonly PackedPicture[]> {
  if (pictures.length === 0) return [];
  const isNew = await newcomers(await open());
  return pictures.map((picture) => ({ ...picture, isNew: isNew(picture) }));
}

/**
 * Stores the missing pictures that the texts on this device use; unverified ones only with `unproved`. A verified picture replaces
 * an unverified one. `onPut` is called after each.
 */
export async function putPictures(
  pictures: readonly PackedPicture[],
  { library, store, unproved, onPut }: Put,
): Promise<void> {
  const named = new Set(smallestFiles(picturesNamedBy(await library.site(), await library.cards())));
  const isNew = await newcomers(store);
  for (const picture of pictures) {
    const { path, bytes, proved } = picture;
    if (!named.has(path) || !isNew(picture) || (!proved && !unproved)) continue;
    await store.write(path, bytes, { unproved: !proved });
    onPut();
  }
}

interface Put {
  readonly library: LibraryDatabase;
  readonly store: PictureDatabase;
  readonly unproved: boolean;
  onPut(): void;
}

async function newcomers(store: PictureDatabase) {
  const [here, doubtful] = [await store.paths(), await store.unproved()];
  return ({ path, proved }: Pick<PackedPicture, 'path' | 'proved'>) =>
    !here.has(path) || (proved && doubtful.has(path));
}
