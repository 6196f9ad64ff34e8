import { ForeignJson } from '#renderer/data/archive/plain-json.ts';
import { readArchive } from '#renderer/data/archive/read-archive.ts';
import { DamagedArchive } from '#renderer/data/archive/tar.ts';
import type { RefusedPack } from '#renderer/data/packs.ts';
import { RowError } from '#renderer/data/read-fields.ts';
import { isDrawing } from '#domain/shipped-drawing.ts';
import { isSoundPicture } from '../pictures/sound-picture.ts';
import { readArticleFile } from './article-file.ts';
import { sha256 } from '../sha256.ts';
import * as files from './pack-files.ts';
import { readQuestions } from './questions-file.ts';
import { Refusal, verifyPack, type PackReader, type ReadPack, type UnpackedFiles } from './verify-pack.ts';

/**
 * Reads a pack and validates everything in it: names, sizes, texts and lists, each text against its hash, and the hashes against
 * the site's signed catalogue. Changes nothing.
 */
export async function readPack(
  file: Blob,
  reader: PackReader,
  onProgress?: (share: number) => void,
): Promise<ReadPack | RefusedPack> {
  if (!canCheck()) return { ok: false, fault: 'unsupported', place: '' };
  try {
    return await readFiles(file, reader, onProgress);
  } catch (error) {
    const refused = refusalOf(error);
    console.warn('A pack was refused:', error);
    return refused;
  }
}

/** Browsers hash nothing at plain http addresses, and old ones unpack nothing. */
function canCheck(): boolean {
  const { crypto: known, DecompressionStream: unpacks } = globalThis as Partial<typeof globalThis>;
  return known?.subtle !== undefined && unpacks !== undefined;
}

function refusalOf(error: unknown): RefusedPack {
  if (error instanceof Refusal) return { ok: false, fault: error.fault, place: error.place };
  if (error instanceof ForeignJson || error instanceof RowError)
    return { ok: false, fault: 'altered', place: error.message };
  if (error instanceof DamagedArchive) {
    const fault = error.fault === 'name' || error.fault === 'double' ? 'altered' : error.fault;
    return { ok: false, fault, place: error.place };
  }
  return { ok: false, fault: 'damaged', place: String(error) };
}

async function readFiles(
  file: Blob,
  reader: PackReader,
  onProgress: (share: number) => void = () => undefined,
): Promise<ReadPack> {
  let found: UnpackedFiles | null = null;
  const seen = new Set<string>();
  const options = {
    ...{ first: files.CONTENTS, most: files.mostBytes, onProgress },
    ...{ count: files.MOST_FILES, unpackedMax: files.UNPACKED_MAX },
  };
  for await (const { name, bytes } of readArchive(file, options)) {
    if (found === null) found = begun(bytes, reader);
    else if (name === files.CATALOGUE) found.catalogue = bytes;
    else if (name === files.SIGNATURE) found.signature = bytes;
    else {
      if (found.expected.get(name) !== (await sha256(bytes))) throw new Refusal('altered', name);
      seen.add(name);
      take(found, name, bytes, reader);
    }
  }
  if (found === null) throw new Refusal('foreign', '');
  for (const name of found.expected.keys()) if (!seen.has(name)) throw new Refusal('altered', `${name} is missing`);
  return verifyPack(found, reader);
}

function begun(bytes: Uint8Array, { site }: PackReader): UnpackedFiles {
  const list = files.readPackList(bytes);
  if ('newer' in list) throw new Refusal('version', String(list.newer));
  if (list.site !== site) throw new Refusal('site', list.site);
  const expected = hashesOf(list);
  return { list, expected, articles: new Map(), pictures: new Map(), questions: [], catalogue: null, signature: null };
}

function hashesOf({ articles, pictures, drawings, questions }: files.PackList): ReadonlyMap<string, string> {
  return new Map([
    ...articles.map((entry) => [files.articleName(entry.id), entry.sha256] as const),
    ...[...pictures, ...drawings].map(([name, hash]) => [files.pictureName(name), hash] as const),
    ...(questions === null ? [] : [[files.QUESTIONS, questions] as const]),
  ]);
}

function take(found: UnpackedFiles, name: string, bytes: Uint8Array<ArrayBuffer>, { backend }: PackReader): void {
  if (name === files.QUESTIONS) found.questions = readQuestions(bytes);
  else if (name.startsWith(files.articlesFolder)) found.articles.set(name, readArticleFile(bytes, backend));
  else {
    const path = files.picturePath(name);
    if (!isDrawing(path) && !isSoundPicture(path, bytes)) throw new Refusal('altered', name);
    found.pictures.set(path, bytes);
  }
}
