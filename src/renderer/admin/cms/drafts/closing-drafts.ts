import { withTimeLimit } from '#domain/time-limit.ts';
import type { EditableDraft } from './editable-draft.ts';

/** Drafts that this window has closed and that are still saving: reopening one waits for that. */
const closing = new Set<Promise<void>>();

/** How long closing drafts are waited for, ms: their last requests may take as long as the network does. */
const PATIENCE_MS = 2000;

/** Closes a draft; see draftsClosed. */
export function closeDraft(draft: Pick<EditableDraft<unknown>, 'close'> | null): void {
  if (!draft) return;
  const end = draft.close().finally(() => closing.delete(end));
  closing.add(end);
}

/** Resolves once all closed drafts are saved, or after a timeout. */
export async function draftsClosed(): Promise<void> {
  if (closing.size > 0) await withTimeLimit(PATIENCE_MS, Promise.all(closing), () => undefined);
}
