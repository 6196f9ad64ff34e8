import { withTimeLimit } from '#domain/time-limit.ts';
import type { EditableDraft } from './editable-draft.ts';

/** Copies that this window has closed and that aren't put away yet: who opens one again waits for that. */
const closing = new Set<Promise<void>>();

/** Longer than that nobody waits, ms: what a closed copy still sends may take as long as the network does. */
const PATIENCE_MS = 2000;

/** Puts a copy away. */
export function closeDraft(copy: Pick<EditableDraft<unknown>, 'close'> | null): void {
  if (!copy) return;
  const end = copy.close().finally(() => closing.delete(end));
  closing.add(end);
}

/** Resolves once every closed copy is put away, or doesn't seem to be soon. */
export async function draftsClosed(): Promise<void> {
  if (closing.size > 0) await withTimeLimit(PATIENCE_MS, Promise.all(closing), () => undefined);
}
