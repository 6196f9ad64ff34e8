import type { Draft, SaveResult } from '#domain/draft.ts';
import type { Failure } from '#domain/result.ts';
import { rebasedDocument } from './rebased-document.ts';
import { sameDocument } from '../same-document.ts';
import { relationOf, type StartingPoint } from './starting-point.ts';
import type { ValidPart } from '../content-type.ts';
import { everything, type EditedItem } from './edited-item.ts';
import type { EditableDraftState, SaveState } from './editable-draft.ts';

/** Sent without an answer: of more than these the backend won't have any. */
const MOST_SENT = 10;

/** An item being written, and how far each change got. Changes are counted from 1; 0 is what it was opened with. */
export interface EditingState<Document> {
  readonly id: number | null;
  readonly empty: Document;
  readonly whole: ValidPart<Document>;
  readonly document: Document;
  readonly server: Draft<Document> | null;
  readonly conflict: Draft<Document> | null;
  readonly found: { readonly writtenAt: string } | null;
  /** Sent on top of `server` without an answer: the backend may have it. */
  readonly sent: readonly Document[];
  /** The number of the newest change, of the newest one at the backend, and of the newest one on this device. */
  readonly edit: number;
  readonly savedEdit: number;
  readonly keptEdit: number;
  /** When this device took `keptEdit`, ISO. */
  readonly keptAt: string;
  /** Why the backend didn't take the last try. */
  readonly failure: Failure | null;
  /** This device didn't take the last record. */
  readonly deviceRefuses: boolean;
  /** Something differs, or differed, from what it was opened with. */
  readonly touched: boolean;
}

export function beginEditing<Document>(
  start: StartingPoint<Document>,
  { empty, whole = everything }: Pick<EditedItem<Document>, 'empty' | 'whole'>,
): EditingState<Document> {
  const { id, document, server, conflict, sent, found, pendingFailure } = start;
  const edit = found ? 1 : 0;
  return {
    ...{ id, empty, whole, document, server, conflict, sent, edit },
    found: found && { writtenAt: found.writtenAt },
    savedEdit: 0,
    keptEdit: edit,
    keptAt: found?.writtenAt ?? '',
    failure: pendingFailure?.failure ?? null,
    deviceRefuses: false,
    touched: found !== null,
  };
}

/** What the backend gets of what is written. */
export function toSend<Document>({ whole, document, server }: EditingState<Document>): Document {
  return whole(document, server?.document ?? null);
}

/** Whether something is half typed: it is stored on this device only. */
export function isIncomplete<Document>(writing: EditingState<Document>): boolean {
  return !sameDocument(toSend(writing), writing.document);
}

/** Whether the backend has everything that is written, but for what is half typed. */
export function isSaved<Document>({ edit, savedEdit }: EditingState<Document>): boolean {
  return edit === savedEdit;
}

export function withChange<Document>(writing: EditingState<Document>, document: Document): EditingState<Document> {
  const { id, empty, sent, edit } = writing;
  const next = { ...writing, document, edit: edit + 1, found: null, touched: true };
  // A new item from which everything was taken out again is as good as never begun.
  const blank = id === null && sent.length === 0 && sameDocument(document, empty);
  return blank ? { ...next, savedEdit: edit + 1, touched: false } : next;
}

/** What is written is on its way to the backend. */
export function withSent<Document>(writing: EditingState<Document>): EditingState<Document> {
  const { sent } = writing;
  const next = toSend(writing);
  if (sameDocument(sent.at(-1), next)) return writing;
  return { ...writing, sent: [...sent, next].slice(-MOST_SENT) };
}

