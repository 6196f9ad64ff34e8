import type { LibraryArticle } from '#domain/library.ts';
import { tarSize, type ArchiveFile } from '#renderer/data/archive/tar.ts';
import { writeArchive } from '#renderer/data/archive/gzip.ts';
import type { PackQuestion, SignedCatalogue } from '#renderer/data/packs.ts';
import { sha256 } from '../sha256.ts';
import { entryOf, readCatalogue, type CatalogueEntry } from './catalogue.ts';
import * as names from './pack-files.ts';
import { isDrawing } from '#domain/shipped-drawing.ts';
import type { GatheredPictures } from './gather-pictures.ts';
import { pathsOf } from '../pictures/named-pictures.ts';
import { questionsFile } from './questions-file.ts';

interface PackSource {
  readonly site: string;
  /** The first ones go in where there isn't room for all. */
  readonly articles: readonly LibraryArticle[];
  /** What their pictures are, as far as they were found. */
  readonly pictures: GatheredPictures['bytes'];
  readonly questions: readonly PackQuestion[];
  /** The latest signed catalogue that this device has. */
  readonly catalogue: SignedCatalogue | null;
  /** ms since 1970. */
  readonly savedAt: number;
}

interface Packed {
  readonly pack: Blob;
  /** What went in. */
  readonly articles: readonly LibraryArticle[];
  /** Those that the site's signature covers exactly as they are. */
  readonly provedIds: ReadonlySet<number>;
  /** How many pictures went in, and the paths of those that no room was left for. */
  readonly pictures: number;
  readonly noRoom: readonly string[];
  /** How many articles didn't fit. */
  readonly leftOut: number;
}

/** So many articles and pictures may be in a pack together. */
const MOST_CONTENT = names.MOST_FILES - names.OTHER_FILES;

/** Writes a pack. An article that differs from the signed one of the same version is left out. */
export async function writePack(source: PackSource): Promise<Packed> {
  const { site, articles, questions, catalogue, savedAt } = source;
  const coverOf = covering(catalogue);
  const entries: CatalogueEntry[] = [];
  const files: ArchiveFile[] = [];
  const packed: LibraryArticle[] = [];
  const provedIds = new Set<number>();
  let room = names.CONTENT_MAX;
  let leftOut = 0;
  for (const [at, article] of articles.entries()) {
    const { entry, bytes } = await entryOf(article);
    room -= tarSize(bytes.length);
    if (room < 0 || files.length === MOST_CONTENT) {
      leftOut = articles.length - at;
      break;
    }
    const cover = coverOf(entry);
    if (cover === 'altered') {
      console.warn(`Article ${entry.id} isn’t as the site signed it, and is left out of the pack.`);
      continue;
    }
    if (cover === 'proved') provedIds.add(article.id);
    entries.push(entry);
    files.push({ name: names.articleName(article.id), bytes });
    packed.push(article);
  }
  const limits = { room: Math.max(room, 0), count: MOST_CONTENT - files.length };
  const pictures = await pictureFiles(packed, source.pictures, limits);
  const asked = questions.length > 0 ? questionsFile(questions) : null;
  const list = { site, savedAt, articles: entries, ...pictures.lists, questions: asked && (await sha256(asked)) };
  const signed = catalogue !== null && provedIds.size > 0;
  const pack = await writeArchive([
    { name: names.CONTENTS, bytes: names.packListFile(list) },
    ...(signed ? [{ name: names.CATALOGUE, bytes: catalogue.bytes }] : []),
    ...(signed ? [{ name: names.SIGNATURE, bytes: catalogue.signature }] : []),
    ...files,
    ...pictures.files,
    ...(asked ? [{ name: names.QUESTIONS, bytes: asked }] : []),
  ]);
  const counts = { pictures: pictures.files.length, noRoom: pictures.noRoom, leftOut };
  return { pack, articles: packed, provedIds, ...counts };
}

/** The pictures of these articles as files and as the pack lists them, as many as `room` bytes and `count` allow. */
async function pictureFiles(
  articles: readonly LibraryArticle[],
  pictures: GatheredPictures['bytes'],
  { room, count }: { readonly room: number; readonly count: number },
) {
  const files: ArchiveFile[] = [];
  const list: (readonly [path: string, sha256: string])[] = [];
  const noRoom: string[] = [];
  let left = room;
  for (const path of new Set(articles.flatMap(pathsOf))) {
    const bytes = pictures.get(path);
    if (!bytes) continue;
    if (files.length === count || tarSize(bytes.length) > left) {
      noRoom.push(path);
      continue;
    }
    left -= tarSize(bytes.length);
    files.push({ name: names.pictureName(path), bytes });
    list.push([path, await sha256(bytes)]);
  }
  const lists = {
    pictures: list.filter(([path]) => !isDrawing(path)),
    drawings: list.filter(([path]) => isDrawing(path)),
  };
  return { files, lists, noRoom };
}

function covering(catalogue: SignedCatalogue | null): (entry: CatalogueEntry) => 'proved' | 'altered' | 'unknown' {
  const known = new Map(catalogue && readCatalogue(catalogue.bytes).entries.map((entry) => [entry.id, entry]));
  return ({ id, version, sha256: hash }) => {
    const entry = known.get(id);
    if (entry?.version !== version) return 'unknown';
    return entry.sha256 === hash ? 'proved' : 'altered';
  };
}
