import { newestFirst } from '#domain/article-summary.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { isFull } from '#renderer/data/indexed-db.ts';
import type {
  OpenedPack,
  PackableArticle,
  PackContents,
  PackQuestion,
  Packs,
  PictureGap,
  TakenIn,
  WrittenPack,
} from '#renderer/data/packs.ts';
import type { LibraryDatabase } from '../library-database.ts';
import { pathOf } from '../pictures/named-pictures.ts';
import type { LibrarySource } from '../sync/library-source.ts';
import { MICROSECONDS } from './catalogue.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { gatherPictures } from './gather-pictures.ts';
import { missingPictures } from './missing-pictures.ts';
import { packArticles, type PackCard } from './pack-articles.ts';
import { CONTENT_MAX } from './pack-files.ts';
import { comparePictures, storePictures, type PackPictures } from './pack-pictures.ts';
import type { PageAssets } from './reading-page-style.ts';
import { pagePicture } from './page-pictures.ts';
import { readPack } from './read-pack.ts';
// Not later: who saves a pack may have lost the network since.
import { readingPage } from './reading-page.ts';
import { comparePack, putIn } from './take-in.ts';
import { writePack } from './write-pack.ts';

/** Messages that wait on this device. */
export interface PackOutbox {
  waiting(): Promise<readonly PackQuestion[]>;
  /** Imports messages that were written on other devices; existing ones aren't changed. `onPut` is called for each new one. */
  add(questions: readonly PackQuestion[], onPut: () => void): Promise<void>;
}

interface Options {
  /** The backend's address, by which the site of a pack is known. */
  readonly site: string;
  /** Where pictures lie. */
  readonly backend: string;
  readonly open: () => Promise<LibraryDatabase>;
  /** Where articles come from that aren't on this device. */
  readonly source: LibrarySource;
  /** Runs the work in one window at a time; false where another window is running it. */
  readonly exclusively: (work: () => Promise<void>) => Promise<boolean>;
  readonly catalogues: CatalogueStore;
  readonly outbox: PackOutbox | null;
  readonly pictures: PackPictures;
  /** Where the articles come from, as people know it. */
  readonly sourceName: string;
  readonly publicAddress: (path: string) => string | null;
  readonly pageAssets: () => Promise<PageAssets>;
  /** Articles are about to be put in. */
  readonly onTaking: () => void;
  /** So many articles and pictures were put in. */
  readonly onTaken: (count: number) => void;
  readonly now?: () => number;
}

/** Packs of what the site publishes: of the library on this device, and of what can be fetched. */
export function createPacks(options: Options): Packs {
  const { site, backend, open, source, catalogues, outbox, pictures, now = Date.now } = options;
  const articlesOf = packArticles(open, source);
  const drawings = new Map(pictures.shipped.map(({ address, sha256 }) => [address, sha256]));
  return {
    async stock() {
      const { cards, isWhole } = await articlesOf.offered();
      const store = await pictures.open();
      const here = new Map([...(await store.sizes()), ...(await pictures.drawings.sizes())]);
      const articles = cards.map((card) => packable(card, here));
      return { articles: articles.sort(newestFirst), isWhole, questions: await waitingQuestions(outbox) };
    },
    async write({ ids, questions, language }: PackContents): Promise<WrittenPack> {
      const database = await open();
      const store = await pictures.open();
      const catalogue = await catalogues.read();
      const asked = questions ? ((await outbox?.waiting()) ?? []) : [];
      const savedAt = now();
      const found = await articlesOf.whole(ids);
      const gathered = await gatherPictures(found, { ...pictures, store, catalogue, room: CONTENT_MAX });
      const packed = { site, articles: found, pictures: gathered.bytes, questions: asked, catalogue, savedAt };
      const { pack, articles, provedIds, noRoom, ...counts } = await writePack(packed);
      const unverified = (await database.syncState()).unverified.filter((id) => !provedIds.has(id));
      const page = await readingPage({
        ...{ articles, savedAt, language, unverified: new Set(unverified) },
        ...{ source: options.sourceName, publicAddress: options.publicAddress, assets: await options.pageAssets() },
        attached: (address) => pictureSource(backend, address),
        picture: pagePicture(gathered.bytes),
      });
      return {
        ...{ pack, page: page.blob, ...counts, absent: ids.length - found.length },
        ...{ proved: provedIds.size, unverified: articles.length - provedIds.size },
        missing: missingPictures(articles, page.missing, new Map([...gathered.gaps, ...noRoom.map(withoutRoom)])),
      };
    },
    async read(file, onProgress) {
      const { publishedUntil } = await (await open()).syncState();
      const clocks = { now: now(), passed: (publishedUntil ?? 0) / MICROSECONDS };
      const pack = await readPack(
        file,
        { site, backend, keys: await catalogues.keys(), drawings, ...clocks },
        onProgress,
      );
      if (!pack.ok) return pack;
      return {
        ...pack,
        articles: await comparePack(pack, await open(), await catalogues.read()),
        pictures: await comparePictures(pack.pictures, pictures),
        keepsPictures: pictures.wanted(),
      };
    },
    takeIn: (pack, unverified) => takeIn(pack, unverified, { ...options, now }),
  };
}

