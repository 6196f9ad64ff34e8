import type { LibraryArticle, LibraryVersion } from '#domain/library.ts';
import { readPlainJson, steadyJson } from '#renderer/data/archive/plain-json.ts';
import { asList, asObject, count, RowError, text } from '#renderer/data/read-fields.ts';
import { articleFile } from './article-file.ts';
import { sha256 } from '../sha256.ts';

/** One article in a list: the hash is that of its file (article-file.ts). */
export interface CatalogueEntry {
  readonly id: number;
  readonly version: LibraryVersion;
  readonly sha256: string;
}

/** Everything that a site publishes at a moment. Signed over the bytes it is written in. */
export interface Catalogue {
  /** The backend's address. */
  readonly site: string;
  /** ms since 1970. */
  readonly madeAt: number;
  /** The public key that signs it, base64 of its 32 bytes. */
  readonly key: string;
  readonly entries: readonly CatalogueEntry[];
  /** Names and hashes of files of pictures. */
  readonly pictures: readonly (readonly [name: string, sha256: string])[];
}

const FORMAT = 'tunas-catalogue';
export const FORMAT_VERSION = 1;

/** The most articles of a list, and the most pictures. Each one in a pack is a file of its own. */
export const MOST_ENTRIES = 20_000;

/** Versions are moments in µs, everything else is in ms. */
export const MICROSECONDS = 1000;

const HASH = /^[0-9a-f]{64}$/;
export const PICTURE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9]\d{0,3}\.(?:webp|jpg)$/;

/** The entry of an article in a list, and its file. */
export async function entryOf(article: LibraryArticle) {
  const bytes = articleFile(article);
  return { entry: { id: article.id, version: article.version, sha256: await sha256(bytes) }, bytes };
}

/** The bytes that a site signs. */
export function catalogueFile({ site, madeAt, key, entries, pictures }: Catalogue): Uint8Array<ArrayBuffer> {
  const list = {
    format: FORMAT,
    version: FORMAT_VERSION,
    site,
    madeAt,
    key,
    entries: writtenEntries(entries),
    pictures,
  };
  return new TextEncoder().encode(steadyJson(list));
}

/** Throws RowError or ForeignJson. */
export function readCatalogue(bytes: Uint8Array): Catalogue {
  const from = asObject(readPlainJson(bytes), 'catalogue');
  if (from['format'] !== FORMAT || from['version'] !== FORMAT_VERSION) throw new RowError('no catalogue of ours');
  return {
    site: text(from, 'site'),
    madeAt: moment(from, 'madeAt'),
    key: text(from, 'key'),
    entries: readEntries(from['entries']),
    pictures: readPictures(from['pictures']),
  };
}

/** Entries as a file has them: `[id, version, sha256]`. */
export function writtenEntries(entries: readonly CatalogueEntry[]): readonly unknown[] {
  return entries.map((entry) => [entry.id, entry.version, entry.sha256]);
}

/** Throws RowError. */
export function readEntries(value: unknown): readonly CatalogueEntry[] {
  const all = asList(value, 'entries');
  if (all.length > MOST_ENTRIES) throw new RowError('too many entries');
  const ids = new Set<number>();
  return all.map((each) => {
    const [id, version, hash] = fields(each, 3);
    const entry = { id: count({ id }, 'id'), version: count({ version }, 'version'), sha256: readHash(hash) };
    if (!Number.isSafeInteger(entry.id) || entry.id <= 0) throw new RowError('no id');
    if (!Number.isSafeInteger(entry.version) || entry.version < 0) throw new RowError('no version');
    if (ids.has(entry.id)) throw new RowError('one article twice');
    ids.add(entry.id);
    return entry;
  });
}

/** Throws RowError. */
export function readPictures(value: unknown, isName = (name: string) => PICTURE.test(name)): Catalogue['pictures'] {
  const all = asList(value, 'pictures');
  if (all.length > MOST_ENTRIES) throw new RowError('too many pictures');
  const pictures = all.map((each) => {
    const [name, hash] = fields(each, 2);
    if (typeof name !== 'string' || !isName(name)) throw new RowError('no name of a picture');
    return [name, readHash(hash)] as const;
  });
  if (new Set(pictures.map(([name]) => name)).size < pictures.length) throw new RowError('one picture twice');
  return pictures;
}

function fields(value: unknown, length: number): readonly unknown[] {
  const all = asList(value, 'entry');
  if (all.length !== length) throw new RowError(`an entry has ${length} fields`);
  return all;
}

export function readHash(value: unknown): string {
  if (typeof value !== 'string' || !HASH.test(value)) throw new RowError('no hash');
  return value;
}

/** ms since 1970, within what a date can say. Throws RowError. */
export function moment(from: Readonly<Record<string, unknown>>, key: string): number {
  const value = count(from, key);
  if (!Number.isSafeInteger(value) || value < 0 || value > 8.64e15) throw new RowError(`${key} is no moment`);
  return value;
}
