import { newestFirst } from '#domain/article-order.ts';
import type { LibraryArticle } from '#domain/library.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { isFull } from '#renderer/data/full-device.ts';
import type {
  OpenedPack,
  PackableArticle,
  PackContents,
  PackQuestion,
  Packs,
  TakenIn,
  WrittenPack,
} from '#renderer/data/packs.ts';
import type { LibraryDatabase } from '../library-database.ts';
import type { StoredCard } from '../library-schema.ts';
import { smallestFiles } from '../pictures/named-pictures.ts';
import type { PictureDatabase } from '../pictures/picture-database.ts';
import { MICROSECONDS } from './catalogue.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { comparePictures, putPictures, type PackPictures } from './pack-pictures.ts';
import { pagePictures } from './page-pictures.ts';
import { readPack } from './read-pack.ts';
// Not later: who saves a pack may have lost the network since.
import { readingPage } from './reading-page.ts';
import { storedArticle } from './stored-article.ts';
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
  /** Runs the work in one window at a time; false where another window is running it. */
  readonly exclusively: (work: () => Promise<void>) => Promise<boolean>;
  readonly catalogues: CatalogueStore;
  readonly outbox: PackOutbox | null;
  readonly pictures: PackPictures;
  /** Where the articles come from, as people know it. */
  readonly source: string;
  readonly publicAddress: (path: string) => string | null;
  /** Articles are about to be put in. */
  readonly onTaking: () => void;
  /** So many articles and pictures were put in. */
  readonly onTaken: (count: number) => void;
  readonly now?: () => number;
}

/** Packs of the library on this device. */
export function createPacks(options: Options): Packs {
  const { site, backend, open, catalogues, outbox, pictures, now = Date.now } = options;
  return {
    async stock() {
      const [cards, store] = [await (await open()).cards(), await pictures.open()];
      const here = await store.paths();
      const articles = cards.map((card) => packable(card, here));
      return {
        articles: articles.sort(newestFirst),
        pictureBytes: await meanSize(store, [...here]),
        questions: await waitingQuestions(outbox),
      };
    },
    async write({ ids, questions, language }: PackContents): Promise<WrittenPack> {
      const database = await open();
      const store = await pictures.open();
      const picture = (path: string) => store.read(path);
      const catalogue = await catalogues.read();
      const asked = questions ? ((await outbox?.waiting()) ?? []) : [];
      const savedAt = now();
      const found = await storedArticles(database, ids);
      const written = await writePack({ site, articles: found, picture, questions: asked, catalogue, savedAt });
      const { pack, articles, provedIds, ...counts } = written;
      const unproved = (await database.syncState()).unproved.filter((id) => !provedIds.has(id));
      const page = await readingPage({
        ...options,
        ...{ articles, savedAt, language, unproved: new Set(unproved), picture: pagePictures(picture) },
      });
      return { pack, page, proved: provedIds.size, unproved: articles.length - provedIds.size, ...counts };
    },
    async read(file, onProgress) {
      const { publishedUntil } = await (await open()).syncState();
      const clocks = { now: now(), passed: (publishedUntil ?? 0) / MICROSECONDS };
      const pack = await readPack(file, { site, backend, keys: await catalogues.keys(), ...clocks }, onProgress);
      if (!pack.ok) return pack;
      return {
        ...pack,
        articles: await comparePack(pack, await open(), await catalogues.read()),
        pictures: await comparePictures(pack.pictures, pictures),
        keepsPictures: pictures.wanted(),
      };
    },
    takeIn: (pack, unproved) => takeIn(pack, unproved, { ...options, now }),
  };
}

/** Each part by itself: what one of them can't keep is no reason to lose the others. */
async function takeIn(
  pack: OpenedPack,
  unproved: boolean,
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
      return putIn(pack, library, { kept, unproved, now, onPut });
    });
    if (!isOurs) problems.push('busy');
  });
  if (problems.includes('busy')) return { ...taken, problem: 'busy' };
  const { catalogue } = pack;
  if (catalogue) await attempt(() => catalogues.keep(catalogue));
  if (pictures.wanted() && pack.pictures.some(({ isNew }) => isNew))
    await attempt(async () => {
      const [library, store] = [await open(), await pictures.open()];
      const onPut = () => void (taken.pictures += 1);
      // Where another window fetches pictures, it has the backend, and fetches these.
      await pictures.exclusively(() => putPictures(pack.pictures, { library, store, unproved, onPut }));
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

/** So many pictures say what one takes; there may be thousands. */
const SAMPLES = 40;

async function meanSize(store: PictureDatabase, paths: readonly string[]): Promise<number> {
  const step = Math.max(1, Math.floor(paths.length / SAMPLES));
  const some = paths.filter((_, at) => at % step === 0).slice(0, SAMPLES);
  const sizes = await Promise.all(some.map(async (path) => (await store.read(path))?.length ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
}

async function storedArticles(database: LibraryDatabase, ids: readonly number[]): Promise<readonly LibraryArticle[]> {
  const articles: LibraryArticle[] = [];
  for (const id of ids) {
    const article = await storedArticle(database, id);
    if (article) articles.push(article);
  }
  return articles;
}

function packable({ id, cards, pictures = [] }: StoredCard, here: ReadonlySet<string>): PackableArticle {
  const texts = LANGUAGES.flatMap((language) => cards[language] ?? []);
  const [first] = texts;
  if (!first) throw new Error(`Article ${id} has no text.`);
  return {
    id,
    titles: Object.fromEntries(texts.map(({ language, title }) => [language, title])),
    category: first.category,
    date: first.date,
    words: texts.reduce((sum, { words }) => sum + words, 0),
    pictures: smallestFiles(pictures).filter((path) => here.has(path)),
  };
}
