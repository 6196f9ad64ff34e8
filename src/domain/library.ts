import type { Article, Category } from './article.ts';
import type { Language } from './localized.ts';

/** An article's version on the backend: microseconds since 1970, compared for equality only. */
export type LibraryVersion = number;

/** Whether the library is kept on this device: `on` syncs it automatically, `paused` leaves it as it is, `off` keeps none. */
export const LIBRARY_CHOICES = ['on', 'paused', 'off'] as const;

export type LibraryChoice = (typeof LIBRARY_CHOICES)[number];

/** The size of the library. */
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

/** The parts of the site beside its articles. */
export interface LibrarySite {
  readonly categories: readonly Category[];
  /** The responses of read_site, by language. */
  readonly items: Readonly<Record<Language, readonly unknown[]>>;
}

/** A summary of what the backend publishes at this moment. */
export interface LibraryState extends LibrarySize {
  /** A digest for each part of the articles: those whose id modulo the number of parts is the part's index. */
  readonly parts: readonly string[];
  readonly siteDigest: string;
  /** The time of this state, by the backend's clock, in the unit of versions. */
  readonly moment: LibraryVersion;
  /** Null where the device has the current one. */
  readonly site: LibrarySite | null;
}

/** Which uploaded pictures a device stores: none, the smallest file of each, or the largest as well. */
export const PICTURE_CHOICES = ['none', 'small', 'all'] as const;
export type PictureChoice = (typeof PICTURE_CHOICES)[number];

/** The file beside a pack that shows its articles on phones without the app. */
export const READING_PAGE = 'baca-di-hp.html';

/** A mark within the first bytes of such a page, so that no other file of that name is overwritten. */
export const READING_PAGE_MARK = '<meta name="generator" content="Tunas baca-di-hp">';
export const READING_PAGE_HEAD = 1024;
