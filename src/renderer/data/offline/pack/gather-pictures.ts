import type { LibraryArticle } from '#domain/library.ts';
import { isDrawing, type ShippedDrawing } from '#domain/shipped-drawing.ts';
import type { PictureGap, SignedCatalogue } from '#renderer/data/packs.ts';
import type { DrawingStore } from '../pictures/drawing-store.ts';
import { pathsOf } from '../pictures/named-pictures.ts';
import type { PictureDatabase } from '../pictures/picture-database.ts';
import { isSoundPicture } from '../pictures/sound-picture.ts';
import type { FetchPicture } from '../pictures/sync-pictures-once.ts';
import { sha256 } from '../sha256.ts';
import { readCatalogue } from './catalogue.ts';
import { LARGEST_DRAWING } from './pack-files.ts';

interface Sources {
  readonly store: PictureDatabase;
  readonly drawings: DrawingStore;
  /** The drawings that ship with the portal on this device. */
  readonly shipped: readonly ShippedDrawing[];
  readonly fetchPicture: FetchPicture;
  /** What the site signed last, as far as this device knows. */
  readonly catalogue: SignedCatalogue | null;
  /** How many bytes all of them may take. */
  readonly room: number;
}

/** Pictures by their path: the address of a drawing, or the path of an uploaded picture's smallest file. */
export interface GatheredPictures {
  readonly bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Why the others aren't among them. */
  readonly gaps: ReadonlyMap<string, PictureGap>;
}

/**
 * Every picture that these articles show, the first ones' first: this device's copy, else from the network, whether the library is kept
 * or not. Without a network the first one that can't be fetched speaks for all.
 */
export async function gatherPictures(articles: readonly LibraryArticle[], sources: Sources): Promise<GatheredPictures> {
  const { store, drawings, shipped, fetchPicture, catalogue } = sources;
  const now = new Map(shipped.map(({ address, sha256: hash }) => [address, hash]));
  const signed = new Map(catalogue && readCatalogue(catalogue.bytes).pictures);
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const gaps = new Map<string, PictureGap>();
  const { signal } = new AbortController();
  let room = sources.room;
  let isCut = false;
  const isRight = async (path: string, picture: Uint8Array<ArrayBuffer>) =>
    (isDrawing(path) ? picture.length <= LARGEST_DRAWING : isSoundPicture(path, picture)) &&
    (!signed.has(path) || signed.get(path) === (await sha256(picture)));
  const kept = (path: string) => (isDrawing(path) ? drawings.read(path) : store.read(path));
  const find = async (path: string): Promise<Uint8Array<ArrayBuffer> | PictureGap> => {
    const here = await kept(path);
    // A drawing that has changed since it was kept is fetched anew.
    const isOld = here && now.has(path) && now.get(path) !== (await sha256(here));
    if (here && !isOld && (await isRight(path, here))) return here;
    if (isCut) return here ? 'damaged' : 'network';
    const fetched = await fetchPicture(path, signal);
    if (!fetched.ok) {
      isCut ||= fetched.code !== 'server';
      return fetched.code === 'server' || here ? 'damaged' : 'network';
    }
    if (fetched.value === null) return 'gone';
    return (await isRight(path, fetched.value)) ? fetched.value : 'damaged';
  };
  for (const path of new Set(articles.flatMap(pathsOf))) {
    const found = await find(path);
    if (typeof found === 'string') gaps.set(path, found);
    else if (found.length > room) gaps.set(path, 'room');
    else {
      room -= found.length;
      bytes.set(path, found);
    }
  }
  return { bytes, gaps };
}
