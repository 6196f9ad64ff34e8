import type { Person } from '#domain/account.ts';
import type { AccountEvent } from '../data/accounts.ts';
import type { Session, SignedIn } from './session.ts';

/** What an event leads to: the new session, and whether the person's access has to be asked for. */
export interface Reaction {
  readonly session: Session;
  readonly asksAccess: boolean;
}

/** The next session state after an event of the auth service. `person` is who is signed in now. */
export function reactToAccountEvent(
  { state, authCallback }: Session,
  event: AccountEvent,
  person: Person | null,
  secondFactorDue: boolean,
): Reaction {
  if (!person) {
    // The first word comes before a link of the address was looked at; what a link failed with is still to be read.
    const stays = event === 'INITIAL_SESSION' || authCallback?.kind === 'failed';
    const visitor = { state: { kind: 'visitor' }, authCallback: stays ? authCallback : null } as const;
    // Who signs in next is welcomed for nobody else's account.
    return { session: event === 'SIGNED_OUT' ? { ...visitor, newcomer: false } : visitor, asksAccess: false };
  }
  const known = state.kind === 'signed-in' && state.person.id === person.id ? state : null;
  const { admin = 'checking', position = null } = known ?? {};
  const next: SignedIn = { kind: 'signed-in', person, admin, position, secondFactorDue };
  return {
    session: {
      state: next,
      authCallback:
        event === 'PASSWORD_RECOVERY'
          ? { kind: 'recovery' }
          : // The new password would be another person's.
            authCallback?.kind === 'recovery' && !known
            ? null
            : authCallback,
    },
    // A new address or password changes no role.
    asksAccess: event !== 'USER_UPDATED' || !known,
  };
}
