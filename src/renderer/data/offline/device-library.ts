import type { ArticlePage, ArticleQuery, ArticleSummary, Category } from '#domain/article.ts';
import { newestFirst, firstArticles, summaryOf } from '#domain/article-summary.ts';
import type { LibraryVersion } from '#domain/library.ts';
import type { Language } from '#domain/localized.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { withTimeLimit } from '#domain/time-limit.ts';
import { FIRST_ARTICLES } from '#domain/limits.ts';
import { byForm, searchedPage } from '../bundled/stored-library.ts';
import type { AddedNames } from '#domain/everyday-names/other-names.ts';
import { addedNamesIn } from '../added-names.ts';
import type { SyncState } from '../offline-library.ts';
import type { ReadableArticle, StoredLibrary } from '../repository.ts';
import type { Wanted } from '../word-search/find-articles.ts';
import { allPages, pageWith } from './article-pages.ts';
import { calendarsOfCards } from './device-calendars.ts';
import { languageOf, type StoredCard } from './library-schema.ts';
import type { LibraryDatabase } from './library-database.ts';
import type { SearchEngine } from './search/search-engine.ts';

interface Options {
  /** The articles that are bundled with the site or the app. Used until the first sync is complete. */
  readonly bundled: StoredLibrary;
  /** Rejects where this device keeps no library. */
  readonly open: () => Promise<LibraryDatabase>;
  /** Where pictures lie: the backend's address. */
  readonly backend: string;
  readonly search: SearchEngine;
  readonly tell?: (...words: unknown[]) => void;
}

/**
 * A database may be blocked by a window that upgrades it; the bundled articles are shown after this timeout, ms. A slow disk needs
 * a second or two, and the bundled articles may have been withdrawn since.
 */
const PATIENCE_MS = 5000;

/** How long the search for word forms may take, ms; matches of the letters are there already. */
const SEARCH_PATIENCE_MS = 1500;

interface Device {
  readonly database: LibraryDatabase;
  readonly state: SyncState;
}

/** Every article in one language, newest first. */
interface Listed {
  readonly state: SyncState;
  readonly versions: ReadonlyMap<number, LibraryVersion>;
  readonly articles: readonly ArticleSummary[];
  /** As the backend has them; none where the site wasn't synced yet. */
  readonly categories: readonly Category[];
  /** The device's own articles, as one page: counting thousands of articles for each key would make typing slow. */
  readonly whole: Everything;
}

/** Every article in one language, as one page. */
interface Everything {
  readonly page: ArticlePage;
  readonly byId: ReadonlyMap<number, ArticleSummary>;
  /** Of those on the device. */
  readonly versions: ReadonlyMap<number, LibraryVersion>;
  /** Those that the device has from nowhere but the app. */
  readonly travelling: readonly ArticleSummary[];
}

/**
 * The articles on this device, newest first, as the backend would list them. Until the first sync is complete the bundled ones stand
 * where the device has none yet. Where the device refuses, they are all there is.
 */
