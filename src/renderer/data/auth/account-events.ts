import type { AuthClient } from '../api/supabase-client.ts';
import type { AccountEvent, AccountListener } from '../accounts.ts';
import { secondFactorDue, type StoredSession } from '../stored-session.ts';
import type { LocalSession } from './local-session.ts';

export interface AccountEvents {
  watch(listener: AccountListener): () => void;
  /** Tells what happened past auth-js. */
  tell(event: AccountEvent): Promise<void>;
  /** Work that signs in to choose a new password. Other windows hear of it as a mere sign-in: the form isn't theirs. */
  recovering<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * What auth-js tells, held against what is stored: its news from other windows may be late, and a sign-out that another
 * window only took for one must not sign anybody out here.
 */
export function accountEvents(client: AuthClient, local: LocalSession): AccountEvents {
  const listeners = new Set<AccountListener>();
  let known: Known | null = null;
  let recoveries = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** One after another: each reads the storage first. */
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    const turn = queue.then(work);
    queue = turn.catch((error: unknown) => console.error('An account event failed:', error));
    return turn;
  };
  const settle = (event: AccountEvent | 'STORAGE') =>
    inOrder(async () => {
      const stored = await local.read();
      const said = eventFor(event, known, stored);
      known = stored;
      const due = stored !== null && secondFactorDue(stored.assurance);
      if (said) for (const listener of listeners) listener(said, stored?.person ?? null, due);
    });

  client.onAuthStateChange((event) => {
    // The first word is ours, in `watch`: auth-js has it only after the network was asked.
    if (event === 'INITIAL_SESSION') return;
    return settle(event === 'PASSWORD_RECOVERY' && recoveries === 0 ? 'SIGNED_IN' : event);
  });
  local.subscribe(() => void settle('STORAGE'));

  return {
    watch(listener) {
      void inOrder(async () => {
        const stored = await local.read();
        known = stored;
        listener('INITIAL_SESSION', stored?.person ?? null, stored !== null && secondFactorDue(stored.assurance));
        listeners.add(listener);
      });
      return () => void listeners.delete(listener);
    },
    tell: settle,
    async recovering(work) {
      recoveries += 1;
      try {
        return await work();
      } finally {
        recoveries -= 1;
      }
    },
  };
}

type Known = Pick<StoredSession, 'person' | 'assurance'>;

/** What there is to tell when `event` was heard, `known` was the session so far and `stored` is the one now; null: nothing. */
function eventFor(event: AccountEvent | 'STORAGE', known: Known | null, stored: Known | null): AccountEvent | null {
  if (stored === null) return known === null ? null : 'SIGNED_OUT';
  if (stored.person.id !== known?.person.id) return event === 'PASSWORD_RECOVERY' ? event : 'SIGNED_IN';
  if (event === 'STORAGE') return changeOf(known, stored);
  return event === 'SIGNED_OUT' ? null : event;
}

/** What another window did to the session of the same person: a browser may bring no other news of it. */
function changeOf(known: Known, stored: Known): AccountEvent | null {
  const [before, now] = [known.assurance, stored.assurance];
  if (now.current !== before.current) return now.current === 'aal2' ? 'MFA_CHALLENGE_VERIFIED' : 'TOKEN_REFRESHED';
  if (now.possible !== before.possible) return 'TOKEN_REFRESHED';
  return stored.person.email === known.person.email ? null : 'USER_UPDATED';
}
