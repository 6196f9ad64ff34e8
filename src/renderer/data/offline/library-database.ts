import { openDB } from 'idb';
import type { Article } from '#domain/article.ts';
import type { LibraryArticle, LibrarySite, LibraryVersion } from '#domain/library.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { SyncState } from '../offline-library.ts';
import { finishedTransaction } from '../indexed-db.ts';
import { calendarsOf } from './device-calendars.ts';
import { picturesOf } from './pictures/named-pictures.ts';
import {
  LIBRARY_DATABASE,
  newMark,
  rangeOf,
  type LibrarySchema,
  type OpenLibrary,
  type StoredCard,
} from './library-schema.ts';
import { segmentStore, type SegmentStore } from './search/segment-store.ts';

/** In place of a digest: this part is requested with the next sync, whatever its digest is then. */
export const UNKNOWN_PART = '?';

const NEVER_SYNCED: SyncState = {
  ...{ parts: [], siteDigest: '', checkedAt: null, publishedUntil: null, updatedAt: null },
  ...{
    complete: false,
    listed: null,
    withdrawn: [],
    epoch: 0,
    revision: 0,
    forgotten: [],
    damaged: [],
    unverified: [],
  },
};

/** The library was cleared since the work began that wanted to write: its data must be dropped. */
export class LibraryCleared extends Error {}

/** The library of one backend on this device, shared by all windows. Every call may reject: the disk is full, or nothing is kept. */
export interface LibraryDatabase {
  syncState(): Promise<SyncState>;
  versions(): Promise<ReadonlyMap<number, LibraryVersion>>;
  /** By id; all, or so many of the lowest ids. */
  cards(count?: number): Promise<readonly StoredCard[]>;
  /** The ids alone: they can be read where what lies behind them is damaged. */
  ids(): Promise<readonly number[]>;
  count(): Promise<number>;
  card(id: number): Promise<StoredCard | undefined>;
  /** A card and the content of the language that `choose` takes of it, as they were at one moment. */
  article(id: number, choose: (card: StoredCard) => Language | null): Promise<StoredArticle | undefined>;
  site(): Promise<LibrarySite | undefined>;
  /**
   * Stores these articles, removes those and changes the state, all in one transaction. Articles that were removed since the sync
   * began aren't stored, and their part stays unknown, because the response with them may be older. Rejects with LibraryCleared
   * where `epoch` has changed.
   */
  apply(change: LibraryChange): Promise<void>;
  /** Takes an article out that the backend doesn't publish; the next sync looks whether it is there again. False where nothing is changed by that. */
  forget(id: number): Promise<boolean>;
  /** Takes an article out that is damaged, unless another version came meanwhile; the next sync or a pack brings it back. */
  removeDamaged(id: number, version: LibraryVersion): Promise<void>;
  /**
   * Everything goes. Of a damaged one it stays known what the backend doesn't publish: that doesn't count before the next sync, wherever
   * else it is found.
   */
  clear(damaged?: boolean): Promise<void>;
  /** The search index. */
  readonly segments: SegmentStore;
  close(): void;
}

/** One language of an article. */
interface StoredArticle {
  readonly version: LibraryVersion;
  readonly card: Omit<Article, 'content'>;
  /** Missing where it is damaged. */
  readonly content: string | undefined;
}

interface LibraryChange {
  readonly put?: readonly LibraryArticle[];
  /** Ids of those that aren't verified. */
  readonly unverified?: readonly number[];
  readonly remove?: readonly number[];
  readonly site?: LibrarySite;
  readonly state?: Partial<SyncState>;
  /** The epoch in which the work began. */
  readonly epoch?: number;
}

function withDefaults(stored: SyncState | undefined): SyncState {
  return { ...NEVER_SYNCED, ...stored };
}

/** The parts, with those of these articles to be requested again. */
function withUnknown(parts: readonly string[], ids: readonly number[]): readonly string[] {
  const unknown = new Set(ids.map((id) => id % parts.length));
  return parts.map((digest, part) => (unknown.has(part) ? UNKNOWN_PART : digest));
}

function withAlso(ids: readonly number[], id: number): readonly number[] {
  return [...new Set([...ids, id])];
}

/** Cards are read in batches, because reading all at once would block typing. */
const CARDS_AT_ONCE = 500;

/**
 * `backend` is its address: libraries of different backends stay apart. `onClosed`: it has to be opened again, because a newer window
 * wanted it, or the browser has thrown it away.
 */
