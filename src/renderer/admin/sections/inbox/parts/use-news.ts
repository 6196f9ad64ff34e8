import { useEffect, useRef } from 'react';
import { useUnread } from './unread-watch.ts';

/**
 * Calls `tell` when a message came in, or was read or marked in another window: what is on the screen is old then. Not for the
 * first answer, which comes with the screen. `tell` stays the same function.
 */
export function useNews(tell: () => void): void {
  const unread = useUnread();
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (unread === null) return;
    const now = `${unread.count} ${unread.newest?.id ?? ''}`;
    if (known.current !== null && known.current !== now) tell();
    known.current = now;
  }, [unread, tell]);
}
