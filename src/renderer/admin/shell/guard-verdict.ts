import type { SessionState } from '../../session/session.ts';

/**
 * What the access guard shows: `enter-offline` opens what this device holds; `prove-factor` leads to the sign-in page, which asks for
 * the second factor; `set-up-factor` tells somebody who has none that it is needed.
 */
export type GuardVerdict =
  'wait' | 'enter' | 'enter-offline' | 'sign-in' | 'prove-factor' | 'set-up-factor' | 'denied' | 'unknown';

/** Which page the admin area shows for this session. Whoever has a second factor shows it before anything else. */
export function guardVerdict(state: SessionState): GuardVerdict {
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
    case 'denied':
    case 'unknown':
      return state.admin;
  }
}