export function deviceLibrary({ bundled, open, backend, search, tell = console.warn }: Options): StoredLibrary {
  /** Null where the device has none of the backend's articles yet, or refuses. */
  const onDevice = async (): Promise<Device | null> => {
    const state = async () => {
      const database = await open();
      return { database, state: await database.syncState() };
    };
    try {
      const device = await withTimeLimit(PATIENCE_MS, state(), () => {
        throw new Error('The database of this device does not answer.');
      });
      const { updatedAt, listed } = device.state;
      return updatedAt === null && listed === null ? null : device;
    } catch (error) {
      tell('The library on this device could not be read:', error);
      return null;
    }
  };

  /** Reads from the device; `otherwise` where that fails, so that reading isn't blocked. */
  const reading = async <T>(read: (device: Device) => Promise<T>, otherwise: T): Promise<T> => {
    const device = await onDevice();
    if (!device) return otherwise;
    try {
      return await read(device);
    } catch (error) {
      tell('A part of the library on this device is damaged:', error);
      return otherwise;
    }
  };

  const listed = new Map<Language, { readonly state: SyncState; readonly list: Promise<Listed> }>();
  const listOf = ({ database, state }: Device, language: Language): Promise<Listed> => {
    const known = listed.get(language);
    // Another window may have changed it: what is in memory counts while nothing was written since.
    if (known?.state.revision === state.revision) return known.list;
    const list = listIn(database, state, language);
    listed.set(language, { state, list });
    list.catch(() => listed.delete(language));
    return list;
  };
  /** The bundled articles where the device's can't be read, without those known to be withdrawn. */
  const travellingAlone = async (all: ArticlePage): Promise<ArticlePage> => {
    const state = await reading<SyncState | null>(
      async (device) =>
        device.state.complete ? { ...device.state, listed: await device.database.ids() } : device.state,
      null,
    );
    const counting = all.articles.filter(({ id }) => state === null || mayBeShown(id, state));
    return counting.length === all.articles.length ? all : pageWith(counting, all.categories);
  };
  /** The device's articles in a language, over the bundled ones where they still count. */
  const everyArticle = async (language: Language, signal?: AbortSignal): Promise<Result<Everything>> => {
    const own = await reading<Listed | null>((device) => listOf(device, language), null);
    if (own?.state.complete) return ok(own.whole);
    const travelling = await allPages(bundled, language, signal);
    if (!travelling.ok) {
      const isOut = travelling.code === 'offline' && signal?.aborted !== true;
      return own && isOut ? ok(own.whole) : travelling;
    }
    if (!own) {
      const page = await travellingAlone(travelling.value);
      return ok(everything(page, new Map(), page.articles));
    }
    const rest = travelling.value.articles.filter(({ id }) => !own.versions.has(id) && mayBeShown(id, own.state));
    const articles = [...own.articles, ...rest].sort(newestFirst);
    const categories = own.categories.length > 0 ? own.categories : travelling.value.categories;
    return ok(everything(pageWith(articles, categories), own.versions, rest));
  };

  /** The result of the search index, within a timeout; `otherwise` where it fails. */
  const asking = async <T>(ask: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await withTimeLimit(SEARCH_PATIENCE_MS, ask(), () => {
        throw new Error('The search index does not answer.');
      });
    } catch (error) {
      tell('The search index of this device could not be asked:', error);
      return otherwise;
    }
  };
  /** Matches by word form: from the index on the device, which may not answer, and from the cards of bundled articles. */
  const foundByForm = async (
    all: Everything,
    query: ArticleQuery,
    added: AddedNames,
    wanted: Wanted,
    missed: () => void,
  ) => {
    const { search: words, language } = query;
    const hits = all.versions.size === 0 ? [] : await asking(() => search.find(words, language, wanted, added), null);
    if (!hits) missed();
    const own = (hits ?? []).flatMap(({ id, version, rank }) => {
      const article = all.versions.get(id) === version ? all.byId.get(id) : undefined;
      return article ? [[article, rank] as const] : [];
    });
    return new Map([...own, ...(await byForm(all.travelling, query, added, wanted))]);
  };

  /** The rest of the site as super admins had written it at the last sync; undefined where none is kept. */
  const siteRows = (language: Language) =>
    reading(async ({ database }) => (await database.site())?.items[language], undefined);
  /** The everyday names that the team added. */
  const namesOf = async (language: Language): Promise<AddedNames> => addedNamesIn(await siteRows(language));

  const isIndexed = async ({ segments }: LibraryDatabase) => (await segments.marked()).size === 0;
  /** A list needs no index. */
  const isComplete = (isSearch = true) =>
    reading(async ({ database, state }) => state.complete && (!isSearch || (await isIndexed(database))), false);

  return {
    async articlePage(query, signal) {
      const all = await everyArticle(query.language, signal);
      if (!all.ok) return all;
      let isAnswered = true;
      const added = query.search.trim() === '' ? {} : await namesOf(query.language);
      const page = await searchedPage(all.value.page, query, added, (wanted) =>
        foundByForm(all.value, query, added, wanted, () => void (isAnswered = false)),
      );
      return ok(isAnswered && (await isComplete(query.search.trim() !== '')) ? page : { ...page, onlyHere: true });
    },
    isComplete: () => isComplete(),
    async suggestSearch(typed, language) {
      const device = await onDevice();
      const own =
        device && (await asking(async () => search.suggestSearch(typed, language, await namesOf(language)), null));
      return own !== null || device?.state.complete ? ok(own) : bundled.suggestSearch(typed, language);
    },
    async firstArticles(language) {
      const cards = await reading<readonly StoredCard[] | null>(
        async ({ database, state }) => (state.complete ? database.cards(FIRST_ARTICLES) : null),
        null,
      );
      if (cards) return ok(cards.flatMap((card) => summaryIn(card, language) ?? []));
      const all = await everyArticle(language);
      return all.ok ? ok(firstArticles(all.value.page.articles)) : all;
    },
    async article(id, language, signal) {
      const found = await reading<ReadableArticle | 'absent' | null>(async ({ database, state }) => {
        const article = await articleOf(database, id, language, backend);
        if (!article) return state.complete || !mayBeShown(id, state) ? 'absent' : null;
        // Its version isn't verified: the backend's own text replaces it once it can be reached.
        return state.unverified.includes(id) ? { ...article, version: '', unverified: true } : article;
      }, null);
      if (found === 'absent') return failed('not-found', `article ${id} is not in the library`);
      return found ? ok(found) : bundled.article(id, language, signal);
    },
    async calendars(language) {
      const own = await reading(async ({ database, state }) => ({ state, cards: await database.cards() }), null);
      if (!own) return bundled.calendars(language);
      const { state, cards } = own;
      const calendars = calendarsOfCards(cards, state, language);
      const travelling = state.complete ? null : await bundled.calendars(language);
      if (!travelling?.ok) return ok(calendars);
      const here = new Set(cards.map(({ id }) => id));
      const rest = travelling.value.filter(({ article }) => !here.has(article) && mayBeShown(article, state));
      return ok([...calendars, ...rest]);
    },
    async site(language) {
      const rows = await siteRows(language);
      return rows ? ok({ rows, story: '' }) : bundled.site(language);
    },
  };
}

