import type * as z from 'zod/mini';
import { exportedItem, type ExportedItem, TRANSFER_VERSION } from '#renderer/data/collections/transfer.ts';
import { faultOfFile } from '#renderer/admin/cms/pictures/formats/read-picture-file.ts';
import { kindOfFile } from '#renderer/admin/cms/pictures/formats/file-kind.ts';
import { itemFile, kindOfName, MANIFEST, pictureFile, picturesOf } from './content-names.ts';
import { isPacked, unpacked } from './gzip.ts';
import { type Manifest, manifest as manifestSchema, mark } from './manifest.ts';
import { DamagedArchive, readTar } from './tar.ts';
import type { ArchiveContent } from './write-content.ts';

/**
 * Why a file isn't taken. `foreign`: something else than content of this portal; `version`: of a newer one; `damaged`: it
 * ends early or was changed; `large`: more than may be; `name`: a file in it with a name that none may have; `double`: twice
 * the same; `missing` and `extra`: not what its list says; `json`, `form`: not written as it should be; `key`, `text`: holds
 * what programs trip over; `picture`: no picture.
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

/** The most that one file within may hold, in bytes. The storage takes no larger pictures. */
const MOST = { manifest: 20 * 1024 * 1024, item: 8 * 1024 * 1024, picture: 2 * 1024 * 1024 } as const;

class Refusal extends Error {
  readonly refused: RefusedContent;

  constructor(fault: ContentFault, place: string) {
    super(`${fault}: ${place}`);
    this.refused = { ok: false, fault, place };
  }
}

/**
 * Reads the one file of all content, and trusts nothing in it: neither sizes nor names, neither texts nor pictures. What the
 * documents mean, only the backend knows.
 */
export async function readContent(
  file: Blob,
  onProgress: (share: number) => void = () => undefined,
): Promise<{ readonly ok: true; readonly content: ArchiveContent } | RefusedContent> {
  try {
    if (!(await isPacked(file))) throw new Refusal('foreign', '');
    return { ok: true, content: await readFiles(file, onProgress) };
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
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
    // The first one tells whether this is one of ours at all.
    if (seen.size === 0 && kind !== 'manifest') throw new Refusal('foreign', '');
    if (kind === null) throw new Refusal('name', name);
    return MOST[kind];
  };
  for await (const { name, bytes } of readTar(packedAsOurs(file, onProgress, seen), most)) {
    if (seen.has(name)) throw new Refusal('double', name);
    seen.add(name);
    if (name === MANIFEST) list = readManifest(bytes);
    else if (kindOfName(name) === 'item') items.push(readItem(name, bytes));
    else pictures.set(readPicture(name, bytes), bytes);
  }
  if (list === null) throw new Refusal('foreign', '');
  matchList(list, seen);
  matchPictures(list, items);
  return { categories: list.categories, items, pictures, lost: list.lost };
}

/** Packed, but with something else in it than an archive: then it is no damaged file of ours. */
async function* packedAsOurs(file: Blob, onProgress: (share: number) => void, seen: ReadonlySet<string>) {
  let first = true;
  for await (const chunk of unpacked(file, onProgress)) {
    if (first && seen.size === 0 && !new TextDecoder().decode(chunk.subarray(0, 100)).startsWith(MANIFEST)) {
      throw new Refusal('foreign', '');
    }
    first = false;
    yield chunk;
  }
}

function readJson(name: string, bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    console.warn(`${name} is no JSON:`, error);
    throw new Refusal('json', name);
  }
  const foreign = foreignPart(value);
  if (foreign !== null) throw new Refusal(foreign.fault, `${name}: ${foreign.place}`);
  return value;
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
  const kind = name.endsWith('.webp') ? 'webp' : 'jpeg';
  if (kindOfFile(bytes) !== kind || faultOfFile(bytes) !== null) throw new Refusal('picture', name);
  return name.slice(pictureFile('').length);
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

/** Every picture that an item shows comes along, or was missing already; and none that nothing shows. */
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

/** Deeper than any document, by far. */
const DEEPEST = 32;

/** Keys that mean something to programs, not to documents. */
const NO_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** What must not be in a value that came from outside, with the place where it is. */
interface ForeignPart {
  readonly fault: 'key' | 'text';
  readonly place: string;
}

/** Looks through a value for keys that programs trip over, and for texts that no database takes. */
function foreignPart(value: unknown, place = '', depth = 0): ForeignPart | null {
  if (typeof value === 'string') return isPlainText(value) ? null : { fault: 'text', place };
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEEPEST) return { fault: 'key', place };
  for (const [key, part] of Object.entries(value)) {
    const at = place === '' ? key : `${place}.${key}`;
    if (NO_KEYS.includes(key) || !isPlainText(key)) return { fault: 'key', place: at };
    const found = foreignPart(part, at, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Without the character 0, and without half of a character that takes two. */
function isPlainText(text: string): boolean {
  // A text that isn't well formed can't be written down as it is: reading what was written gives another one.
  return !text.includes('\0') && !/[\ud800-\udfff]/u.test(text);
}
