import { otherLanguage, type Language } from '#domain/localized.ts';
import { finishedTransaction } from '../../indexed-db.ts';
import { idsIn, newMark, type OpenLibrary, type SegmentKey, type StoredCard } from '../library-schema.ts';
import type { IndexedText, Segment } from '../../word-search/segment.ts';

/** What the search index reads and writes in the library's database. */
export interface SegmentStore {
  keys(): Promise<readonly SegmentKey[]>;
  segment(key: SegmentKey): Promise<Segment | undefined>;
  /** The ranges whose segments aren't as the articles are, each with its mark. */
  marked(): Promise<ReadonlyMap<number, number>>;
  /** Marks a range to be rebuilt. */
  mark(range: number): Promise<void>;
  /** The next articles of a range, by id, as each language shows them. */
  texts(range: number, after: number, most: number): Promise<readonly Readonly<Record<Language, IndexedText>>[]>;
  /** Puts these in the place of a range's segments; the mark goes unless there is another one by now: all of it, or nothing. */
  put(range: number, mark: number, segments: readonly Segment[]): Promise<void>;
  /** Puts one in the place of another one that is made otherwise of the same articles. */
  replace(key: SegmentKey, segment: Segment): Promise<void>;
}

export function segmentStore(database: OpenLibrary): SegmentStore {
  return {
    keys: () => database.getAllKeys('segments'),
    segment: (key) => database.get('segments', key),
    async marked() {
      const reading = database.transaction('marked');
      const [ranges, marks] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
      return new Map(ranges.map((range, at) => [range, marks[at] ?? 0]));
    },
    async mark(range) {
      await database.put('marked', newMark(), range);
    },
    async texts(range, after, most) {
      const { first, last } = idsIn(range);
      if (after >= last) return [];
      const reading = database.transaction(['cards', 'contents']);
      const wanted = IDBKeyRange.bound(Math.max(first, after + 1), last);
      const cards = await reading.objectStore('cards').getAll(wanted, most);
      const [from, to] = [cards.at(0)?.id, cards.at(-1)?.id];
      if (from === undefined || to === undefined) return [];
      const [contents, between] = [reading.objectStore('contents'), IDBKeyRange.bound([from], [to, []])];
      const [keys, texts] = await Promise.all([contents.getAllKeys(between), contents.getAll(between)]);
      const contentOf = new Map(keys.map((key, at) => [key.join(), texts[at] ?? '']));
      return cards.map((card) => ({ id: shown(card, 'id', contentOf), en: shown(card, 'en', contentOf) }));
    },
    async put(range, mark, segments) {
      const change = database.transaction(['segments', 'marked'], 'readwrite');
      const [store, marked] = [change.objectStore('segments'), change.objectStore('marked')];
      const here = await store.getAllKeys();
      const last = await marked.get(range);
      // The library was removed while its index was built.
      if (last === undefined) return;
      const isLast = last === mark;
      await finishedTransaction(change, [
        ...here.filter((key) => key[1] === range).map((key) => store.delete(key)),
        ...segments.map((segment) => store.put(segment, keyOf(segment, range))),
        ...(isLast ? [marked.delete(range)] : []),
      ]);
    },
    async replace(key, segment) {
      const change = database.transaction('segments', 'readwrite');
      // Rebuilt meanwhile.
      const isThere = (await change.store.getKey(key)) !== undefined;
      await finishedTransaction(
        change,
        isThere ? [change.store.delete(key), change.store.put(segment, keyOf(segment, key[1]))] : [],
      );
    },
  };
}

function keyOf({ language, rules }: Segment, range: number): SegmentKey {
  return [language, range, rules, newMark()];
}

/** An article in the language that it is shown in where this one is wanted. */
function shown(
  { id, version, cards }: StoredCard,
  wanted: Language,
  contentOf: ReadonlyMap<string, string>,
): IndexedText {
  const language = cards[wanted] ? wanted : otherLanguage(wanted);
  const card = cards[language];
  return {
    id,
    version,
    title: card?.title ?? '',
    excerpt: card?.excerpt ?? '',
    content: contentOf.get(`${id},${language}`) ?? '',
  };
}
