// A site that signs what it publishes, packs of it, and packs that a test takes apart.
import { generateKeyPairSync } from 'node:crypto';
import type { LibraryArticle } from '#domain/library.ts';
import type { PackQuestion, SignedCatalogue } from '#renderer/data/packs.ts';
import { CATALOGUE_PATHS } from '#renderer/data/offline/pack/fetch-catalogue.ts';
import { entryOf, sha256 } from '#renderer/data/offline/pack/catalogue.ts';
import { packListFile } from '#renderer/data/offline/pack/pack-files.ts';
import { questionsFile } from '#renderer/data/offline/pack/questions-file.ts';
import { readPackSigner } from '#build/vite/pack-keys.ts';
import { signedCatalogue } from '../../src/web/prerender/pack-catalogue.ts';
import { libraryArticle } from './memory-library-source.ts';
import type { Files } from './site-content.ts';

export const BACKEND = 'http://backend.example';
export const SITE = `${BACKEND}/`;
export const MADE_AT = Date.UTC(2026, 10, 3, 2);
export const SAVED_AT = Date.UTC(2026, 10, 20, 3);

/** Somebody who signs. */
export function newSigner() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return readPackSigner({ TUNAS_PACK_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() })!;
}

export async function signedBy(
  signer: ReturnType<typeof newSigner>,
  articles: readonly LibraryArticle[],
  { site = SITE, madeAt = MADE_AT } = {},
): Promise<SignedCatalogue> {
  const files = await signedCatalogue(articles, { site, madeAt, signer, keys: [signer.key] });
  const file = (path: string) => new Uint8Array(files.get(path.slice(1)) as Buffer);
  return { bytes: file(CATALOGUE_PATHS.catalogue), signature: file(CATALOGUE_PATHS.signature) };
}

export const question = (nth: number): PackQuestion => ({
  clientId: `0b9c1d2e-0000-4000-8000-${String(nth).padStart(12, '0')}`,
  madeAt: SAVED_AT - nth,
  payload: { name: 'Sari', email: 'sari@desa.example', subject: null, message: `Kapan memupuk? (${nth})` },
});

interface Parts {
  readonly articles?: readonly LibraryArticle[];
  readonly questions?: readonly PackQuestion[];
  readonly signed?: SignedCatalogue | null;
  readonly site?: string;
}

/** The files of a pack, in their order. */
export async function packFiles({
  articles = [libraryArticle(1), libraryArticle(2)],
  questions = [],
  signed = null,
  site = SITE,
}: Parts): Promise<Files> {
  const entries = [];
  const written: (readonly [string, Uint8Array])[] = [];
  for (const article of articles) {
    const { entry, bytes } = await entryOf(article);
    entries.push(entry);
    written.push([`articles/${article.id}.json`, bytes]);
  }
  const asked = questions.length > 0 ? questionsFile(questions) : null;
  const list = { site, savedAt: SAVED_AT, articles: entries, pictures: [], questions: asked && (await sha256(asked)) };
  return [
    ['contents.json', packListFile(list)],
    ...(signed
      ? ([
          ['catalogue.json', signed.bytes],
          ['catalogue.sig', signed.signature],
        ] as const)
      : []),
    ...written,
    ...(asked ? ([['questions.json', asked]] as const) : []),
  ];
}