/** Whether a bundled article still counts, before the first sync is complete. */
function mayBeShown(id: number, { listed, withdrawn }: SyncState): boolean {
  return !withdrawn.includes(id) && (listed === null || listed.includes(id));
}

async function listIn(database: LibraryDatabase, state: SyncState, language: Language): Promise<Listed> {
  const [cards, site] = await Promise.all([database.cards(), database.site()]);
  const articles = cards.flatMap((card) => summaryIn(card, language) ?? []).sort(newestFirst);
  const versions = new Map(cards.map(({ id, version }) => [id, version]));
  const categories = site?.categories ?? [];
  return { state, versions, articles, categories, whole: everything(pageWith(articles, categories), versions, []) };
}

function everything(
  page: ArticlePage,
  versions: Listed['versions'],
  travelling: readonly ArticleSummary[],
): Everything {
  return { page, byId: new Map(page.articles.map((article) => [article.id, article])), versions, travelling };
}

function summaryIn(card: StoredCard, wanted: Language): ArticleSummary | null {
  const language = languageOf(card, wanted);
  const text = language && card.cards[language];
  return text ? summaryOf(text) : null;
}

async function articleOf(
  database: LibraryDatabase,
  id: number,
  wanted: Language,
  backend: string,
): Promise<ReadableArticle | null> {
  const stored = await database.article(id, (card) => languageOf(card, wanted));
  if (!stored) return null;
  const { version, card, content } = stored;
  if (content === undefined) {
    await database.removeDamaged(id, version);
    return null;
  }
  const { renderMarkdown } = await import('#text/render/render-markdown.ts');
  return { ...card, ...renderMarkdown(content, card.language, (address) => pictureSource(backend, address)) };
}
