import type { Article } from './article.ts';
import type { Category } from './category.ts';
import type { Language } from './localized.ts';

/** An article's version on the backend: microseconds since 1970. Any other number is another version. */
export type LibraryVersion = number;

/** One published article as the backend lists it for devices that keep the library. */
export interface IndexEntry {
  readonly id: number;
  readonly version: LibraryVersion;
  /** What its texts take, in bytes. */
  readonly bytes: number;
}

/** One article with all its published languages, whole. */
export interface LibraryArticle {
  readonly id: number;
  readonly version: LibraryVersion;
  readonly texts: Readonly<Partial<Record<Language, Article>>>;
}

/** What the site consists of beside its articles. */
export interface LibrarySite {
  readonly categories: readonly Category[];
  /** As read_site answers, by language. */
  readonly items: Readonly<Record<Language, readonly unknown[]>>;
}

/** What the backend publishes at this moment, in short. */
export interface LibraryState {
  readonly count: number;
  /** What all texts take, in bytes. */
  readonly bytes: number;
  /** A digest for each part of the articles, those whose id divided by the number of parts leaves the part's number. */
  readonly parts: readonly string[];
  readonly siteDigest: string;
  /** Null where it is as the device knows it. */
  readonly site: LibrarySite | null;
}
