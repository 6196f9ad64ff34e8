import type { Session } from '../../session/session.ts';

/**
 * What the access guard shows: `enter-offline` opens the data on this device; `prove-factor` redirects to the sign-in page for the
 * second factor; `sign-in-again` redirects to the sign-in page because the backend has ended the session; `set-up-factor` tells a user
 * without a second factor that it is required.
 */
export type GuardVerdict =
  | 'wait'
  | 'enter'
  | 'enter-offline'
  | 'sign-in'
  | 'sign-in-again'
  | 'prove-factor'
  | 'set-up-factor'
  | 'denied'
  | 'unknown';

/** The guard's verdict for this session. An enrolled second factor must be verified first. */
export function guardVerdict({ state, ended = false }: Pick<Session, 'state' | 'ended'>): GuardVerdict {
  if (state.kind === 'starting') return 'wait';
  if (state.kind === 'visitor') return 'sign-in';
  switch (state.admin) {
    case 'checking':
      return 'wait';
    case 'granted':
      return state.secondFactorDue ? 'prove-factor' : 'enter';
    case 'offline':
      return state.secondFactorDue ? 'prove-factor' : 'enter-offline';
    case 'second-factor':
      return state.secondFactorDue ? 'prove-factor' : 'set-up-factor';
    case 'unknown':
      return ended ? 'sign-in-again' : 'unknown';
    case 'denied':
      return 'denied';
  }
}
