import { isDrawing, type ShippedDrawing } from '#domain/shipped-drawing.ts';
import type { PackedPicture } from '#renderer/data/packs.ts';
import type { LibraryDatabase } from '../library-database.ts';
import type { DrawingStore } from '../pictures/drawing-store.ts';
import { pathOf, picturesOfArticles, picturesOfSite } from '../pictures/named-pictures.ts';
import type { PictureDatabase } from '../pictures/picture-database.ts';
import type { FetchPicture } from '../pictures/sync-pictures-once.ts';

/** The pictures of this device, and where others come from. */
export interface PackPictures {
  open(): Promise<PictureDatabase>;
  readonly drawings: DrawingStore;
  /** The drawings that ship with the portal on this device. */
  readonly shipped: readonly ShippedDrawing[];
  readonly fetchPicture: FetchPicture;
  /** Whether the user chose to store pictures. */
  wanted(): boolean;
  /** Runs the work while no sync of pictures does; false where another window has one under way. */
  exclusively(work: () => Promise<void>): Promise<boolean>;
}

/** What each picture of a pack is to this device. */
export async function comparePictures(
  pictures: readonly Omit<PackedPicture, 'isNew'>[],
  from: PackPictures,
): Promise<readonly PackedPicture[]> {
  if (pictures.length === 0) return [];
  const isNew = await newcomers(await from.open(), from.drawings);
  return pictures.map((picture) => ({ ...picture, isNew: isNew(picture) }));
}

/**
 * Stores the missing pictures that the texts on this device use; unverified ones only with `unverified`. A verified picture replaces
 * an unverified one. `onPut` is called after each.
 */
export async function storePictures(
  pictures: readonly PackedPicture[],
  { library, store, drawings, unverified, onPut }: Put,
): Promise<void> {
  const shown = [...picturesOfSite(await library.site()), ...picturesOfArticles(await library.cards())];
  const named = new Set(shown.map(pathOf));
  const isNew = await newcomers(store, drawings);
  for (const picture of pictures) {
    const { path, bytes, proved } = picture;
    if (!named.has(path) || !isNew(picture) || (!proved && !unverified)) continue;
    await (isDrawing(path) ? drawings.write(path, bytes) : store.write(path, bytes, { unverified: !proved }));
    onPut();
  }
}

interface Put {
  readonly library: LibraryDatabase;
  readonly store: PictureDatabase;
  readonly drawings: DrawingStore;
  readonly unverified: boolean;
  onPut(): void;
}

async function newcomers(store: PictureDatabase, drawings: DrawingStore) {
  const [here, drawn, doubtful] = [await store.sizes(), await drawings.sizes(), await store.unverified()];
  return ({ path, proved }: Pick<PackedPicture, 'path' | 'proved'>) =>
    isDrawing(path) ? !drawn.has(path) : !here.has(path) || (proved && doubtful.has(path));
}
