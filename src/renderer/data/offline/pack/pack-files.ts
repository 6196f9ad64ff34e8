import { asObject, RowError, text } from '#renderer/data/read-fields.ts';
import { readPlainJson, steadyJson } from '#renderer/data/archive/plain-json.ts';
import { isDrawing } from '#domain/shipped-drawing.ts';
import { LARGEST_PICTURE } from '../pictures/sound-picture.ts';
import {
  FORMAT_VERSION,
  moment,
  PICTURE,
  readEntries,
  readHash,
  readPictures,
  writtenEntries,
  type Catalogue,
  type CatalogueEntry,
} from './catalogue.ts';

/** The first file of a pack: what it is, and what else is in it. */
export const CONTENTS = 'contents.json';
/** The signed catalogue, unchanged, and its signature; both are missing from an unsigned pack. */
export const CATALOGUE = 'catalogue.json';
export const SIGNATURE = 'catalogue.sig';
/** Messages on their way. */
export const QUESTIONS = 'questions.json';

const ARTICLE = /^articles\/([1-9]\d{0,8})\.json$/;

/** Files that a pack may have. */
export const MOST_FILES = 20_000;

const MB = 1024 * 1024;

/**
 * The largest size of an unpacked pack, in bytes. All of it is in memory until the user confirms, its texts twice; phones with 2 GB
 * close a page that uses much more.
 */
export const UNPACKED_MAX = 120 * MB;

/** What articles and pictures may take of that; the rest is for lists, signature and questions. */
export const CONTENT_MAX = UNPACKED_MAX - 13 * MB;

/** Files beside articles and pictures. */
export const OTHER_FILES = 4;

/** Where they lie. */
export const articlesFolder = 'articles/';

/** The file of an article. */
export function articleName(id: number): string {
  return `${articlesFolder}${id}.json`;
}

const PICTURES = 'pictures/';
const DRAWINGS = 'drawings/';

/** Larger drawings are taken from nobody, in bytes. */
export const LARGEST_DRAWING = 300_000;

/** The file of a picture: of a drawing by its address, of an uploaded one by its path in the bucket. */
export function pictureName(path: string): string {
  return isDrawing(path) ? DRAWINGS + path.slice('/pictures/'.length) : PICTURES + path;
}

/** The picture of such a file. */
export function picturePath(name: string): string {
  return name.startsWith(DRAWINGS) ? `/pictures/${name.slice(DRAWINGS.length)}` : name.slice(PICTURES.length);
}

/** How many bytes a file of this name may have; null for every name that no pack has, such as one that leads out of a folder. */
export function mostBytes(name: string): number | null {
  if (name === CONTENTS || name === CATALOGUE || name === QUESTIONS) return 4 * MB;
  if (name === SIGNATURE) return 1024;
  if (ARTICLE.test(name)) return 4 * MB;
  if (name.startsWith(DRAWINGS)) return isDrawing(picturePath(name)) ? LARGEST_DRAWING : null;
  return name.startsWith(PICTURES) && PICTURE.test(picturePath(name)) ? LARGEST_PICTURE : null;
}

/** The pack's own list. It isn't signed: each device that passes a pack on chooses its contents. */
export interface PackList {
  readonly site: string;
  /** ms since 1970. */
  readonly savedAt: number;
  readonly articles: readonly CatalogueEntry[];
  readonly pictures: Catalogue['pictures'];
  /** Addresses and hashes of the portal's own drawings. */
  readonly drawings: Catalogue['pictures'];
  /** Hash of the file; null where there is none. */
  readonly questions: string | null;
}

const FORMAT = 'tunas-pack';

export function packListFile({ articles, ...list }: PackList): Uint8Array<ArrayBuffer> {
  const written = { format: FORMAT, version: FORMAT_VERSION, ...list, articles: writtenEntries(articles) };
  return new TextEncoder().encode(steadyJson(written));
}

/** Its version where it is of a newer Tunas. Throws RowError or ForeignJson. */
export function readPackList(bytes: Uint8Array): PackList | { readonly newer: number } {
  const from = asObject(readPlainJson(bytes), 'contents');
  if (text(from, 'format') !== FORMAT) throw new RowError('no pack');
  const version = from['version'];
  if (version !== FORMAT_VERSION) {
    if (typeof version === 'number' && version > FORMAT_VERSION) return { newer: version };
    throw new RowError('no version of ours');
  }
  return {
    site: text(from, 'site'),
    savedAt: moment(from, 'savedAt'),
    articles: readEntries(from['articles']),
    pictures: readPictures(from['pictures']),
    drawings: readPictures(from['drawings'], isDrawing),
    questions: from['questions'] === null ? null : readHash(from['questions']),
  };
}
