import { withTimeLimit } from '#domain/time-limit.ts';
import type { EditableDraft } from './editable-draft.ts';

/** Drafts that this window has closed and that aren't put away yet: who opens one again waits for that. */
const closing = new Set<Promise<void>>();

/** Longer than that nobody waits, ms: what a closed draft still sends may take as long as the network does. */
const PATIENCE_MS = 2000;

/** Closes a draft; see draftsClosed. */
export function closeDraft(draft: Pick<EditableDraft<unknown>, 'close'> | null): void {
  if (!draft) return;
  const end = draft.close().finally(() => closing.delete(end));
  closing.add(end);
}

/** Resolves once every closed draft is put away, or doesn't seem to be soon. */
export async function draftsClosed(): Promise<void> {
  if (closing.size > 0) await withTimeLimit(PATIENCE_MS, Promise.all(closing), () => undefined);
}
