import type { PictureChoice } from '#domain/library.ts';
import { filesOf } from '#domain/picture-address.ts';
import { isDrawing } from '#domain/shipped-drawing.ts';
import type { StoredPictures } from '../../offline-library.ts';

/** The addresses of drawings, and the paths of files of the bucket, that aren't there any more. */
export type Gone = ReadonlySet<string>;

interface Counted {
  /** The addresses of what the articles show, and of what other pages show. */
  readonly ofArticles: readonly string[];
  readonly ofPages: readonly string[];
  readonly choice: PictureChoice;
  /** What is here, in bytes: drawings by their address, files of uploaded pictures by their path. */
  readonly drawings: ReadonlyMap<string, number>;
  readonly files: ReadonlyMap<string, number>;
  /** Addresses and paths of what the site and the backend don't have any more. */
  readonly gone: Gone;
}

/** How many pictures are on this device, what they take, and how many of the wanted ones aren't. */
export function countPictures({
  ofArticles,
  ofPages,
  choice,
  drawings,
  files,
  gone,
}: Counted): Omit<StoredPictures, 'updatedAt'> {
  const has = (path: string) => drawings.has(path) || files.has(path);
  // Of an uploaded picture the smallest file shows it.
  const isHere = (address: string) => has(filesWanted(address, 'small')[0] ?? address);
  const isMissing = (address: string) => filesWanted(address, choice).some((path) => !has(path) && !gone.has(path));
  const sum = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((all, size) => all + size, 0);
  const here = ofArticles.filter(isHere);
  const others = [...new Set(ofPages)].filter((address) => !ofArticles.includes(address));
  const wanted = choice === 'none' ? [] : [...ofArticles, ...others];
  return {
    drawings: here.filter(isDrawing).length,
    uploaded: here.filter((address) => !isDrawing(address)).length,
    others: others.filter(isHere).length,
    bytes: sum(drawings) + sum(files),
    missing: wanted.filter(isMissing).length,
  };
}

/** What is wanted of a picture: a drawing, or of an uploaded one the smallest file, and where all are wanted also the largest. */
export function filesWanted(address: string, choice: PictureChoice): readonly string[] {
  if (isDrawing(address)) return [address];
  const files = filesOf(address);
  const ends = choice === 'all' ? [files[0], files.at(-1)] : [files[0]];
  return [...new Set(ends.flatMap((file) => file?.path ?? []))];
}
