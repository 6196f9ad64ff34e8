import type { Language } from '#domain/localized.ts';
import type { ForeignPicture, Note } from '#text/from-html/foreign-notes.ts';

/** A category of the other system. */
export interface ForeignCategory {
  readonly slug: string;
  readonly name: string;
  /** Its name in English, where it has one in each language. */
  readonly english?: string;
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
  /** Its address where it has no title. */
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

/** The language of a code such as `en_US`; null for all that the portal doesn't have. */
export function languageOf(code: string): Language | null {
  return (/^(id|en)(?:$|[-_])/.exec(code.toLowerCase())?.[1] as Language | undefined) ?? null;
}
