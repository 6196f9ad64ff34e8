import type { StoredDraft, DraftStore } from './local-draft-store.ts';

/** Something written on this device that the backend may not have, for a list of items. */
export interface LocalDraft<Document> {
  /** null where the item wasn't made at the backend yet; then `key` opens it. */
  readonly id: number | null;
  readonly key: string;
  /** Names it: to go on with exactly this one, or to discard it. */
  readonly session: string;
  /** ISO, by this device's clock; empty where that can't be read any more: it is listed all the same, as the oldest. */
  readonly writtenAt: string;
  /** null where an older build wrote it in another form: then only `text` can be had of it. */
  readonly document: Document | null;
  /** All its words, a paragraph each, to be copied. */
  readonly text: string;
}

/** The drafts of a user on this device, newest first, including those of open windows. Rejects where the device can't be read. */
export async function listLocalDrafts<Document>(
  kept: DraftStore,
  owner: string,
  collection: string,
  readDocument: (value: unknown) => Document | null,
): Promise<readonly LocalDraft<Document>[]> {
  const texts = await kept.list(owner, collection);
  return texts.map(({ id, key, session, writtenAt, document }) => ({
    id,
    key,
    session,
    writtenAt,
    document: readDocument(document),
    text: wordsOf(document).join('\n\n'),
  }));
}

/** A record with the documents that it holds; null where an older build wrote them in a form that can't be read. */
export function readLocalDraft<Document>(
  text: StoredDraft<unknown>,
  readDocument: (value: unknown) => Document | null,
): StoredDraft<Document> | null {
  const document = readDocument(text.document);
  if (document === null) return null;
  const draftOf = (draft: typeof text.server) => {
    const held = draft && readDocument(draft.document);
    return draft && held !== null ? { ...draft, document: held } : null;
  };
  const sent = text.sent.map(readDocument).filter((each) => each !== null);
  return { ...text, document, server: draftOf(text.server), conflict: draftOf(text.conflict), sent };
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsOf);
}
