import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** The contents of an app.asar. */
export interface PackedApp {
  /** Bytes of the archive. */
  readonly size: number;
  /** Its files by their paths, with forward slashes, and their bytes. */
  readonly files: ReadonlyMap<string, number>;
}

type Entry =
  | { readonly files: Readonly<Record<string, Entry>> }
  | { readonly size: number }
  | { readonly link: string };

/** The list comes after four numbers, the last of which is its length in bytes: https://github.com/electron/asar */
const LIST_AT = 16;

/** Reads the list at the head of an app.asar. Throws where it has none. */
export function readPackedApp(asar: string): PackedApp {
  const file = openSync(asar, 'r');
  try {
    const numbers = read(file, 0, LIST_AT);
    const list = read(file, LIST_AT, numbers.readUInt32LE(LIST_AT - 4)).toString('utf8');
    return { size: statSync(asar).size, files: new Map(filesOf(JSON.parse(list) as Entry, '')) };
  } finally {
    closeSync(file);
  }
}

function read(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(file, bytes, 0, length, position) < length) throw new Error('The archive ends within its list.');
  return bytes;
}

function filesOf(entry: Entry, path: string): readonly (readonly [string, number])[] {
  if (!('files' in entry)) return [[path, 'size' in entry ? entry.size : 0]];
  return Object.entries(entry.files).flatMap(([name, inner]) => filesOf(inner, path === '' ? name : `${path}/${name}`));
}
