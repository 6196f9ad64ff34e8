import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { ValidPart } from '../content-type.ts';

/** For content types whose every document may be sent: sends it whole. */
export const everything = <Document>(document: Document): Document => document;

/** The item that is edited: one of a collection. */
export interface EditedItem<Document> {
  readonly collection: Pick<DraftCollection<Document>, 'read' | 'create' | 'save'>;
  /** Its name at the backend: `articles`. */
  readonly collectionName: string;
  /** null for a new item. */
  readonly id: number | null;
  /** Under which a new item is made: a UUID of its own, the same one when it is opened again. */
  readonly key: string;
  /** A new item in which nothing is written. */
  readonly empty: Document;
  /** Whether enough is written for a new item to be made at the backend. */
  isBegun(document: Document): boolean;
  /** What the backend gets of it. Without it, everything. */
  readonly whole?: ValidPart<Document> | undefined;
  /** A document as this device kept it, perhaps by an older build; null where it can't be read. */
  readDocument(value: unknown): Document | null;
  /** The user’s id, unique to this backend: users don't see each other's drafts on a device. */
  readonly owner: string;
  /** Which of the kept texts to go on with (its `session`); without it the newest. */
  readonly take?: string | undefined;
  /** The new item was made and has its number. */
  onCreated?(id: number): void;
}
