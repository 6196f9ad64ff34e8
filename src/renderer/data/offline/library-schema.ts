import type { DBSchema, IDBPDatabase } from 'idb';
import type { Article } from '#domain/article.ts';
import type { LibrarySite, LibraryVersion } from '#domain/library.ts';
import { type Language, otherLanguage } from '#domain/localized.ts';
import type { TextCalendar } from '#domain/seasons/field-tasks.ts';
import type { SyncState } from '../offline-library.ts';
import type { Segment } from '../word-search/segment.ts';

/** What is known of an article without its content, in each language that it has. */
export interface StoredCard {
  readonly id: number;
  readonly version: LibraryVersion;
  readonly cards: Readonly<Partial<Record<Language, Omit<Article, 'content'>>>>;
  /** The addresses of the pictures that its texts name: uploaded ones, and the portal's own drawings. */
  readonly pictures: readonly string[];
  /** The calendar strips of its texts, in the languages that have any: the home page needn't read all texts for them. */
  readonly calendars: Readonly<Partial<Record<Language, readonly TextCalendar[]>>>;
}

/**
 * The key of a segment: its language, its range of ids, the rules by which its roots were found, and a number by which a window
 * notices a replaced one.
 */
export type SegmentKey = [language: Language, range: number, rules: string, made: number];

export interface LibrarySchema extends DBSchema {
  cards: { key: number; value: StoredCard };
  /** The Markdown of one language; HTML is made when it is read, so that a stricter parser holds for old texts too. */
  contents: { key: [id: number, language: Language]; value: string };
  site: { key: 'site'; value: LibrarySite };
  state: { key: 'sync'; value: SyncState };
  /** The search index: a part for each language and range of ids. */
  segments: { key: SegmentKey; value: Segment };
  /** Ranges of ids whose segments aren't as the articles are; each mark is a number of its own. */
  marked: { key: number; value: number };
}

export type OpenLibrary = IDBPDatabase<LibrarySchema>;

const VERSION = 1;

/** Articles of so many ids lie in one segment: smaller ones take more room in all, larger ones longer to rebuild. */
const RANGE = 2000;

/** The range of an article. */
export function rangeOf(id: number): number {
  return Math.floor(id / RANGE);
}

/** The ids of a range, as a query of the store of cards. */
export function idsIn(range: number): { readonly first: number; readonly last: number } {
  return { first: range * RANGE, last: (range + 1) * RANGE - 1 };
}

/** A mark that differs from all before it. */
export function newMark(): number {
  return Date.now() + Math.random();
}

export const LIBRARY_DATABASE = {
  name: (backend: string) => `tunas-library ${backend}`,
  version: VERSION,
  upgrade,
} as const;

function upgrade(opened: OpenLibrary): void {
  opened.createObjectStore('cards', { keyPath: 'id' });
  for (const name of ['contents', 'site', 'state', 'segments', 'marked'] as const) opened.createObjectStore(name);
}

/** The wanted language where the article has it, else the other. */
export function languageOf({ cards }: StoredCard, wanted: Language): Language | null {
  const other = otherLanguage(wanted);
  return cards[wanted] ? wanted : cards[other] ? other : null;
}
