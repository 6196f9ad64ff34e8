import type * as z from 'zod/mini';
import { ATTACHMENT_BYTES_MAX } from '#domain/limits.ts';
import { ForeignJson, readPlainJson } from '#renderer/data/archive/plain-json.ts';
import { readArchive } from '#renderer/data/archive/read-archive.ts';
import { DamagedArchive } from '#renderer/data/archive/tar.ts';
import { exportedItem, type ExportedItem, TRANSFER_VERSION } from '#renderer/data/collections/transfer.ts';
import { isFileOf, itemFile, kindOfName, MANIFEST, pictureFile, picturesOf, storageName } from './content-names.ts';
import { type Manifest, manifest as manifestSchema, mark } from './manifest.ts';
import type { ArchiveContent } from './write-content.ts';

/**
 * Why a file is refused. `foreign`: not content of this portal; `version`: of a newer one; `damaged`: it ends early or was changed;
 * `large`: over the limit; `name`: it contains a file with a forbidden name; `double`: a duplicate; `missing` and `extra`: it
 * differs from its list; `json`, `form`: not in the right format; `key`, `text`: contains dangerous keys or characters; `picture`:
 * not a picture, or not a PDF.
 */
export const FAULTS = [
  'foreign',
  'version',
  'damaged',
  'large',
  'name',
  'double',
  'missing',
  'extra',
  'json',
  'form',
  'key',
  'text',
  'picture',
] as const;
export type ContentFault = (typeof FAULTS)[number];

/** A file that isn't taken, and where that was seen: a file within, and the part of it; empty for all of it. */
export interface RefusedContent {
  readonly ok: false;
  readonly fault: ContentFault;
  readonly place: string;
}

/** The most that one file within may hold, in bytes. The storage takes no larger pictures and attached files. */
const MOST = {
  manifest: 20 * 1024 * 1024,
  item: 8 * 1024 * 1024,
  picture: 2 * 1024 * 1024,
  attachment: ATTACHMENT_BYTES_MAX,
} as const;

class Refusal extends Error {
  readonly refused: RefusedContent;

  constructor(fault: ContentFault, place: string) {
    super(`${fault}: ${place}`);
    this.refused = { ok: false, fault, place };
  }
}

/**
 * Reads the file with all content, and validates sizes, names, texts and pictures. Whether the documents are valid is checked by
 * the backend. Throws where the file can't be read any more.
 */
export async function readContent(
  file: Blob,
  onProgress: (share: number) => void = () => undefined,
): Promise<{ readonly ok: true; readonly content: ArchiveContent } | RefusedContent> {
  try {
    return { ok: true, content: await readFiles(file, onProgress) };
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    // What breaks off may be damaged, or not be there any more: then this throws as well.
    await file.slice(0, 1).arrayBuffer();
    if (error instanceof DamagedArchive) return { ok: false, fault: error.fault, place: error.place };
    console.error('A file could not be read:', error);
    return { ok: false, fault: 'damaged', place: '' };
  }
}

async function readFiles(file: Blob, onProgress: (share: number) => void): Promise<ArchiveContent> {
  const seen = new Set<string>();
  const items: ExportedItem[] = [];
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  let list: Manifest | null = null;
  const most = (name: string) => {
    const kind = kindOfName(name);
    return kind && MOST[kind];
  };
  for await (const { name, bytes } of readArchive(file, { first: MANIFEST, most, onProgress })) {
    seen.add(name);
    if (name === MANIFEST) list = readManifest(bytes);
    else if (kindOfName(name) === 'item') items.push(readItem(name, bytes));
    else pictures.set(readPicture(name, bytes), bytes);
  }
  if (list === null) throw new Refusal('foreign', '');
  matchList(list, seen);
  matchPictures(list, items);
  return { categories: list.categories, tags: list.tags, items, pictures, lost: list.lost };
}

function readJson(name: string, bytes: Uint8Array): unknown {
  try {
    return readPlainJson(bytes);
  } catch (error) {
    if (!(error instanceof ForeignJson)) throw error;
    throw new Refusal(error.fault, error.place === '' ? name : `${name}: ${error.place}`);
  }
}

function fitting<Schema extends z.ZodMiniType>(name: string, value: unknown, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const keys = issue && 'keys' in issue ? issue.keys.slice(0, 1) : [];
  const place = [...(issue?.path ?? []), ...keys].join('.');
  throw new Refusal('form', place === '' ? name : `${name}: ${place}`);
}

function readManifest(bytes: Uint8Array): Manifest {
  const value = readJson(MANIFEST, bytes);
  const said = mark.safeParse(value);
  if (!said.success) throw new Refusal('foreign', '');
  if (said.data.version !== TRANSFER_VERSION) throw new Refusal('version', String(said.data.version));
  return fitting(MANIFEST, value, manifestSchema);
}

function readItem(name: string, bytes: Uint8Array): ExportedItem {
  const item = fitting(name, readJson(name, bytes), exportedItem);
  if (itemFile(item) !== name) throw new Refusal('form', `${name}: id`);
  return item;
}

function readPicture(name: string, bytes: Uint8Array): string {
  if (!isFileOf(name, bytes)) throw new Refusal('picture', name);
  return storageName(name);
}

/** What is there has to be what the list names: no more, no less. */
function matchList({ items, pictures }: Manifest, seen: ReadonlySet<string>): void {
  const listed = new Set([
    MANIFEST,
    ...Object.entries(items).flatMap(([collection, ids]) => ids.map((id) => itemFile({ collection, id }))),
    ...pictures.map(pictureFile),
  ]);
  for (const name of listed) if (!seen.has(name)) throw new Refusal('missing', name);
  for (const name of seen) if (!listed.has(name)) throw new Refusal('extra', name);
}

/** Checks that every picture that an item uses is included, or was missing already; and that there are no unused ones. */
function matchPictures({ pictures, lost }: Manifest, items: readonly ExportedItem[]): void {
  const brought = new Set([...pictures, ...lost]);
  const shown = new Set<string>();
  for (const item of items) {
    for (const name of picturesOf(item)) {
      if (!brought.has(name)) throw new Refusal('missing', `${pictureFile(name)} (${itemFile(item)})`);
      shown.add(name);
    }
  }
  for (const name of brought) if (!shown.has(name)) throw new Refusal('extra', pictureFile(name));
}
