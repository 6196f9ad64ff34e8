import type { PictureChoice } from '#domain/library.ts';
import { filesOf } from '#domain/picture-address.ts';
import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import type { PictureDatabase } from './picture-database.ts';

/** Gives a file of the bucket; null where it was removed. */
export type FetchPicture = (path: string, signal: AbortSignal) => Promise<Result<Uint8Array<ArrayBuffer> | null>>;

interface PictureSync {
  /** The addresses of all pictures that the library's texts name. */
  readonly addresses: readonly string[];
  readonly choice: PictureChoice;
  readonly pictures: PictureDatabase;
  readonly fetchPicture: FetchPicture;
  readonly signal: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Makes the pictures on this device those that were chosen: what no text names any more goes first, then what is missing is fetched,
 * the smallest file of every picture before any larger one. Each file is whole or absent, so a sync that was cut off goes on. Fails
 * with the first reason why a file can't be fetched, at once where it isn't that file alone; rejects where the device refuses.
 */
export async function syncPicturesOnce(sync: PictureSync): Promise<Result<void>> {
  const { addresses, choice, pictures, signal, onProgress } = sync;
  const wanted = wantedPaths(addresses, choice);
  const here = await pictures.paths();
  const isWanted = new Set(wanted);
  const gone = [...here].filter((path) => !isWanted.has(path));
  if (gone.length > 0) await pictures.remove(gone);
  // Unverified pictures from packs are replaced by the backend's.
  const unproved = await pictures.unproved();
  const missing = wanted.filter((path) => !here.has(path) || unproved.has(path));
  let failure: Failure | null = null;
  for (const [at, path] of missing.entries()) {
    onProgress?.(at, missing.length);
    const picture = await sync.fetchPicture(path, signal);
    if (signal.aborted) return failed('offline', 'stopped');
    // A picture that was removed meanwhile is shown as its alternative text, as it is online.
    if (picture.ok && picture.value) await pictures.write(path, picture.value);
    else if (picture.ok && here.has(path)) await pictures.remove([path]);
    if (picture.ok) continue;
    // A single missing file doesn't stop the others.
    if (picture.code !== 'server') return picture;
    failure ??= picture;
  }
  return failure ?? ok(undefined);
}

/** The smallest file of every picture, and then, where all are wanted, the largest. */
function wantedPaths(addresses: readonly string[], choice: PictureChoice): readonly string[] {
  if (choice === 'none') return [];
  const files = addresses.map(filesOf);
  const smallest = files.map((each) => each[0]);
  const largest = choice === 'all' ? files.map((each) => each.at(-1)) : [];
  return [...new Set([...smallest, ...largest].flatMap((file) => file?.path ?? []))];
}
