import type { TeamPerson } from './account.ts';
import type { HasFocalPoint } from './focal-point.ts';
import type { Language, Localized } from './localized.ts';

/** The state of one language for visitors: `draft` has text but isn't published, `scheduled` will be visible later. */
export type LanguageState = 'missing' | 'draft' | 'scheduled' | 'published';

/** The published revision of one language of an item, visible from a time (ISO) on. */
export interface LivePlace {
  readonly revision: number;
  readonly from: string;
}

/** The published revision, with whether the draft has changed since. */
export interface Live extends LivePlace {
  readonly changed: boolean;
}

/** The draft of an item, as the backend stores it. */
export interface Draft<Document> {
  readonly id: number;
  readonly document: Document;
  /** Counts the saves; each save names the version that it is based on. */
  readonly version: number;
  /** When it was last saved (ISO), by whom, and whether that was the signed-in user. */
  readonly savedAt: string;
  readonly savedByName: string;
  readonly mine: boolean;
  /** ISO; null where it isn't in the bin. */
  readonly binnedAt: string | null;
  readonly live: Localized<Live | null>;
  /** The last approval. */
  readonly approval: Approval | null;
  readonly review: ReviewRequest | null;
  /** The addresses in it of uploaded pictures and attached files that are gone. */
  readonly missingMedia: readonly string[];
  /** The backend's clock, ISO: schedules are compared with it, not with the device's clock. */
  readonly now: string;
}

/** An approval of a version for publication. */
interface Approval {
  readonly version: number;
  /** ISO. */
  readonly at: string;
  readonly by: TeamPerson;
}

/** A mark that a version of a draft is ready for review. */
interface ReviewRequest {
  readonly version: number;
  /** ISO. */
  readonly at: string;
  readonly by: TeamPerson;
}

/** The result of a save: with `saved` false a newer version existed and nothing was changed. */
export interface SaveResult<Document> {
  readonly saved: boolean;
  readonly draft: Draft<Document>;
}

/** The fields of a draft that lists show. */
export interface DraftCard extends HasFocalPoint {
  readonly id: number;
  readonly version: number;
  readonly title: Localized;
  readonly state: Localized<LanguageState>;
  /** Whether the draft of a published language has changes. */
  readonly changed: Localized<boolean>;
  /** How many parts of this language are outdated. */
  readonly outdated: Localized<number>;
  readonly liveFrom: Localized<string | null>;
  /** The revision that visitors read from then on. */
  readonly revision: Localized<number | null>;
  /** The id of the group that the collection lists it in: an article's category. */
  readonly topic: string | null;
  /** Ids of an article's tags. */
  readonly tags: readonly number[];
  readonly image: string;
  readonly missingAlt: boolean;
  /** ISO date. */
  readonly reviewDue: string | null;
  readonly review: ReviewRequest | null;
  readonly savedAt: string;
  readonly savedByName: string;
  readonly binnedAt: string | null;
  readonly binnedByName: string;
}

/** The filters of a list; the backend's list_drafts has the same. */
export const DRAFT_SHOWS = [
  'all',
  'published',
  'scheduled',
  'draft',
  'changed',
  'missing-language',
  'missing-alt',
  'outdated',
  'untouched',
  'review-due',
  'in-review',
  'bin',
] as const;

export type DraftShow = (typeof DRAFT_SHOWS)[number];

/** The number of items for each filter, and of outdated parts. */
export type DraftCounts = Readonly<Record<DraftShow | 'outdated-parts', number>>;

export const DRAFT_SORTS = ['changed', '-changed', 'title', '-title', 'published', '-published'] as const;

export type DraftSort = (typeof DRAFT_SORTS)[number];

/** A published version of one language. */
export interface RevisionCard {
  readonly id: number;
  readonly language: Language;
  readonly version: number;
  readonly madeAt: string;
  readonly madeByName: string;
  /** Who imported it from a file, and when; the author and time above are then the file's. */
  readonly imported: { readonly at: string; readonly byName: string } | null;
  readonly title: string;
}

/** The texts of a draft before a save replaced them, in both languages. */
export interface DraftVersion {
  /** The draft's version, as saves count them. */
  readonly version: number;
  /** When it was saved (ISO), and by whom. */
  readonly savedAt: string;
  readonly savedByName: string;
  readonly title: Localized;
}

/** How to restore what visitors read of an item before a change. */
export interface LiveBefore {
  readonly id: number;
  readonly live: Partial<Localized<LivePlace | null>>;
  /**
   * The state that the caller expects (null: not published; a number: that revision, from any time on). Where the item has another
   * state, it was published by someone else meanwhile, and nothing is changed.
   */
  readonly was?: Partial<Localized<LivePlace | number | null>>;
}

/** The result of a change of what visitors read. `build`: a new build of the static site was requested. */
export interface LiveChange {
  readonly before: readonly LiveBefore[];
  readonly build: boolean;
}

/** The result for items that may have been changed by others meanwhile, or have problems. */
export interface PublishResult extends LiveChange {
  /** Ids of items that were changed, or don't exist any more; they were left as they are. */
  readonly stale: readonly number[];
  /** Items that visitors may not see like that, with the problems of each language; they were left as they are. */
  readonly blocked: readonly { readonly id: number; readonly problems: Partial<Localized<readonly string[]>> }[];
}

/** A draft's tags before a change, and its version after it. */
export interface TagsBefore {
  readonly id: number;
  readonly version: number;
  readonly tags: readonly number[];
}

/** The result of a change of several drafts' tags. */
export interface TagsChange {
  /** The data for an undo. */
  readonly done: readonly TagsBefore[];
  /** Ids of drafts that were saved meanwhile, or don't exist any more; they were left as they are. */
  readonly stale: readonly number[];
  /** Ids of drafts that would have had too many tags; they were left as they are. */
  readonly full: readonly number[];
}

/** The fields of which one language is outdated, by their names. All others are up to date. */
export type OutdatedFields = Readonly<Record<string, OutdatedField>>;

export interface OutdatedField {
  readonly language: Language;
  /** The other language's text when both were up to date. */
  readonly was: string;
  /** ISO. */
  readonly since: string;
  /** The same text by segments, once some of them were marked as up to date: those have their current text. `was` is empty then. */
  readonly segments?: readonly string[];
  /** The number of outdated parts, for lists; one where it is missing. */
  readonly parts?: number;
  /** Both languages were changed independently by two people: neither is a translation of the other. */
  readonly bothChanged?: boolean;
}
