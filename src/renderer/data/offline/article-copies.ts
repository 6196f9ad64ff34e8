import { otherLanguage, type Language } from '#domain/localized.ts';
import type { ReadableArticle } from '../repository.ts';
import type { DeviceStore } from '../device-store.ts';
import { EMPTY_INDEX, parseIndex, parseText, textRecord, type ArticleIndex } from './stored-records.ts';
import { isCopyOf, withCopy, withdrawn, withoutCopy, withoutMark, withReading } from './change-stored-records.ts';

/** When a copy was read is noted to this, ms: it only says which copies go first. */
const READ_AGAIN_MS = 3_600_000;

/** What this device has of one article. */
interface FoundCopies {
  /** The backend withdrew it: a bundled one isn't to be shown either. */
  readonly withdrawn: boolean;
  /** The copy of what was asked for in this language. */
  readonly own: ReadableArticle | null;
  /** The copy of what was asked for in the other language. */
  readonly other: ReadableArticle | null;
}

/** Copies of what the backend gave, on this device. Nothing here fails: what doesn't work is told on the console. */
export interface ArticleCopies {
  articleIndex(): Promise<ArticleIndex>;
  find(id: number, language: Language): Promise<FoundCopies>;
  keep(asked: Language, article: ReadableArticle): Promise<void>;
  /** The backend says that these aren't published: their copies go, and they are remembered. */
  withdraw(ids: readonly number[]): Promise<void>;
  /** The backend says that these are published. */
  welcome(ids: readonly number[]): Promise<void>;
}

/** The copies of one backend's articles. `backend` is its address: those of another one stay apart. */
export function articleCopies(
  store: DeviceStore,
  backend: string,
  now: () => number = Date.now,
  tell: (...words: unknown[]) => void = console.warn,
): ArticleCopies {
  const indexName = `${backend} shelf`;
  const textName = (language: Language, id: number) => `${backend} text ${language} ${id}`;
  const told = new Set<string>();
  /** Once: a full disk stays full, and every page reads and keeps. */
  const tellOnce = (what: string, ...words: unknown[]) => {
    if (!told.has(what)) tell(what, ...words);
    told.add(what);
  };
  const drop = (what: string) => tellOnce(`A damaged copy on this device was dropped: ${what}.`);

  const guarded = async <T>(doing: string, work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      tellOnce(`This device refused (${doing}):`, error);
      return otherwise;
    }
  };

  // One after another: a copy's text and its card are two records.
  let queue: Promise<void> = Promise.resolve();
  const inOrder = (doing: string, work: () => Promise<void>): Promise<void> =>
    (queue = queue.then(() => guarded(doing, work, undefined)));

  /** Changes the index, then removes the texts of the copies that left it.*/
  const changeIndex = async (change: (articleIndex: ArticleIndex) => ArticleIndex) => {
    let gone: readonly string[] = [];
    await store.change(indexName, (record) => {
      const before = parseIndex(record, drop);
      const after = change(before);
      const names = (articleIndex: ArticleIndex) =>
        articleIndex.cards.map(({ asked, summary }) => textName(asked, summary.id));
      const staying = new Set(names(after));
      gone = names(before).filter((name) => !staying.has(name));
      return after;
    });
    if (gone.length > 0) await store.remove(gone);
  };

  /** Texts without a card: left over where the app was closed between the two, or the index was damaged. */
  let swept = false;
  const sweep = async () => {
    if (swept) return;
    swept = true;
    const [record] = await store.read([indexName]);
    const staying = new Set(parseIndex(record, drop).cards.map(({ asked, summary }) => textName(asked, summary.id)));
    const texts = (await store.names()).filter((name) => name.startsWith(`${backend} text `));
    await store.remove(texts.filter((name) => !staying.has(name)));
  };

  const readText = (record: unknown, id: number, language: Language): ReadableArticle | null => {
    const article = parseText(record, drop);
    if (article?.id === id) return article;
    void inOrder('removing a damaged copy', () =>
      changeIndex((articleIndex) => withoutCopy(articleIndex, id, language)),
    );
    return null;
  };

  const readIndex = async () => parseIndex((await store.read([indexName]))[0], drop);

  return {
    articleIndex: () => guarded('reading copies', readIndex, EMPTY_INDEX),

    find(id, language) {
      const foreign = otherLanguage(language);
      const work = async (): Promise<FoundCopies> => {
        const [record, ...texts] = await store.read([indexName, textName(language, id), textName(foreign, id)]);
        const articleIndex = parseIndex(record, drop);
        const copyIn = (asked: Language, text: unknown) => {
          const card = articleIndex.cards.find((each) => isCopyOf(each, id, asked));
          if (!card) return null;
          if (asked === language && now() - card.readAt > READ_AGAIN_MS)
            void inOrder('noting what was read', () => changeIndex((before) => withReading(before, id, asked, now())));
          return readText(text, id, asked);
        };
        return {
          withdrawn: articleIndex.withdrawn.includes(id),
          own: copyIn(language, texts[0]),
          other: copyIn(foreign, texts[1]),
        };
      };
      return guarded('reading copies', work, { withdrawn: false, own: null, other: null });
    },

    keep: (asked, article) =>
      inOrder('keeping a copy', async () => {
        await sweep();
        await store.write(textName(asked, article.id), textRecord(article));
        await changeIndex((articleIndex) => withCopy(articleIndex, asked, article, now()));
      }),

    withdraw: (ids) =>
      inOrder('removing what was withdrawn', () => changeIndex((articleIndex) => withdrawn(articleIndex, ids))),

    async welcome(ids) {
      const { withdrawn: marked } = await guarded('reading copies', readIndex, EMPTY_INDEX);
      // Nearly always there is nothing to write.
      if (!marked.some((id) => ids.includes(id))) return;
      await inOrder('noting what is published', () => changeIndex((articleIndex) => withoutMark(articleIndex, ids)));
    },
  };
}