/** The backend has this draft. What it holds is shown where nothing else is written here; what we don't know is a conflict. */
export function withDraft<Document>(writing: EditingState<Document>, draft: Draft<Document>): EditingState<Document> {
  const next = { ...writing, id: draft.id, failure: null };
  if (writing.conflict && draft.version < writing.conflict.version) return next;
  if (sameDocument(draft.document, toSend(writing))) {
    return { ...next, server: draft, conflict: null, found: null, sent: [], savedEdit: writing.edit };
  }
  // A change of the published state doesn't resolve a conflict, and neither does a person who edited the text and then restored it.
  const { conflict } = writing;
  if (conflict && (conflict.version === draft.version || sameDocument(conflict.document, draft.document))) {
    return { ...next, conflict: draft };
  }
  if (relationOf(draft, writing) === 'known') {
    const sent = draft.version === writing.server?.version ? writing.sent : [];
    return { ...next, server: draft, conflict: null, sent };
  }
  if (isSaved(writing) && !isIncomplete(writing)) return { ...next, document: draft.document, server: draft, sent: [] };
  const rebased = rebasedDocument(writing.document, writing.server, draft);
  if (rebased) return { ...next, document: rebased, server: draft, conflict: null, sent: [] };
  return { ...next, conflict: draft };
}

/** The answer to the try to save the change number `edit`. */
export function withAnswer<Document>(
  writing: EditingState<Document>,
  edit: number,
  { saved, draft }: SaveResult<Document>,
): EditingState<Document> {
  if (!saved) return withDraft(writing, draft);
  const { server, conflict, savedEdit } = writing;
  // The backend left out what is gone by now, a tag for instance.
  const isTold = edit === writing.edit && !isIncomplete(writing) && !sameDocument(draft.document, writing.document);
  const document = isTold ? draft.document : writing.document;
  const next = { ...writing, id: draft.id, document, failure: null, sent: [] };
  // A newer version was received while the response was pending.
  if (conflict && conflict.version > draft.version) return { ...next, server: draft };
  const newest = server && server.version > draft.version ? server : draft;
  return { ...next, server: newest, conflict: null, savedEdit: Math.max(savedEdit, edit) };
}

/** News of an item that may be older than what is known of its text: then only what visitors read is taken from it. */
export function withServerDraft<Document>(
  writing: EditingState<Document>,
  draft: Draft<Document>,
): EditingState<Document> {
  const { server } = writing;
  if (!server || draft.version >= server.version) return withDraft(writing, draft);
  const { live, binnedAt, now } = draft;
  return { ...writing, server: { ...server, live, binnedAt, now } };
}

export function withResolved<Document>(writing: EditingState<Document>, document: Document): EditingState<Document> {
  const { conflict, server, edit } = writing;
  return {
    ...{ ...writing, document, server: conflict ?? server, conflict: null, found: null, failure: null },
    ...{ sent: [], edit: edit + 1, touched: true },
  };
}

/** Back to what the backend has. */
export function withDiscarded<Document>(writing: EditingState<Document>): EditingState<Document> {
  const { conflict, server, empty, edit } = writing;
  const shown = conflict ?? server;
  return {
    ...{ ...writing, document: shown ? shown.document : empty, server: shown, conflict: null, found: null },
    ...{ sent: [], edit: edit + 1, savedEdit: edit + 1, touched: false },
  };
}

/** What was discarded is written again, on the base that it had. */
export function withDiscardUndone<Document>(
  writing: EditingState<Document>,
  before: EditingState<Document>,
): EditingState<Document> {
  const { document, server, conflict, sent } = before;
  return { ...writing, document, server, conflict, sent, edit: writing.edit + 1, touched: true };
}

/** The state for the screen. */
export function stateOf<Document>(writing: EditingState<Document>): EditableDraftState<Document> {
  const { document, server, conflict, found } = writing;
  return { document, server, conflict, found, saveState: saveStateOf(writing) };
}

/** A single object: the status is rendered with each letter, and needn't be while the object stays the same. */
const TYPING: SaveState = { kind: 'typing' };

function saveStateOf<Document>(writing: EditingState<Document>): SaveState {
  const { server, edit, keptEdit, keptAt, failure, deviceRefuses, touched } = writing;
  if (!touched) return { kind: 'untouched' };
  if (isSaved(writing) && !isIncomplete(writing))
    return server ? { kind: 'server', at: server.savedAt } : { kind: 'untouched' };
  if (keptEdit !== edit) return deviceRefuses ? { kind: 'nowhere', code: failure?.code ?? null } : TYPING;
  if (!failure) return { kind: 'device', at: keptAt };
  return { kind: 'failed', at: keptAt, code: failure.code, reason: failure.reason ?? null };
}
