import type { BackendAddress } from '#domain/configuration.ts';
import type { LibraryArticle } from '#domain/library.ts';
import type { Result } from '#domain/result.ts';
import { catalogueFile, entryOf } from '#renderer/data/offline/pack/catalogue.ts';
import { CATALOGUE_PATHS } from '#renderer/data/offline/pack/fetch-catalogue.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import type { PackSigner } from '#build/vite/pack-keys.ts';

/** As many as the backend gives in one answer. */
const BATCH = 40;

/** Everything that the backend publishes, in the form that devices keep. */
async function publishedArticles(backend: BackendAddress): Promise<readonly LibraryArticle[]> {
  const source = backendSource(backend);
  const { parts } = expect(await source.state(''), backend);
  const index = expect(await source.index(parts.map((_, part) => part)), backend);
  const articles: LibraryArticle[] = [];
  for (let at = 0; at < index.length; at += BATCH) {
    const ids = index.slice(at, at + BATCH).map(({ id }) => id);
    articles.push(...expect(await source.articles(ids), backend));
  }
  return articles;
}

/** Files of the site by which devices prove that a text is its own, wherever the text came from (data/offline/pack). */
export async function packCatalogue(
  backend: BackendAddress,
  signer: PackSigner | null,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string | Buffer>> {
  // Devices look for the keys first: without any they ask for nothing else.
  if (!signer) return new Map([[CATALOGUE_PATHS.keys.slice(1), JSON.stringify({ keys })]]);
  const articles = await publishedArticles(backend);
  return signedCatalogue(articles, { site: new URL(backend.url).href, madeAt: Date.now(), signer, keys });
}

interface Signing {
  /** The backend's address. */
  readonly site: string;
  /** ms since 1970. */
  readonly madeAt: number;
  readonly signer: PackSigner;
  /** All public keys that count. */
  readonly keys: readonly string[];
}

/** The same of articles that are here. */
export async function signedCatalogue(
  articles: readonly LibraryArticle[],
  { site, madeAt, signer, keys }: Signing,
): Promise<ReadonlyMap<string, string | Buffer>> {
  const entries = [];
  for (const article of articles) entries.push((await entryOf(article)).entry);
  const bytes = catalogueFile({ site, madeAt, key: signer.key, entries, pictures: [] });
  return new Map<string, string | Buffer>([
    [CATALOGUE_PATHS.keys.slice(1), JSON.stringify({ keys })],
    [CATALOGUE_PATHS.catalogue.slice(1), Buffer.from(bytes)],
    [CATALOGUE_PATHS.signature.slice(1), signer.sign(bytes)],
  ]);
}

function expect<T>(result: Result<T>, backend: BackendAddress): T {
  if (result.ok) return result.value;
  throw new Error(
    `The backend at ${backend.url} gave nothing to sign for packs (TUNAS_PACK_KEY): ${result.code}, ${result.detail}.`,
  );
}