export async function openLibraryDatabase(
  backend: string,
  onClosed: () => void = () => undefined,
): Promise<LibraryDatabase> {
  const database: OpenLibrary = await openDB<LibrarySchema>(LIBRARY_DATABASE.name(backend), LIBRARY_DATABASE.version, {
    upgrade: LIBRARY_DATABASE.upgrade,
    // A window of a newer version of the portal waits for this one.
    blocking() {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  const syncState = async () => withDefaults(await database.get('state', 'sync'));
  const cards = async (count = Infinity) => {
    const { store } = database.transaction('cards');
    const found: StoredCard[] = [];
    for (;;) {
      const after = found.at(-1);
      const some = await store.getAll(
        after && IDBKeyRange.lowerBound(after.id, true),
        Math.min(CARDS_AT_ONCE, count - found.length),
      );
      found.push(...some);
      if (some.length < CARDS_AT_ONCE || found.length === count) return found;
    }
  };
  /** Empty where even the ids can't be read. */
  const idsThere = () =>
    database.getAllKeys('cards').catch((error: unknown) => {
      console.warn('What was in the library on this device can’t be told any more:', error);
      return [];
    });
  type Note = (before: SyncState, here: StoredCard | undefined) => Partial<SyncState> | null;
  /** Takes an article out and notes it in the state; does neither, and gives false, where there is nothing to note. */
  const takeOut = async (id: number, note: Note): Promise<boolean> => {
    const change = database.transaction(['cards', 'contents', 'state', 'marked'], 'readwrite');
    const states = change.objectStore('state');
    const here = await change.objectStore('cards').get(id);
    const before = withDefaults(await states.get('sync'));
    const noted = note(before, here);
    if (noted === null) return false;
    await finishedTransaction(change, [
      change.objectStore('cards').delete(id),
      change.objectStore('marked').put(newMark(), rangeOf(id)),
      change.objectStore('contents').delete(IDBKeyRange.bound([id], [id, []])),
      states.put(
        {
          ...{ ...before, ...noted, parts: withUnknown(before.parts, [id]) },
          revision: before.revision + 1,
          // Before the library is complete, this time marks that the device has one of its own.
          ...((here || !before.complete) && { updatedAt: Date.now() }),
        },
        'sync',
      ),
    ]);
    return true;
  };
  return {
    syncState,
    async versions() {
      const versions = new Map<number, LibraryVersion>();
      for (const { id, version } of await cards()) versions.set(id, version);
      return versions;
    },
    cards,
    ids: () => database.getAllKeys('cards'),
    count: () => database.count('cards'),
    card: (id) => database.get('cards', id),
    async article(id, choose) {
      const reading = database.transaction(['cards', 'contents']);
      const stored = await reading.objectStore('cards').get(id);
      const language = stored ? choose(stored) : null;
      const card = language && stored?.cards[language];
      if (!stored || !language || !card) return undefined;
      const content = await reading.objectStore('contents').get([id, language]);
      return { version: stored.version, card, content };
    },
    site: () => database.get('site', 'site'),
    async apply({ put = [], unverified = [], remove = [], site, state, epoch }) {
      const change = database.transaction(['cards', 'contents', 'site', 'state', 'marked'], 'readwrite', {
        durability: 'strict',
      });
      const [cards, contents] = [change.objectStore('cards'), change.objectStore('contents')];
      const states = change.objectStore('state');
      const before = withDefaults(await states.get('sync'));
      if (epoch !== undefined && epoch !== before.epoch) throw new LibraryCleared();
      const changed = [...remove, ...put.map((article) => article.id)];
      const replaced = new Set(changed);
      const after = {
        ...{ ...before, ...state, revision: before.revision + 1 },
        unverified: [...before.unverified.filter((id) => !replaced.has(id)), ...unverified],
        damaged: before.damaged.filter((id) => !replaced.has(id)),
      };
      const parts = withUnknown(after.parts, [...after.forgotten, ...after.damaged, ...after.unverified]);
      const work: Promise<unknown>[] = [];
      for (const id of changed) work.push(contents.delete(IDBKeyRange.bound([id], [id, []])));
      for (const range of new Set(changed.map(rangeOf))) work.push(change.objectStore('marked').put(newMark(), range));
      for (const id of remove) work.push(cards.delete(id));
      for (const article of put.filter(({ id }) => !after.forgotten.includes(id))) {
        const own: Partial<Record<Language, Omit<Article, 'content'>>> = {};
        for (const language of LANGUAGES) {
          const text = article.texts[language];
          if (!text) continue;
          const { content, ...card } = text;
          own[language] = card;
          work.push(contents.put(content, [article.id, language]));
        }
        work.push(
          cards.put({
            id: article.id,
            version: article.version,
            cards: own,
            pictures: picturesOf(Object.values(article.texts)),
            calendars: calendarsOf(Object.values(article.texts)),
          }),
        );
      }
      if (site) work.push(change.objectStore('site').put(site, 'site'));
      work.push(states.put({ ...after, parts }, 'sync'));
      await finishedTransaction(change, work);
    },
    forget: (id) =>
      takeOut(id, ({ complete, withdrawn, forgotten }, here) => {
        const isKnown = forgotten.includes(id) && (complete || withdrawn.includes(id));
        if (!here && isKnown) return null;
        return { withdrawn: complete ? [] : withAlso(withdrawn, id), forgotten: withAlso(forgotten, id) };
      }),
    async removeDamaged(id, version) {
      await takeOut(id, ({ damaged }, here) => (here?.version === version ? { damaged: withAlso(damaged, id) } : null));
    },
    async clear(damaged = false) {
      const here = damaged ? await idsThere() : [];
      const change = database.transaction([...database.objectStoreNames], 'readwrite');
      const states = change.objectStore('state');
      const before = withDefaults(await states.get('sync'));
      const { epoch, revision, complete, listed, withdrawn, forgotten } = before;
      const published = complete ? [...here, ...before.damaged] : listed;
      const unpublished = { listed: published, withdrawn: [...withdrawn, ...forgotten] };
      await finishedTransaction(change, [
        ...Array.from(change.objectStoreNames, (name) => change.objectStore(name).clear()),
        // The epoch continues to count, so that data in memory isn't mistaken for later data.
        states.put({ ...NEVER_SYNCED, ...(damaged && unpublished), epoch: epoch + 1, revision: revision + 1 }, 'sync'),
      ]);
    },
    segments: segmentStore(database),
    close: () => database.close(),
  };
}
