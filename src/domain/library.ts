import type { Article } from './article.ts';
import type { Category } from './category.ts';
import type { Language } from './localized.ts';

/** An article's version on the backend: microseconds since 1970. Any other number is another version. */
export type LibraryVersion = number;

/**
 * Whether the whole library is kept on this device: `on` brings it up to date by itself, `paused` leaves it as it is, `off` keeps
 * none.
 */
export const LIBRARY_CHOICES = ['on', 'paused', 'off'] as const;

export type LibraryChoice = (typeof LIBRARY_CHOICES)[number];

/** How much there is to keep. */
export interface LibrarySize {
  readonly count: number;
  /** What all texts take, in bytes. */
  readonly bytes: number;
}

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
export interface LibraryState extends LibrarySize {
  /** A digest for each part of the articles, those whose id divided by the number of parts leaves the part's number. */
  readonly parts: readonly string[];
  readonly siteDigest: string;
  /** When this was so, by the backend's own clock, in the unit of versions. */
  readonly moment: LibraryVersion;
  /** Null where it is as the device knows it. */
  readonly site: LibrarySite | null;
}

/** Which uploaded pictures a device keeps: none, the smallest file of each, or the largest as well. */
export const PICTURE_CHOICES = ['none', 'small', 'all'] as const;
export type PictureChoice = (typeof PICTURE_CHOICES)[number];
