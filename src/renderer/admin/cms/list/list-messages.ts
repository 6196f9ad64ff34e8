import type { ComponentType } from 'react';
import type { DraftShow, DraftSort } from '#domain/draft.ts';

/** The texts of a list for its collection. */
export interface ListMessages {
  /** What is listed: the table's name. */
  readonly name: string;
  readonly search: string;
  /** There is nothing at all yet. */
  readonly empty: string;
  /** The button that begins one. */
  readonly begin: string;
  /** How many items lack something to be published, by the backend's code for it: "120 have no picture". */
  lacking(problem: string, count: number): string;
  /** Whether a problem is of what both languages share. */
  isShared(problem: string): boolean;
}

/** What a collection groups by (articles by their categories), and what that is called. */
export interface ListGrouping extends ListFilter {
  /** What else narrows it, where there is anything. */
  readonly tags?: ListFilter | undefined;
  /** The dialog for tags to add or remove; missing where there are no tags. */
  readonly TagDialog?: ComponentType<TagDialogProps> | undefined;
  /** How many items at once get what they lack, by the field's name. */
  readonly completions?: Readonly<Record<string, ListCompletion>> | undefined;
}

/** The document with what it lacked. */
export type Completion = (document: object) => object;

interface ListCompletion {
  /** The button that opens the dialog: "One picture for all". */
  readonly label: string;
  readonly Icon: ComponentType<{ readonly className?: string }>;
  readonly Dialog: ComponentType<CompletionDialogProps>;
}

export interface CompletionDialogProps {
  /** How many items will have it. */
  readonly count: number;
  /** Whether they are published with it; else only the drafts change. */
  readonly publishes: boolean;
  /** How many have one already, which this one takes the place of. */
  readonly replaced: number;
  readonly onChoose: (change: Completion) => void;
  readonly onClose: () => void;
}

export interface TagDialogProps {
  /** Whether they get them, or lose them. */
  readonly kind: 'tag' | 'untag';
  /** How many items are selected. */
  readonly count: number;
  readonly onChoose: (tags: readonly number[]) => void;
  readonly onClose: () => void;
}

/** What a list is narrowed to. */
export interface ListFilter {
  readonly label: string;
  readonly all: string;
  readonly topics: readonly ListTopic[];
}

/** One thing that the collection groups by. */
interface ListTopic {
  readonly value: string;
  readonly label: string;
}

export const SHOW_LABELS = {
  all: 'list:showAll',
  published: 'publishing:state.published',
  scheduled: 'publishing:state.scheduled',
  draft: 'publishing:state.draft',
  changed: 'publishing:state.changed',
  'missing-language': 'list:showMissingLanguage',
  'missing-alt': 'list:showMissingAlt',
  outdated: 'list:showOutdated',
  untouched: 'list:showUntouched',
  'review-due': 'list:showReviewDue',
  'in-review': 'list:showInReview',
  bin: 'list:bin.title',
} as const satisfies Record<DraftShow, string>;

export const SORT_LABELS = {
  changed: 'list:sortChanged',
  '-changed': 'list:sortUnchanged',
  title: 'list:sortTitle',
  '-title': 'list:sortTitleBack',
  published: 'list:sortPublished',
  '-published': 'list:sortPublishedFirst',
} as const satisfies Record<DraftSort, string>;
