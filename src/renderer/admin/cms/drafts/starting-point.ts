import type { Draft } from '#domain/draft.ts';
import type { Failure, Result } from '#domain/result.ts';
import type { StoredDraft } from './local-draft-store.ts';
import { rebasedDocument } from './rebased-document.ts';
import { sameDocument } from '../same-document.ts';
import type { ValidPart } from '../content-type.ts';
import { everything } from './edited-item.ts';

/** Where the writing of an item begins. */
export interface StartingPoint<Document> {
  readonly id: number | null;
  readonly document: Document;
  readonly server: Draft<Document> | null;
  readonly conflict: Draft<Document> | null;
  readonly sent: readonly Document[];
  /** The record that `document` was found in. */
  readonly found: StoredDraft<Document> | null;
  /** The backend hasn't answered yet: the failure so far, and the response that may still come. */
  readonly pendingFailure: {
    readonly failure: Failure;
    readonly readNewest: () => Promise<Result<Draft<Document>>>;
  } | null;
}

/** An item of which this device keeps nothing. */
export function startFromDraft<Document>(server: Draft<Document>): StartingPoint<Document> {
  return {
    id: server.id,
    document: server.document,
    server,
    conflict: null,
    sent: [],
    found: null,
    pendingFailure: null,
  };
}

/** A new item of which this device keeps nothing. */
export function startFromNothing<Document>(empty: Document): StartingPoint<Document> {
  return { id: null, document: empty, server: null, conflict: null, sent: [], found: null, pendingFailure: null };
}

/** Starts with the draft on this device, without a response of the backend. */
export function startFromLocalDraft<Document>(
  kept: StoredDraft<Document>,
  pendingFailure: StartingPoint<Document>['pendingFailure'],
): StartingPoint<Document> {
  const { id, document, server, conflict, sent } = kept;
  return { id, document, server, conflict, sent, found: kept, pendingFailure };
}

/**
 * Goes on with what this device kept, knowing what the backend has. Nothing is found where both are the same. `whole` of what
 * was kept may have been sent after it was kept.
 */
export function startFromBoth<Document>(
  kept: StoredDraft<Document>,
  draft: Draft<Document>,
  whole: ValidPart<Document> = everything,
): StartingPoint<Document> {
  if (sameDocument(kept.document, draft.document)) return startFromDraft(draft);
  const on = { id: draft.id, document: kept.document, sent: [], found: kept, pendingFailure: null };
  const known = { server: kept.server, sent: [...kept.sent, whole(kept.document, kept.server?.document ?? null)] };
  if (relationOf(draft, known) === 'newer') {
    const rebased = rebasedDocument(kept.document, kept.server, draft);
    if (rebased) return { ...on, document: rebased, server: draft, conflict: null };
    return { ...on, server: kept.server ?? draft, conflict: draft };
  }
  const sameVersion = draft.version === kept.server?.version;
  return { ...on, server: draft, conflict: null, sent: sameVersion ? kept.sent : [] };
}

/** What was known of an item at the backend when its text was written on. */
interface Known<Document> {
  readonly server: Draft<Document> | null;
  /** Sent on top of `server` without an answer. */
  readonly sent: readonly Document[];
}

/**
 * Whether a draft of the backend only has text that we know: the same version, the same text under another number, or what we sent
 * while the response was lost. `newer` has text that the user hasn't seen.
 */
export function relationOf<Document>(draft: Draft<Document>, { server, sent }: Known<Document>): 'known' | 'newer' {
  if (draft.version === server?.version) return 'known';
  const known = [...(server ? [server.document] : []), ...sent];
  return known.some((document) => sameDocument(document, draft.document)) ? 'known' : 'newer';
}
