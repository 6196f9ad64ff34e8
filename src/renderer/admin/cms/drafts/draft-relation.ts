import type { Draft } from '#domain/draft.ts';
import { sameDocument } from './same-document.ts';

/** What was known of an item at the backend when its text was written on. */
interface Known<Document> {
  readonly server: Draft<Document> | null;
  /** Sent on top of `server` without an answer. */
  readonly sent: readonly Document[];
}

/**
 * Whether a draft of the backend holds only what we know: the very version, the same words under another number, or what
 * we sent ourselves while the answer got lost. `newer` holds words that whoever writes here hasn't seen.
 */
export function relationOf<Document>(draft: Draft<Document>, { server, sent }: Known<Document>): 'known' | 'newer' {
  if (draft.version === server?.version) return 'known';
  const known = [...(server ? [server.document] : []), ...sent];
  return known.some((document) => sameDocument(document, draft.document)) ? 'known' : 'newer';
}
