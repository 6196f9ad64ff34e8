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

const DAY_MS = 86_400_000;

/** Most sites that move here are of Jakarta's time: what an export doesn't say is taken so. */
export const USUAL_ZONE = 'Asia/Jakarta';

/** A moment of another system, written in UTC, as ISO, or null: "0000-00-00 00:00:00" is one that it doesn't know. What is to come is today. */
export function momentOf(text: string): string | null {
  const moment = timeOf(text);
  return moment === null ? null : new Date(Math.min(moment, Date.now())).toISOString();
}

/** The same in milliseconds, what is to come included. */
export function timeOf(text: string): number | null {
  const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text.trim());
  if (written === null) return null;
  const moment = Date.parse(`${written[1]}T${written[2]}Z`);
  return Number.isNaN(moment) || moment < Date.UTC(1970, 0, 2) ? null : moment;
}

/** The day of a moment of another system, as a clock there shows it; null where it is none, or is to come. */
export function dayOf(text: string): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(text.trim())?.[0];
  if (day === undefined || momentOf(`${day} 00:00:00`)?.slice(0, 10) !== day) return null;
  return Date.parse(day) > Date.now() + DAY_MS ? null : day;
}

/** A moment in UTC as a clock of a zone shows it; a zone that nobody knows is the usual one. */
export function clockIn(zone: string, text: string): string {
  const moment = timeOf(text);
  if (moment === null) return text;
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: isZone(zone) ? zone : USUAL_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return shown.format(moment);
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The language of a code such as `en_US`; null for all that the portal doesn't have. */
export function languageOf(code: string): Language | null {
  return (/^(id|en)(?:$|[-_])/.exec(code.toLowerCase())?.[1] as Language | undefined) ?? null;
}
