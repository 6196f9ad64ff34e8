import type { LibraryArticle } from '#domain/library.ts';
import type {
  PackedPicture,
  PackFault,
  PackKeys,
  PackProof,
  PackQuestion,
  SignedCatalogue,
} from '#renderer/data/packs.ts';
import { isDrawing } from '#domain/shipped-drawing.ts';
import { pathsOf } from '../pictures/named-pictures.ts';
import { MICROSECONDS, readCatalogue, type Catalogue } from './catalogue.ts';
import * as files from './pack-files.ts';
import { checkSignature } from './signature.ts';

/** What packs are held against. */
export interface PackReader {
  /** The backend's address, by which its site is known. */
  readonly site: string;
  /** Where pictures lie. */
  readonly backend: string;
  /** Those of the site. */
  readonly keys: PackKeys;
  /** Address and hash of each drawing that ships with the portal on this device. */
  readonly drawings: ReadonlyMap<string, string>;
  /** By this device's clock, ms since 1970. */
  readonly now: number;
  /** A past time by the backend's clock; 0 where none is known. */
  readonly passed: number;
}

/** The contents of a pack, before they are compared with the library. */
export interface ReadPack {
  readonly ok: true;
  readonly proof: PackProof;
  readonly savedAt: number;
  readonly articles: readonly { readonly article: LibraryArticle; readonly proved: boolean }[];
  readonly pictures: readonly Omit<PackedPicture, 'isNew'>[];
  readonly questions: readonly PackQuestion[];
  /** Null where it isn't proved. */
  readonly catalogue: SignedCatalogue | null;
}

const SIGNATURE_BYTES = 64;

/** How far devices' clocks may be apart, ms. */
const CLOCKS_DIFFER = 24 * 60 * 60 * 1000;

/** Ends the reading of a pack. */
export class Refusal extends Error {
  readonly fault: PackFault;
  readonly place: string;

  constructor(fault: PackFault, place: string) {
    super(`${fault}: ${place}`);
    this.fault = fault;
    this.place = place;
  }
}

/** The files of a pack, each of them read by itself. */
export interface UnpackedFiles {
  readonly list: files.PackList;
  /** The hash of every file that there has to be, beside what the site signed. */
  readonly expected: ReadonlyMap<string, string>;
  /** By the names of their files. */
  readonly articles: Map<string, LibraryArticle>;
  /** Drawings by their addresses, others by their paths in the bucket. */
  readonly pictures: Map<string, Uint8Array<ArrayBuffer>>;
  questions: readonly PackQuestion[];
  catalogue: Uint8Array<ArrayBuffer> | null;
  signature: Uint8Array<ArrayBuffer> | null;
}

/** Checks the unpacked files against each other and against what the site signed. Throws a Refusal. */
export async function verifyPack(
  { list, articles, pictures, questions, catalogue: bytes, signature }: UnpackedFiles,
  reader: PackReader,
): Promise<ReadPack> {
  if ((bytes === null) !== (signature === null)) throw new Refusal('altered', files.SIGNATURE);
  const signed = bytes && signature && { bytes, signature };
  const catalogue = signed && readCatalogue(signed.bytes);
  const proof: PackProof = signed && catalogue ? await proofOf(signed, catalogue, reader) : { state: 'unsigned' };
  if (catalogue) refuseOthers(list, catalogue);
  refuseUnnamed(pictures, articles);
  const known = new Map(catalogue?.entries.map((entry) => [entry.id, entry.version]));
  const signedPictures = new Map(catalogue?.pictures);
  // A device without power loses its date, so times from the backend and the site count as well.
  const passed = Math.max(reader.passed, proof.state === 'proved' ? proof.madeAt : 0);
  const latest = (Math.max(reader.now, passed) + CLOCKS_DIFFER) * MICROSECONDS;
  return {
    ok: true,
    proof,
    savedAt: list.savedAt,
    articles: list.articles.map(({ id, version }) => {
      const article = articles.get(files.articleName(id));
      if (article?.id !== id || article.version !== version) throw new Refusal('altered', files.articleName(id));
      const isProved = proof.state === 'proved' && known.get(id) === version;
      // It would stay newer than everything that the site publishes.
      if (!isProved && version > latest)
        throw new Refusal(reader.now < passed ? 'clock' : 'altered', files.articleName(id));
      return { article, proved: isProved };
    }),
    pictures: [
      ...knownDrawings(list, pictures, reader),
      ...[...pictures]
        .filter(([path]) => !isDrawing(path))
        .map(([path, picture]) => ({
          ...{ path, bytes: picture },
          proved: proof.state === 'proved' && signedPictures.has(path),
        })),
    ],
    questions,
    catalogue: proof.state === 'proved' ? signed : null,
  };
}

/**
 * The drawings of the pack that are exactly those of the portal here. Others, of another build, stay out: a drawing is a document that
 * could run code where it lies, and nobody signed it.
 */
function knownDrawings(
  list: files.PackList,
  pictures: UnpackedFiles['pictures'],
  { drawings }: PackReader,
): ReadPack['pictures'] {
  return list.drawings.flatMap(([path, hash]) => {
    const bytes = pictures.get(path);
    return bytes && drawings.get(path) === hash ? [{ path, bytes, proved: true }] : [];
  });
}

async function proofOf(signed: SignedCatalogue, catalogue: Catalogue, { site, keys }: PackReader): Promise<PackProof> {
  if (catalogue.site !== site) throw new Refusal('site', catalogue.site);
  if (signed.signature.length !== SIGNATURE_BYTES) throw new Refusal('altered', files.SIGNATURE);
  if (keys.revoked.includes(catalogue.key)) return { state: 'revoked' };
  if (keys.valid.length === 0) return { state: 'no-keys' };
  if (!keys.valid.includes(catalogue.key)) throw new Refusal('key', catalogue.key);
  const checked = await checkSignature(signed, catalogue.key);
  if (checked === 'wrong') throw new Refusal('altered', files.SIGNATURE);
  return checked === 'unsupported' ? { state: 'unsupported' } : { state: 'proved', madeAt: catalogue.madeAt };
}

/** Where the site signed a version of a text, or a picture, the pack has what it signed. */
function refuseOthers({ articles, pictures }: files.PackList, catalogue: Catalogue): void {
  const known = new Map(catalogue.entries.map((entry) => [entry.id, entry]));
  for (const { id, version, sha256: hash } of articles) {
    const entry = known.get(id);
    if (entry?.version === version && entry.sha256 !== hash) throw new Refusal('altered', files.articleName(id));
  }
  const hashes = new Map(catalogue.pictures);
  for (const [name, hash] of pictures)
    if ((hashes.get(name) ?? hash) !== hash) throw new Refusal('altered', files.pictureName(name));
}

/** A pack only contains the drawings that its articles show, and the smallest files of their uploaded pictures. */
function refuseUnnamed(pictures: UnpackedFiles['pictures'], articles: UnpackedFiles['articles']): void {
  const named = new Set([...articles.values()].flatMap(pathsOf));
  for (const path of pictures.keys()) if (!named.has(path)) throw new Refusal('altered', files.pictureName(path));
}
