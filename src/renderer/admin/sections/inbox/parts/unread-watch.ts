import { useSyncExternalStore } from 'react';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { UnreadCount } from '#renderer/data/admin-section.ts';
import { inboxOf, type Unread } from '#renderer/data/collections/messages.ts';
import { useSessionStore } from '#renderer/session/session.ts';

/** What is known about unread messages, for everything on the screen that shows it. */
export interface UnreadWatch {
  /** Null before the first answer. */
  read(): Unread | null;
  subscribe(listener: () => void): () => void;
  /** The number alone, 0 before the first answer. */
  readonly count: UnreadCount;
  /** Asks the backend now; settles, and never fails, once there is an answer or none. Without one the last answer stays. */
  ask(): Promise<void>;
  /** The next person starts anew. */
  forget(): void;
}

type SignedIn = { accounts(): Promise<Accounts> };

const watches = new WeakMap<SignedIn, UnreadWatch>();

/** The watch of a session: the same one for everybody who asks. */
export function unreadWatch(session: SignedIn): UnreadWatch {
  const watch = watches.get(session) ?? newWatch(session);
  watches.set(session, watch);
  return watch;
}

/** What is known about unread messages; the screen follows. Null before the first answer. */
export function useUnread(): Unread | null {
  const { read, subscribe } = unreadWatch(useSessionStore());
  return useSyncExternalStore(subscribe, read);
}

function newWatch(session: SignedIn): UnreadWatch {
  const listeners = new Set<() => void>();
  let known: Unread | null = null;
  let asking: Promise<void> | null = null;
  let again = false;
  let visit = 0;
  let failing = false;

  const become = (next: Unread | null): void => {
    if (JSON.stringify(next) === JSON.stringify(known)) return;
    known = next;
    for (const listener of listeners) listener();
  };
  const askOnce = async (): Promise<void> => {
    const own = visit;
    try {
      const answer = await inboxOf(await session.accounts()).unread();
      if (own !== visit) return;
      if (answer.ok) become(answer.value);
      tell(answer.ok ? null : answer.detail);
    } catch (error) {
      tell(error);
    }
  };
  /** Once for each time that it begins to fail: it is asked every half a minute. */
  const tell = (reason: unknown): void => {
    if (reason !== null && !failing) console.warn('Unread messages could not be counted:', reason);
    failing = reason !== null;
  };
  const askInTurn = async (): Promise<void> => {
    do {
      again = false;
      await askOnce();
    } while (again);
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read: () => known,
    subscribe,
    count: { read: () => known?.count ?? 0, subscribe },
    ask() {
      // An answer that is on its way may be older than what just happened.
      if (asking) again = true;
      asking ??= askInTurn().finally(() => (asking = null));
      return asking;
    },
    forget() {
      visit += 1;
      become(null);
    },
  };
}
