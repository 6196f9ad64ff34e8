import type { AddedNames } from '#domain/everyday-names/other-names.ts';
import type { Language } from '#domain/localized.ts';
import { searchedWords } from '#domain/word-roots/searched-words.ts';
import type { LibraryDatabase, openLibraryDatabase } from '../library-database.ts';
import type { SegmentKey } from '../library-schema.ts';
import { openSegment, type OpenSegment } from '../../word-search/open-segment.ts';
import { ROOT_RULES, segmentBuilder, withNewRoots } from '../../word-search/segment.ts';
import { findArticles, type Hit, type Wanted } from '../../word-search/find-articles.ts';
import { suggestSearch } from '../../word-search/suggest-search.ts';
import type { SegmentStore } from './segment-store.ts';

/** The search index of the library on this device. Every call may reject: nothing is kept, or the disk is full. */
export interface SearchEngine {
  /** The articles that have the words of a search, or forms of them. */
  find(search: string, language: Language, wanted?: Wanted, added?: AddedNames): Promise<readonly Hit[]>;
  /** A suggestion for a search with a typing error: one letter of a word is changed so that it has matches; null where there is none. */
  suggestSearch(search: string, language: Language, added?: AddedNames): Promise<string | null>;
  /** Builds what isn't as the articles are. Cut off, it goes on with the next call. */
  rebuild(): Promise<void>;
}

/** Articles between two chances for a search to be answered, while a segment is built. */
const AT_A_TIME = 40;

/** The index in the database that `openDatabase` opens. */
export function searchEngine(openDatabase: typeof openLibraryDatabase, backend: string): SearchEngine {
  const opened = new Map<string, OpenSegment>();
  let opening: Promise<LibraryDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = async (): Promise<SegmentStore> => {
    opening ??= openDatabase(backend, forget).catch((error: unknown) => {
      // The next call tries again.
      forget();
      throw error;
    });
    return (await opening).segments;
  };

  const read = async (store: SegmentStore, key: SegmentKey): Promise<OpenSegment | null> => {
    const known = opened.get(key.join());
    if (known) return known;
    try {
      const stored = await store.segment(key);
      // Rebuilt since the keys were read: what is missing now is there with the next search.
      if (!stored) return null;
      const segment = openSegment(stored);
      opened.set(key.join(), segment);
      return segment;
    } catch (error) {
      console.warn('A part of the search index is damaged, and will be rebuilt:', error);
      await store.mark(key[1]);
      return null;
    }
  };

  const segmentsOf = async (language: Language): Promise<readonly OpenSegment[]> => {
    const store = await open();
    const keys = await store.keys();
    const there = new Set(keys.map((key) => key.join()));
    for (const known of opened.keys()) if (!there.has(known)) opened.delete(known);
    const all = await Promise.all(keys.filter(([own]) => own === language).map((key) => read(store, key)));
    return all.filter((segment) => segment !== null);
  };

  const build = async (store: SegmentStore, range: number, mark: number): Promise<void> => {
    const builders = { id: segmentBuilder('id'), en: segmentBuilder('en') };
    let last = -1;
    for (;;) {
      const texts = await store.texts(range, last, AT_A_TIME);
      for (const text of texts) {
        builders.id.add(text.id);
        builders.en.add(text.en);
        last = text.id.id;
      }
      if (texts.length < AT_A_TIME) break;
      await nextTask();
    }
    await store.put(range, mark, last === -1 ? [] : [builders.id.finish(), builders.en.finish()]);
  };

  /** Where better rules find the roots of words, articles needn't be read again. */
  const renewRoots = async (store: SegmentStore): Promise<void> => {
    for (const key of await store.keys()) {
      const stored = key[2] === ROOT_RULES ? undefined : await store.segment(key);
      if (stored) await store.replace(key, withNewRoots(stored));
    }
  };

  return {
    find: async (search, language, wanted, added) =>
      findArticles(await segmentsOf(language), searchedWords(search, language, added), wanted),
    suggestSearch: async (search, language, added) =>
      suggestSearch(await segmentsOf(language), search, language, added),
    async rebuild() {
      const store = await open();
      await renewRoots(store);
      // Until none is left: a sync may go on meanwhile. The newest articles are the likeliest to be searched for.
      for (;;) {
        const next = [...(await store.marked())].at(-1);
        if (!next) return;
        await build(store, ...next);
      }
    },
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
