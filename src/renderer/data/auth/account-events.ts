import type { AuthClient } from '../api/supabase-client.ts';
import type { AccountEvent, AccountListener } from '../accounts.ts';
import { secondFactorDue, sessionId, type StoredSession } from '../stored-session.ts';
import type { LocalSession } from './local-session.ts';

export interface AccountEvents {
  watch(listener: AccountListener): () => void;
  /** Emits events of calls that don't go through auth-js. */
  tell(event: AccountEvent): Promise<void>;
  /** Runs a sign-in for setting a new password. Other windows get it as an ordinary sign-in, because the form isn't theirs. */
  recovering<T>(work: () => Promise<T>): Promise<T>;
  /** Runs a sign-in after which something is asked: auth-js's own events are emitted when that is known. */
  holding<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * The events of auth-js, compared with the stored session: its events from other windows may be late, and a sign-out that another
 * window only assumed must not sign out this one.
 */
export function accountEvents(client: AuthClient, local: LocalSession): AccountEvents {
  const listeners = new Set<AccountListener>();
  let known: Known | null = null;
  let recoveries = 0;
  let held: AccountEvent[] | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  /** One after another: each reads the storage first. */
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    const turn = queue.then(work);
    queue = turn.catch((error: unknown) => console.error('An account event failed:', error));
    return turn;
  };
  const settle = (event: SettledEvent) =>
    inOrder(async () => {
      const stored = await local.read();
      const said = eventFor(event, known, stored);
      known = stored;
      const due = stored !== null && secondFactorDue(stored.assurance);
      if (said) for (const listener of listeners) listener(said, stored?.person ?? null, due);
    });

  client.onAuthStateChange((event) => {
    // The first event comes from `watch`: auth-js emits it only after a request.
    if (event === 'INITIAL_SESSION') return;
    // auth-js waits for its listeners: one that waits for the sign-in would wait for ever.
    if (held) return void held.push(event);
    // auth-js signs out only where a refresh was refused: our own sign-out doesn't go through it.
    if (event === 'SIGNED_OUT') return settle('REFUSED');
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
    async holding(work) {
      const late: AccountEvent[] = (held ??= []);
      try {
        return await work();
      } finally {
        held = null;
        for (const event of late.splice(0)) await settle(event);
      }
    },
  };
}

/** `STORAGE`: the stored session changed. `REFUSED`: auth-js, here or in another window, takes the session for ended. */
type SettledEvent = AccountEvent | 'STORAGE' | 'REFUSED';

type Known = Pick<StoredSession, 'person' | 'assurance' | 'accessToken'>;

/** The event to emit for `event`, where `known` was the session so far and `stored` is the present one; null: none. */
function eventFor(event: SettledEvent, known: Known | null, stored: Known | null): AccountEvent | null {
  if (stored === null) {
    if (known === null) return null;
    return event === 'SESSION_ENDED' || event === 'REFUSED' ? 'SESSION_ENDED' : 'SIGNED_OUT';
  }
  if (stored.person.id !== known?.person.id) return event === 'PASSWORD_RECOVERY' ? event : 'SIGNED_IN';
  if (event === 'STORAGE') return changeOf(known, stored);
  return event === 'SIGNED_OUT' || event === 'REFUSED' ? null : event;
}

/** What another window did to the session of the same person: a browser may bring no other news of it. */
function changeOf(known: Known, stored: Known): AccountEvent | null {
  if (sessionId(stored) !== sessionId(known)) return 'SIGNED_IN';
  const [before, now] = [known.assurance, stored.assurance];
  if (now.current !== before.current) return now.current === 'aal2' ? 'MFA_CHALLENGE_VERIFIED' : 'TOKEN_REFRESHED';
  if (now.possible !== before.possible) return 'TOKEN_REFRESHED';
  return stored.person.email === known.person.email ? null : 'USER_UPDATED';
}
