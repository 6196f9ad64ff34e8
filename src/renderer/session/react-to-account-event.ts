import type { Person } from '#domain/account.ts';
import type { AccountEvent } from '../data/accounts.ts';
import type { Session, SignedIn } from './session.ts';

/** The effect of an event: the new session, and whether the access has to be checked. */
export interface Reaction {
  readonly session: Session;
  readonly asksAccess: boolean;
}

/** The next session after an event of the auth service. `person` is the signed-in user now. */
export function reactToAccountEvent(
  { state, authCallback }: Session,
  event: AccountEvent,
  person: Person | null,
  secondFactorDue: boolean,
): Reaction {
  if (!person) {
    // The initial event comes before a link in the address was read; the failure of a link is still to be shown.
    const stays = event === 'INITIAL_SESSION' || authCallback?.kind === 'failed';
    const visitor = { state: { kind: 'visitor' }, authCallback: stays ? authCallback : null } as const;
    if (event === 'INITIAL_SESSION') return { session: visitor, asksAccess: false };
    // The mark for a new account doesn't apply to the next person who signs in.
    return { session: { ...visitor, newcomer: false, ended: event === 'SESSION_ENDED' }, asksAccess: false };
  }
  const known = state.kind === 'signed-in' && state.person.id === person.id ? state : null;
  const { admin = 'checking', position = null } = known ?? {};
  if (event === 'SESSION_ENDED' && known)
    return { session: { state: known, authCallback, ended: true }, asksAccess: false };
  const next: SignedIn = { kind: 'signed-in', person, admin, position, secondFactorDue };
  return {
    session: {
      state: next,
      authCallback:
        event === 'PASSWORD_RECOVERY'
          ? { kind: 'recovery' }
          : // Otherwise the new password would be another account's.
            authCallback?.kind === 'recovery' && !known
            ? null
            : authCallback,
      ended: false,
    },
    // A new address or password doesn't change the role.
    asksAccess: event !== 'USER_UPDATED' || !known,
  };
}
