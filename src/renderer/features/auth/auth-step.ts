import type { Session } from '../../session/session.ts';
import type { AuthAddress, WantedStep } from './auth-address.ts';

/** The steps of /auth. `leaving`: the user is signed in and is being redirected. */
export type AuthStep =
  | 'tabs'
  | WantedStep
  | 'checking'
  | 'asks'
  | 'failed'
  | 'second-factor'
  | 'new-password'
  | 'invitation'
  | 'leaving';

/** A mail's link comes first, then a signed-in user, then the step in the address. */
export function authStep(
  { state, authCallback }: Session,
  { step, again, invitation }: Pick<AuthAddress, 'step' | 'again' | 'invitation'>,
  email: string,
): AuthStep {
  if (authCallback && authCallback.kind !== 'recovery') return authCallback.kind;
  if (state.kind === 'signed-in') {
    // The auth service itself refuses a new password before the second factor is proved.
    if (state.secondFactorDue) return 'second-factor';
    if (authCallback) return 'new-password';
    if (!again) return invitation === null ? 'leaving' : 'invitation';
  } else if (authCallback) return 'checking';
  // A code can't be verified without an address, which is requested first.
  if (step === 'reset-code' && email === '') return 'reset';
  if (step === 'confirm' && email === '') return 'tabs';
  return step ?? 'tabs';
}
