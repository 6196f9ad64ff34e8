import type { HasFocalPoint } from './focal-point.ts';
import type { Language, Localized } from './localized.ts';

/** What visitors find of one language: `draft` has words but isn't published, `scheduled` will be seen later. */
export type LanguageState = 'missing' | 'draft' | 'scheduled' | 'published';

/** What visitors read of one language of an item, from a moment (ISO) on. */
export interface LivePlace {
  readonly revision: number;
  readonly from: string;
}

/** The same, with whether the draft has changed since. */
export interface Live extends LivePlace {
  readonly changed: boolean;
}

/** The draft of an item, as the backend keeps it. */
export interface Draft<Document> {
  readonly id: number;
  readonly document: Document;
  /** Counts the saves; each names the one that it was based on. */
  readonly version: number;
  /** ISO; by whom, and whether that was the person who asks. */
  readonly savedAt: string;
  readonly savedByName: string;
  readonly mine: boolean;
  /** ISO; null where it isn't in the bin. */
  readonly binnedAt: string | null;
  readonly live: Localized<Live | null>;
  /** Who approved it last, and which version; a backend from before knows none. */
  readonly approval?: Approval | null | undefined;
  /** Who marked it as ready for review; a backend from before knows nobody. */
  readonly review?: ReviewRequest | null | undefined;
  /** The backend's clock, ISO: a schedule is over by that one, not by the device's. */
  readonly now: string;
}

/** That somebody read a version and says that it may be published. */
interface Approval {
  readonly version: number;
  /** ISO. */
  readonly at: string;
  readonly byName: string;
}

/** That somebody says a version of a draft is ready for review. */
interface ReviewRequest {
  readonly version: number;
  /** ISO. */
  readonly at: string;
  readonly byName: string;
}

/** The answer to a save: `saved` false says that a newer version was there, and nothing was changed. */
export interface SaveResult<Document> {
  readonly saved: boolean;
  readonly draft: Draft<Document>;
}

/** What a list shows of a draft. */
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
  /** What visitors read from that moment on. */
  readonly revision: Localized<number | null>;
  /** What the collection groups by: an article's category id. */
  readonly topic: string | null;
  readonly image: string;
  readonly missingAlt: boolean;
  /** ISO date. */
  readonly reviewDue: string | null;
  readonly review?: ReviewRequest | null | undefined;
  readonly savedAt: string;
  readonly savedByName: string;
  readonly binnedAt: string | null;
  readonly binnedByName: string;
}

/** What a list can be narrowed to; the backend's list_drafts knows the same. */
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

/** How many items each of these shows, and how many parts of them are outdated. */
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
  /** Who brought it with a file, and when; then who made it, and when, is what the file says. */
  readonly imported: { readonly at: string; readonly byName: string } | null;
  readonly title: string;
}

/** What a draft said before it was overwritten, in both languages. */
export interface DraftVersion {
  /** That of the draft, as saves count them. */
  readonly version: number;
  /** ISO; by whom. */
  readonly savedAt: string;
  readonly savedByName: string;
  readonly title: Localized;
}

/** How to bring back what visitors read of an item before something was changed. */
export interface LiveBefore {
  readonly id: number;
  readonly live: Partial<Localized<LivePlace | null>>;
  /**
   * What visitors are thought to read (null: nothing; a number: that revision, from whichever moment on). Where they read
   * something else by then, somebody has published since, and nothing is changed.
   */
  readonly was?: Partial<Localized<LivePlace | number | null>>;
}

/** What a change of what visitors read did. `build`: the static host was asked to build its pages anew. */
export interface LiveChange {
  readonly before: readonly LiveBefore[];
  readonly build: boolean;
}

/** The same, of items that somebody may have changed since they were looked at. */
export interface SetLiveResult extends LiveChange {
  /** Ids of those that were, or that aren't there any more: left as they are. */
  readonly stale: readonly number[];
}

export interface PublishResult extends SetLiveResult {
  /** Items that lack something, with what each language lacks. */
  readonly blocked: readonly { readonly id: number; readonly problems: Partial<Localized<readonly string[]>> }[];
}

/** Which tags a draft had before they were changed, and the version that it has become. */
export interface TagsBefore {
  readonly id: number;
  readonly version: number;
  readonly tags: readonly number[];
}

/** What a change of several drafts' tags did. */
export interface TagsChange {
  /** How to undo it. */
  readonly done: readonly TagsBefore[];
  /** Ids of those that were saved since they were looked at, or that aren't there any more: left as they are. */
  readonly stale: readonly number[];
  /** Ids of those that would have had too many: left as they are. */
  readonly full: readonly number[];
}

/** Fields of which one language is outdated, by their names. A field that isn't named is up to date. */
export type OutdatedFields = Readonly<Record<string, OutdatedField>>;

export interface OutdatedField {
  readonly language: Language;
  /** What the other language said when both were up to date. */
  readonly was: string;
  /** ISO. */
  readonly since: string;
  /** The same segment by segment, once some of them were said to fit: those are as they are now. Then `was` is empty. */
  readonly segments?: readonly string[];
  /** How many parts are outdated, for lists; one, where nobody says. */
  readonly parts?: number;
  /** Two people changed one language each, not knowing of one another: neither text follows the other one. */
  readonly bothChanged?: boolean;
}
