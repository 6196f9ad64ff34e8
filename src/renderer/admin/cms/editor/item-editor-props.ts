import type { ReactNode } from 'react';
import type { PublishResult } from '#domain/draft.ts';
import type { Language, Localized } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { PreviewSurroundings } from '../preview/preview-panel.tsx';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';

/** An item that is open to be written. */
export interface OpenItem<Document> {
  readonly accounts: Accounts;
  readonly collection: DraftCollection<Document>;
  readonly editable: EditableDraft<Document>;
  readonly state: EditableDraftState<Document>;
  /** Makes what is written here an item of its own, and opens it. */
  readonly onCopy: () => void;
  /** Makes another draft of what is written here, and opens it. */
  readonly onDuplicate: () => void;
}

/** Problems reported by publishing: per language, and altogether. Before the first try only what is gone. */
interface Lacking extends Localized<readonly string[]> {
  readonly any: readonly string[];
}

/** What stands around the fields that both languages share. */
interface SharedSurroundings {
  /** Whether they are in sight. */
  readonly isOpen: boolean;
  /** Brings the text of a language into sight. */
  readonly onShow: (language: Language) => void;
}

/** What stands around the page on which texts are written. */
export interface PageSurroundings {
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
  /** The state of a language. */
  readonly head: (language: Language) => ReactNode;
  /** Something pasted isn't in its text yet. */
  readonly isPasting: boolean;
  /** Something lies over it: nothing in it can be reached. */
  readonly isCovered: boolean;
  /** The text that was asked for last: something is wrong with it, or a comment is about it. */
  readonly wanted: { readonly problem: string; readonly side: Language } | null;
  /** Leads to what lacks something, also where that isn't on the page. */
  readonly onProblem: (problem: string, side: Language) => void;
}

/** What a kind of content shows in the editor beside its texts. */
export interface EditorParts {
  /** The label of the shared fields, for screen readers. */
  readonly sharedLabel: string;
  /** The fields of what both languages share. */
  readonly shared: (invalid: Lacking, id: string, around: SharedSurroundings) => ReactNode;
  /** On the very screen that visitors get; without it the page itself is written. */
  readonly preview?: (around: PreviewSurroundings) => ReactNode;
  /** The page that visitors read, on which the texts are written; without it they are fields. */
  readonly page?: (around: PageSurroundings) => ReactNode;
}

/** What was published or withdrawn last, until the note about it is closed. */
export interface LastAction {
  readonly answer: PublishResult;
  readonly what: 'published' | 'withdrawn';
  readonly languages: readonly Language[];
}
