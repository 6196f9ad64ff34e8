import type { Session } from '../../session/session.ts';
import type { AuthAddress, WantedStep } from './auth-address.ts';

/** What /auth shows. `leaving`: somebody is signed in and has no more business here. */
export type AuthStep =
  'tabs' | WantedStep | 'checking' | 'asks' | 'failed' | 'second-factor' | 'new-password' | 'leaving';

/** A mail's link comes first, then whoever is signed in, then the step that the address names. */
export function authStep(
  { state, authCallback }: Session,
  { step, again }: Pick<AuthAddress, 'step' | 'again'>,
  email: string,
): AuthStep {
  if (authCallback && authCallback.kind !== 'recovery') return authCallback.kind;
  if (state.kind === 'signed-in') {
    // The auth service itself refuses a new password before the second factor is proved.
    if (state.secondFactorDue) return 'second-factor';
    if (authCallback) return 'new-password';
    if (!again) return 'leaving';
  } else if (authCallback) return 'checking';
  // A code without an address can't be checked: the address is asked for first.
  if (step === 'reset-code' && email === '') return 'reset';
  if (step === 'confirm' && email === '') return 'tabs';
  return step ?? 'tabs';
}
