import type { LibraryArticle } from '#domain/library.ts';
import { LANGUAGES } from '#domain/localized.ts';
import type { PackableArticle, PackContents, PackQuestion, Packs, TakenIn, WrittenPack } from '#renderer/data/packs.ts';
import type { LibraryDatabase } from '../library-database.ts';
import type { StoredCard } from '../library-schema.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { readPack } from './read-pack.ts';
import { storedArticle } from './stored-article.ts';
import { comparePack, putIn } from './take-in.ts';
import { writePack } from './write-pack.ts';

/** Messages that wait on this device. */
export interface PackOutbox {
  waiting(): Promise<readonly PackQuestion[]>;
  /** Takes messages over that other devices wrote; one that is here already stays as it is. Gives how many are new. */
  add(questions: readonly PackQuestion[]): Promise<number>;
}

interface Options {
  /** The backend's address, by which the site of a pack is known. */
  readonly site: string;
  /** Where pictures lie. */
  readonly backend: string;
  readonly open: () => Promise<LibraryDatabase>;
  /** Runs the work in one window at a time; false where another one is at it. */
  readonly exclusively: (work: () => Promise<void>) => Promise<boolean>;
  /** Public keys of the build. */
  readonly keys: readonly string[];
  readonly catalogues: CatalogueStore;
  readonly outbox: PackOutbox | null;
  /** Where the articles come from, as people know it. */
  readonly source: string;
  readonly publicAddress: (path: string) => string | null;
  /** A picture as a data: address; null where this device doesn't have it. */
  readonly picture: (address: string) => Promise<string | null>;
  /** The library is another one from now on. */
  readonly onTaken: () => void;
  readonly now?: () => number;
}

/** Packs of the library on this device. */
export function createPacks(options: Options): Packs {
  const { site, backend, open, exclusively, keys, catalogues, outbox, onTaken, now = Date.now } = options;
  return {
    async articles() {
      const cards = await (await open()).cards();
      return cards.map(packable).sort((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? 1 : -1));
    },
    async waitingQuestions() {
      try {
        return (await outbox?.waiting())?.length ?? 0;
      } catch (error) {
        // Articles can be passed on all the same.
        console.warn('What waits to be sent could not be looked at:', error);
        return 0;
      }
    },
    async write({ ids, questions, language }: PackContents): Promise<WrittenPack> {
      const found = await storedArticles(await open(), ids);
      const catalogue = await catalogues.read();
      const asked = questions ? ((await outbox?.waiting()) ?? []) : [];
      const savedAt = now();
      const { pack, articles, proved } = await writePack({
        site,
        articles: found,
        questions: asked,
        catalogue,
        savedAt,
      });
      // With it comes the Markdown parser, which reading a list of articles doesn't need.
      const { readingPage } = await import('./reading-page.ts');
      const page = await readingPage({ ...options, articles, savedAt, language });
      return { pack, page, proved, unproved: articles.length - proved };
    },
    async read(file, onProgress) {
      const known = [...new Set([...keys, ...(await catalogues.keys())])];
      const pack = await readPack(file, { site, backend, keys: known, now: now() }, onProgress);
      return pack.ok ? { ...pack, articles: await comparePack(pack, await open(), await catalogues.read()) } : pack;
    },
    async takeIn(pack, unproved): Promise<TakenIn> {
      try {
        let [articles, questions] = [0, 0];
        const isOurs = await exclusively(async () => {
          articles = await putIn(pack, await open(), await catalogues.read(), unproved, now);
        });
        if (!isOurs) return { ok: false, problem: 'busy' };
        if (outbox) questions = await outbox.add(pack.questions);
        if (pack.catalogue) await catalogues.keep(pack.catalogue);
        onTaken();
        return { ok: true, articles, questions };
      } catch (error) {
        console.warn('A pack could not be taken in:', error);
        return { ok: false, problem: isFull(error) ? 'full' : 'storage' };
      }
    },
  };
}

async function storedArticles(database: LibraryDatabase, ids: readonly number[]): Promise<readonly LibraryArticle[]> {
  const articles: LibraryArticle[] = [];
  for (const id of ids) {
    const article = await storedArticle(database, id);
    if (article) articles.push(article);
  }
  return articles;
}

function packable({ id, cards }: StoredCard): PackableArticle {
  const texts = LANGUAGES.flatMap((language) => cards[language] ?? []);
  const [first] = texts;
  if (!first) throw new Error(`Article ${id} has no text.`);
  return {
    id,
    titles: Object.fromEntries(texts.map(({ language, title }) => [language, title])),
    category: first.category,
    date: first.date,
    words: texts.reduce((sum, { words }) => sum + words, 0),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
