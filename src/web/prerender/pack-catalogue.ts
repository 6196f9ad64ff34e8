import type { BackendAddress } from '#domain/configuration.ts';
import type { LibraryArticle } from '#domain/library.ts';
import { bucketSource } from '#domain/picture-address.ts';
import { isDrawing } from '#domain/shipped-drawing.ts';
import type { Result } from '#domain/result.ts';
import { fetchFile } from '#renderer/data/fetch-file.ts';
import {
  catalogueFile,
  entryOf,
  MICROSECONDS,
  MOST_ENTRIES,
  type Catalogue,
} from '#renderer/data/offline/pack/catalogue.ts';
import { sha256 } from '#renderer/data/offline/sha256.ts';
import { CATALOGUE_PATHS } from '#renderer/data/offline/pack/fetch-catalogue.ts';
import { pathsOf } from '#renderer/data/offline/pictures/named-pictures.ts';
import { isSoundPicture } from '#renderer/data/offline/pictures/sound-picture.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import type { PackKeys } from '#renderer/data/packs.ts';
import type { PackSigner } from '#build/vite/pack-keys.ts';

/** The most articles that the backend returns in one response. */
const BATCH = 40;

/** Everything that the backend publishes, as devices store it, and when it was read by the backend's clock. */
async function publishedArticles(backend: BackendAddress) {
  const source = backendSource(backend);
  const { parts, moment } = expect(await source.state(''), backend);
  const index = expect(await source.index(parts.map((_, part) => part)), backend);
  const articles: LibraryArticle[] = [];
  for (let at = 0; at < index.length; at += BATCH) {
    const ids = index.slice(at, at + BATCH).map(({ id }) => id);
    articles.push(...expect(await source.articles(ids), backend));
  }
  return { articles, madeAt: Math.floor(moment / MICROSECONDS) };
}

/** Pictures that are fetched at a time. */
const FETCHES = 8;

/** Paths and hashes of the uploaded pictures of these articles that packs contain: the smallest size of each, newest articles first. */
async function publishedPictures(
  articles: readonly LibraryArticle[],
  backend: BackendAddress,
): Promise<Catalogue['pictures']> {
  const { signal } = new AbortController();
  const newest = [...articles].sort((one, other) => other.id - one.id);
  const paths = [...new Set(newest.flatMap(pathsOf))].filter((path) => !isDrawing(path));
  const hashed = async (path: string) => {
    const bytes = expect(await fetchFile(bucketSource(backend.url, path), signal), backend);
    // A picture that is gone, or that devices would refuse, is left out.
    return bytes && isSoundPicture(path, bytes) ? [[path, await sha256(bytes)] as const] : [];
  };
  const pictures: (readonly [string, string])[] = [];
  for (let at = 0; at < paths.length; at += FETCHES)
    pictures.push(...(await Promise.all(paths.slice(at, at + FETCHES).map(hashed))).flat());
  return pictures;
}

/** The signed files by which devices verify that an article is the site's, wherever they got it from (data/offline/pack). */
export async function packCatalogue(
  backend: BackendAddress,
  signer: PackSigner | null,
  keys: PackKeys,
): Promise<ReadonlyMap<string, string | Buffer>> {
  // Devices fetch the keys first: where there are none they fetch nothing else.
  if (!signer) return new Map([[CATALOGUE_PATHS.keys.slice(1), keysFile(keys)]]);
  const { articles, madeAt } = await publishedArticles(backend);
  const pictures = await publishedPictures(articles, backend);
  return signedCatalogue(articles, { site: new URL(backend.url).href, madeAt, signer, keys, pictures });
}

interface Signing {
  /** The backend's address. */
  readonly site: string;
  /** ms since 1970. */
  readonly madeAt: number;
  readonly signer: PackSigner;
  readonly keys: PackKeys;
  readonly pictures?: Catalogue['pictures'];
}

/** The same for the given articles. */
export async function signedCatalogue(
  articles: readonly LibraryArticle[],
  { site, madeAt, signer, keys, pictures = [] }: Signing,
): Promise<ReadonlyMap<string, string | Buffer>> {
  const entries = [];
  for (const article of articles) entries.push((await entryOf(article)).entry);
  // Devices refuse a longer list as a whole.
  const listed = pictures.slice(0, MOST_ENTRIES);
  const bytes = catalogueFile({ site, madeAt, key: signer.key, entries, pictures: listed });
  return new Map<string, string | Buffer>([
    [CATALOGUE_PATHS.keys.slice(1), keysFile(keys)],
    [CATALOGUE_PATHS.catalogue.slice(1), Buffer.from(bytes)],
    [CATALOGUE_PATHS.signature.slice(1), signer.sign(bytes)],
  ]);
}

function keysFile({ valid, revoked }: PackKeys): string {
  return JSON.stringify({ keys: valid, revoked });
}

function expect<T>(result: Result<T>, backend: BackendAddress): T {
  if (result.ok) return result.value;
  throw new Error(
    `The backend at ${backend.url} gave nothing to sign for packs (TUNAS_PACK_KEY): ${result.code}, ${result.detail}.`,
  );
}