/** Each part by itself: what one of them can't keep is no reason to lose the others. */
async function takeIn(
  pack: OpenedPack,
  unverified: boolean,
  { open, exclusively, catalogues, outbox, pictures, onTaking, onTaken, now }: Options & { readonly now: () => number },
): Promise<TakenIn> {
  const taken = { articles: 0, pictures: 0, questions: 0 };
  const problems: NonNullable<TakenIn['problem']>[] = [];
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      console.warn('A part of a pack could not be taken in:', error);
      problems.push(isFull(error) ? 'full' : 'storage');
    }
  };
  await attempt(async () => {
    const [library, kept] = [await open(), await catalogues.read()];
    const onPut = (count: number) => void (taken.articles += count);
    const isOurs = await exclusively(() => {
      onTaking();
      return putIn(pack, library, { kept, unverified, now, onPut });
    });
    if (!isOurs) problems.push('busy');
  });
  if (problems.includes('busy')) return { ...taken, problem: 'busy' };
  const { catalogue } = pack;
  if (catalogue) await attempt(() => catalogues.keep(catalogue));
  if (pictures.wanted() && pack.pictures.some(({ isNew }) => isNew))
    await attempt(async () => {
      const [library, store] = [await open(), await pictures.open()];
      const { drawings } = pictures;
      const onPut = () => void (taken.pictures += 1);
      // Where another window fetches pictures, it has the backend, and fetches these.
      await pictures.exclusively(() => storePictures(pack.pictures, { library, store, drawings, unverified, onPut }));
    });
  if (outbox && pack.questions.length > 0)
    await attempt(async () => {
      await outbox.add(pack.questions, () => void (taken.questions += 1));
    });
  onTaken(taken.articles + taken.pictures);
  return { ...taken, problem: problems.includes('full') ? 'full' : (problems[0] ?? null) };
}

/** Null where they can't be read: articles can be passed on all the same. */
async function waitingQuestions(outbox: PackOutbox | null): Promise<number | null> {
  try {
    return (await outbox?.waiting())?.length ?? 0;
  } catch (error) {
    console.warn('What waits to be sent could not be looked at:', error);
    return null;
  }
}

function withoutRoom(path: string): readonly [string, PictureGap] {
  return [path, 'room'];
}

function packable({ id, cards, pictures = [] }: PackCard, here: ReadonlyMap<string, number>): PackableArticle {
  const texts = LANGUAGES.flatMap((language) => cards[language] ?? []);
  const [first] = texts;
  if (!first) throw new Error(`Article ${id} has no text.`);
  const paths = new Set(pictures.flatMap((address) => pathOf(address) ?? []));
  return {
    id,
    titles: Object.fromEntries(texts.map(({ language, title }) => [language, title])),
    category: first.category,
    date: first.date,
    words: texts.reduce((sum, { words }) => sum + words, 0),
    pictures: [...paths].map((path) => ({ path, bytes: here.get(path) ?? null })),
  };
}
