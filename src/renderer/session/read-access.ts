import type { Position } from '#domain/roles.ts';
import { NEVER_REACHED, ok, type Failure, type Result } from '#domain/result.ts';
import type { Accounts } from '../data/accounts.ts';
import type { SignedIn } from './session.ts';

/** What the gate of the admin area looks at. */
export type GateAnswer = Pick<SignedIn, 'admin' | 'position'>;

/** Asks the backend whether the person may enter the admin area, and as what. */
export async function readAccess(accounts: Accounts): Promise<Result<GateAnswer>> {
  const role = await accounts.readPosition();
  if (!role.ok) return role;
  const position = role.value;
  if (position === null) return ok({ admin: 'denied', position });
  const demands = await accounts.adminNeedsSecondFactor();
  if (!demands.ok) return demands;
  const { current, possible } = await accounts.assurance();
  if (!demands.value || current === 'aal2') return ok({ admin: 'granted', position });
  // Added on another device since: by asking for the factors this session learns of it, and its code is asked for.
  if (possible === 'aal1') await learnFactors(accounts);
  return ok({ admin: 'second-factor', position });
}

async function learnFactors(accounts: Accounts): Promise<void> {
  const factors = await accounts.factors();
  if (!factors.ok) console.warn('Whether there is a second factor is unknown:', factors.code, factors.detail);
}

/**
 * What holds after a check that failed. Where the backend was never reached an earlier answer stays; without one, `lastGranted` says
 * as what it let the person in lately.
 */
export async function accessAfterFailure(
  failure: Failure,
  known: GateAnswer,
  lastGranted: () => Promise<Position | null>,
): Promise<GateAnswer> {
  if (!neverReached(failure)) return UNKNOWN;
  if (known.admin !== 'checking' && known.admin !== 'unknown' && known.admin !== 'offline') return known;
  const position = await lastGranted();
  return position === null ? UNKNOWN : { admin: 'offline', position };
}

const UNKNOWN: GateAnswer = { admin: 'unknown', position: null };

/** Whether the backend itself was never reached, or is too busy: the same question may be answered a moment later. */
export function neverReached({ code, reason }: Failure): boolean {
  return NEVER_REACHED.includes(code) && !(code === 'server' && OWN_CODE.test(reason ?? ''));
}

/** A code of PostgREST's or PostgreSQL's, or a bare 500: the backend's own answer, though it is a failure. */
const OWN_CODE = /^(PGRST\w+|[0-9A-Z]{5}|500)$/;
