// A site that signs what it publishes, packs of it, and packs that a test takes apart.
import { createHash, generateKeyPairSync } from 'node:crypto';
import type { Article } from '#domain/article.ts';
import type { LibraryArticle } from '#domain/library.ts';
import type { ShippedDrawing } from '#domain/shipped-drawing.ts';
import { failed } from '#domain/result.ts';
import type { DrawingStore } from '#renderer/data/offline/pictures/drawing-store.ts';
import type { FetchPicture } from '#renderer/data/offline/pictures/sync-pictures-once.ts';
import { pictureSource } from '#domain/picture-address.ts';
import type { PackQuestion, SignedCatalogue } from '#renderer/data/packs.ts';
import { CATALOGUE_PATHS } from '#renderer/data/offline/pack/fetch-catalogue.ts';
import { entryOf } from '#renderer/data/offline/pack/catalogue.ts';
import { sha256 } from '#renderer/data/offline/sha256.ts';
import type { PackPictures } from '#renderer/data/offline/pack/pack-pictures.ts';
import type { PageAssets } from '#renderer/data/offline/pack/reading-page-style.ts';
import { packListFile } from '#renderer/data/offline/pack/pack-files.ts';
import { questionsFile } from '#renderer/data/offline/pack/questions-file.ts';
import type { PictureDatabase } from '#renderer/data/offline/pictures/picture-database.ts';
import { readPackSigner } from '#build/vite/pack-keys.ts';
import { signedCatalogue } from '#web/prerender/pack-catalogue.ts';
import { libraryArticle } from '../memory/memory-library-source.ts';
import { webpHead } from '../pictures/drawn-files.ts';
import type { Files } from '../transfer/site-content.ts';

export const BACKEND = 'http://backend.example';
export const SITE = `${BACKEND}/`;
export const MADE_AT = Date.UTC(2026, 10, 3, 2);
export const SAVED_AT = Date.UTC(2026, 10, 20, 3);

/** Of a page without colours, drawings and search. */
export const BARE_ASSETS: PageAssets = {
  ...{ tokens: '', typeface: '', search: '' },
  ...{ field: '', sprout: '', grass: '', soil: '' },
};

/** A signer with a new key. */
export function newSigner() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return readPackSigner({ TUNAS_PACK_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() })!;
}

export async function signedBy(
  signer: ReturnType<typeof newSigner>,
  articles: readonly LibraryArticle[],
  { site = SITE, madeAt = MADE_AT, pictures = [] as readonly PackedFile[] } = {},
): Promise<SignedCatalogue> {
  const keys = { valid: [signer.key], revoked: [] };
  const files = await signedCatalogue(articles, { site, madeAt, signer, keys, pictures: await hashed(pictures) });
  const file = (path: string) => new Uint8Array(files.get(path.slice(1)) as Buffer);
  return { bytes: file(CATALOGUE_PATHS.catalogue), signature: file(CATALOGUE_PATHS.signature) };
}

/** A picture in a pack: its path in the bucket, and its bytes. */
type PackedFile = readonly [path: string, bytes: Uint8Array<ArrayBuffer>];

function hashed(pictures: readonly PackedFile[]) {
  return Promise.all(pictures.map(async ([path, bytes]) => [path, await sha256(bytes)] as const));
}

const folderOf = (nth: number) => `0b9c1d2e-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** A picture of its own for each number, 480 px wide: its file in the bucket, and how texts and cards name it. */
export function uploadedPicture(nth: number) {
  const path = `${folderOf(nth)}/480.webp`;
  const bytes = new Uint8Array([...webpHead('VP8 ', 480, 300), nth]);
  return { path, bytes, file: [path, bytes] as const, address: `/media/${folderOf(nth)}/480-960.webp` };
}

/** An article that shows pictures: the first above its text, the others in it. */
export function illustrated(article: LibraryArticle, ...[first = 1, ...others]: readonly number[]): LibraryArticle {
  const image = pictureSource(BACKEND, uploadedPicture(first).address);
  const shown = others.map((nth) => `\n\n![Daun ${nth}](${uploadedPicture(nth).address})`).join('');
  const text = (own: Article | undefined) => own && { ...own, image, content: own.content + shown };
  const { id, en } = article.texts;
  return { ...article, texts: { id: text(id)!, en: text(en)! } };
}

/** The drawing that made-up articles show, as the portal of the tests ships it. */
export const DRAWING = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>');
export const SHIPPED: readonly ShippedDrawing[] = [
  {
    ...{ address: '/pictures/x.svg', bytes: DRAWING.length },
    sha256: createHash('sha256').update(DRAWING).digest('hex'),
  },
];

/** Drawings in memory. */
export function memoryDrawings(...here: readonly (readonly [string, Uint8Array<ArrayBuffer>])[]): DrawingStore {
  const files = new Map(here);
  return {
    sizes: () => Promise.resolve(new Map([...files].map(([address, bytes]) => [address, bytes.length]))),
    read: (address) => Promise.resolve(files.get(address)),
    write: async (address, bytes) => void files.set(address, bytes),
    clear: async () => files.clear(),
  };
}

/** There is no network. */
const nothingThere: FetchPicture = () => Promise.resolve(failed('offline', 'no network'));

interface Given {
  readonly wanted: boolean;
  readonly drawings: DrawingStore;
  readonly fetchPicture: FetchPicture;
}

/** The pictures of a device in a test. */
export function packPictures(
  database: PictureDatabase,
  { wanted = true, drawings = memoryDrawings(), fetchPicture = nothingThere }: Partial<Given> = {},
): PackPictures {
  return {
    open: () => Promise.resolve(database),
    ...{ drawings, shipped: SHIPPED, fetchPicture },
    wanted: () => wanted,
    exclusively: async (work) => (await work(), true),
  };
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
  readonly pictures?: readonly PackedFile[];
  readonly drawings?: readonly PackedFile[];
  readonly site?: string;
}

/** The files of a pack, in their order. */
export async function packFiles({
  articles = [libraryArticle(1), libraryArticle(2)],
  questions = [],
  signed = null,
  pictures = [],
  drawings = [],
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
  const list = {
    site,
    savedAt: SAVED_AT,
    articles: entries,
    pictures: await hashed(pictures),
    drawings: await hashed(drawings),
    questions: asked && (await sha256(asked)),
  };
  return [
    ['contents.json', packListFile(list)],
    ...(signed
      ? ([
          ['catalogue.json', signed.bytes],
          ['catalogue.sig', signed.signature],
        ] as const)
      : []),
    ...written,
    ...pictures.map(([path, bytes]) => [`pictures/${path}`, bytes] as const),
    ...drawings.map(([address, bytes]) => [address.replace('/pictures/', 'drawings/'), bytes] as const),
    ...(asked ? ([['questions.json', asked]] as const) : []),
  ];
}
