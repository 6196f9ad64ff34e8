import type { Announcer } from '#renderer/platform/port.ts';

/** How often the backend is asked while somebody looks at the page, and while nobody does, ms. */
const LOOKED_AT_MS = 30_000;
const HIDDEN_MS = 60_000;

/**
 * Asks at once, then again and again, and each time the person or the network comes back; until the function that it gives back
 * is called. `ask` never fails.
 */
export function pollUnread(
  ask: () => Promise<void>,
  attention: Pick<Announcer, 'isLookedAt' | 'subscribeReturn'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const round = async (): Promise<void> => {
    clearTimeout(timer);
    await ask();
    clearTimeout(timer);
    if (!over) timer = setTimeout(() => void round(), attention.isLookedAt() ? LOOKED_AT_MS : HIDDEN_MS);
  };
  const leave = attention.subscribeReturn(() => void round());
  void round();
  return () => {
    over = true;
    clearTimeout(timer);
    leave();
  };
}
