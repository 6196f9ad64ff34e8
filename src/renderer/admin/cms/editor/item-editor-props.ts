import type { ReactNode } from 'react';
import type { PublishResult } from '#domain/draft.ts';
import type { Language, Localized } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
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

/** What a kind of content shows in the editor beside its texts. */
export interface EditorParts {
  /** In the head, in a line: what both languages share. */
  readonly summary: ReactNode;
  /** The label of the shared fields, for screen readers. */
  readonly sharedLabel: string;
  /** The fields of what both languages share. */
  readonly shared: (invalid: Lacking, id: string, around: SharedSurroundings) => ReactNode;
  /** On the very screen that visitors get. */
  readonly preview: (first: Language, onClose: () => void) => ReactNode;
  /** Offered above the texts: a way to begin. */
  readonly beginning?: ReactNode;
}

/** What was published or withdrawn last, until the note about it is closed. */
export interface LastAction {
  readonly answer: PublishResult;
  readonly what: 'published' | 'withdrawn';
  readonly languages: readonly Language[];
}
