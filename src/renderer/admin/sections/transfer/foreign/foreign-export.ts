import type { Language } from '#domain/localized.ts';

/** A picture where the other system kept it. */
export interface ForeignPicture {
  readonly source: string;
  readonly alt: string;
}

/** A category of the other system. */
export interface ForeignCategory {
  readonly slug: string;
  readonly name: string;
}

/**
 * What of an article doesn't come along as it was. `picture`: it isn't among the chosen files; `embed`: a video, sound or
 * frame became a link; `block`, `shortcode`: made by a part of the other system; `category`: only one fits; `tag`: more than fit;
 * `title`, `excerpt`, `author`: too long, so shortened; `date`: none that can be read; `links`: still lead to the other site.
 */
export interface Note {
  readonly kind:
    | 'picture'
    | 'embed'
    | 'block'
    | 'shortcode'
    | 'category'
    | 'tag'
    | 'title'
    | 'excerpt'
    | 'author'
    | 'date'
    | 'links';
  /** Names it: the file, the address, the block. */
  readonly what: string;
}

/** An article as the other system has it, in one language. */
export interface ForeignArticle {
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly excerpt: string;
  readonly author: string;
  /** The first one counts. */
  readonly categories: readonly ForeignCategory[];
  readonly tags: readonly ForeignCategory[];
  readonly picture: ForeignPicture | null;
  /** ISO times; null where it has none. */
  readonly createdAt: string | null;
  readonly changedAt: string | null;
  /** ISO date on which visitors first read it; null where they never did. */
  readonly publishedOn: string | null;
  /** The other system's name for it; null where it has none. */
  readonly language: string | null;
  /** The same for the languages of one article; null where there is only one. */
  readonly group: string | null;
  readonly notes: readonly Note[];
}

/** Why something isn't an article here: `kind` names another sort of content, `binned`, `empty`, `language`, `long`. */
export interface LeftOut {
  readonly title: string;
  readonly why: 'kind' | 'binned' | 'empty' | 'language' | 'long';
  readonly what: string;
}

/** What an export of another system holds. */
export interface ForeignExport {
  readonly system: 'wordpress' | 'ghost';
  /** The other site's address; empty where it isn't known. */
  readonly site: string;
  readonly articles: readonly ForeignArticle[];
  readonly leftOut: readonly LeftOut[];
  readonly comments: number;
}

/** Longer HTML than becomes an article, in characters: it isn't even looked at. */
export const HTML_MAX = 1_000_000;

const DAY_MS = 86_400_000;

/** A moment of another system as ISO, or null: "0000-00-00 00:00:00" is one that it doesn't know. What is to come is today. */
export function momentOf(text: string): string | null {
  const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text.trim());
  if (written === null) return null;
  const moment = Date.parse(`${written[1]}T${written[2]}Z`);
  if (Number.isNaN(moment) || moment < Date.UTC(1970, 0, 2)) return null;
  return new Date(Math.min(moment, Date.now())).toISOString();
}

/** The day of a moment of another system; null where it is none, or is to come. */
export function dayOf(text: string): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(text.trim())?.[0];
  if (day === undefined || momentOf(`${day} 00:00:00`)?.slice(0, 10) !== day) return null;
  return Date.parse(day) > Date.now() + DAY_MS ? null : day;
}

/** The language of a code such as `en_US`; null for all that the portal doesn't have. */
export function languageOf(code: string): Language | null {
  return (/^(id|en)(?:$|[-_])/.exec(code.toLowerCase())?.[1] as Language | undefined) ?? null;
}
