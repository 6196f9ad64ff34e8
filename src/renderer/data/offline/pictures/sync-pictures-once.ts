import type { PictureChoice } from '#domain/library.ts';
import { isDrawing, type ShippedDrawing } from '#domain/shipped-drawing.ts';
import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import { sha256 } from '../sha256.ts';
import { filesWanted, type Gone } from './count-pictures.ts';
import type { DrawingStore } from './drawing-store.ts';
import type { PictureDatabase } from './picture-database.ts';

/** Gives a drawing by its address, or a file of the bucket by its path; null where it was removed. */
export type FetchPicture = (path: string, signal: AbortSignal) => Promise<Result<Uint8Array<ArrayBuffer> | null>>;

interface PictureSync {
  /** The addresses of all pictures that the library's texts name. */
  readonly addresses: readonly string[];
  readonly choice: PictureChoice;
  readonly pictures: PictureDatabase;
  readonly drawings: DrawingStore;
  /** The drawings that ship with this build of the portal. */
  readonly shipped: readonly ShippedDrawing[];
  readonly fetchPicture: FetchPicture;
  readonly signal: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Something to fetch, and where it goes. */
interface Missing {
  readonly path: string;
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Where the site doesn't have it any more. */
  remove(): Promise<void>;
}

/**
 * Makes the pictures on this device those that were chosen: what no text names any more goes first, then what is missing is fetched, the
 * drawings before uploaded pictures, and the smallest file of every picture before any larger one. Each file is whole or absent, so a
 * sync that was cut off goes on. Gives what isn't there any more; fails with the first reason why a file can't be fetched, at once where
 * it isn't that file alone; rejects where the device refuses.
 */
export async function syncPicturesOnce(sync: PictureSync): Promise<Result<Gone>> {
  const { signal, onProgress } = sync;
  const missing = [...(await missingDrawings(sync)), ...(await missingFiles(sync))];
  const gone = new Set<string>();
  let failure: Failure | null = null;
  for (const [at, { path, write, remove }] of missing.entries()) {
    onProgress?.(at, missing.length);
    const picture = await sync.fetchPicture(path, signal);
    if (signal.aborted) return failed('offline', 'stopped');
    if (picture.ok && picture.value) await write(picture.value);
    else if (picture.ok) {
      // A picture that was removed meanwhile is shown as its alternative text, as it is online.
      await remove();
      gone.add(path);
    }
    if (picture.ok) continue;
    // A single missing file doesn't stop the others.
    if (picture.code !== 'server') return picture;
    failure ??= picture;
  }
  return failure ?? ok(gone);
}

/** Drawings that aren't here, or that are another drawing by now. All that ship are kept: the pages around articles show them too. */
async function missingDrawings({ addresses, choice, drawings, shipped }: PictureSync): Promise<readonly Missing[]> {
  if (choice === 'none') {
    await drawings.clear();
    return [];
  }
  const here = await drawings.sizes();
  const now = new Map(shipped.map((drawing) => [drawing.address, drawing]));
  const isHere = async (address: string) => {
    const { bytes, sha256: hash } = now.get(address) ?? {};
    if (bytes === undefined || bytes !== here.get(address)) return bytes === undefined && here.has(address);
    const kept = await drawings.read(address);
    return kept !== undefined && (await sha256(kept)) === hash;
  };
  const missing: string[] = [];
  for (const address of new Set([...addresses.filter(isDrawing), ...now.keys()]))
    if (!(await isHere(address))) missing.push(address);
  return missing.map((path) => ({
    path,
    write: (bytes) => drawings.write(path, bytes),
    remove: () => Promise.resolve(),
  }));
}

async function missingFiles({ addresses, choice, pictures }: PictureSync): Promise<readonly Missing[]> {
  const wanted = wantedPaths(addresses, choice);
  const here = await pictures.sizes();
  const isWanted = new Set(wanted);
  const gone = [...here.keys()].filter((path) => !isWanted.has(path));
  if (gone.length > 0) await pictures.remove(gone);
  // Unverified pictures from packs are replaced by the backend's.
  const unverified = await pictures.unverified();
  return wanted
    .filter((path) => !here.has(path) || unverified.has(path))
    .map((path) => ({
      path,
      write: (bytes) => pictures.write(path, bytes),
      remove: () => pictures.remove([path]),
    }));
}

/** The smallest file of every picture, and then, where all are wanted, the largest. */
function wantedPaths(addresses: readonly string[], choice: PictureChoice): readonly string[] {
  if (choice === 'none') return [];
  const files = addresses.filter((address) => !isDrawing(address)).map((address) => filesWanted(address, choice));
  return [...new Set([...files.flatMap((each) => each[0] ?? []), ...files.flatMap((each) => each[1] ?? [])])];
}
