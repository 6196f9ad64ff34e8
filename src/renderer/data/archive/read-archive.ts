import { isPacked, unpacked } from './gzip.ts';
import { DamagedArchive, readTar, type ArchiveFile } from './tar.ts';

interface Expected {
  /** The name of the first file, which identifies the format. */
  readonly first: string;
  /** How many bytes a file of this name may have; null for a name that none may have. */
  readonly most: (name: string) => number | null;
  /** How many files there may be. */
  readonly count?: number;
  /** How many bytes it may be when it is unpacked. */
  readonly unpackedMax?: number | undefined;
  readonly onProgress?: (share: number) => void;
}

/** Reads the files of a packed archive one after another, and validates names and sizes. Throws DamagedArchive. */
export async function* readArchive(
  file: Blob,
  { first, most, count = Infinity, unpackedMax, onProgress = () => undefined }: Expected,
): AsyncGenerator<ArchiveFile> {
  if (!(await isPacked(file))) throw new DamagedArchive('foreign', '');
  const seen = new Set<string>();
  const mostOf = (name: string): number => {
    // The name of the first file identifies the format.
    if (seen.size === 0 && name !== first) throw new DamagedArchive('foreign', '');
    if (seen.size === count) throw new DamagedArchive('large', name);
    if (seen.has(name)) throw new DamagedArchive('double', name);
    seen.add(name);
    const bytes = most(name);
    if (bytes === null) throw new DamagedArchive('name', name);
    return bytes;
  };
  yield* readTar(beginningWith(first, unpacked(file, onProgress, unpackedMax)), mostOf);
  if (seen.size === 0) throw new DamagedArchive('foreign', '');
}

/** Packed, but with something else in it than an archive: then it is no damaged file of ours. */
async function* beginningWith(first: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst && !new TextDecoder().decode(chunk.subarray(0, 100)).startsWith(first))
      throw new DamagedArchive('foreign', '');
    isFirst = false;
    yield chunk;
  }
}
