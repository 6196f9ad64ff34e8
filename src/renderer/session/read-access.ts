import type { Position } from '#domain/roles.ts';
import { NEVER_REACHED, ok, type Failure, type Result } from '#domain/result.ts';
import type { Accounts } from '../data/accounts.ts';
import type { SignedIn } from './session.ts';

/** The part of the session that the admin area's guard uses. */
export type GateAnswer = Pick<SignedIn, 'admin' | 'position'>;

/** Requests from the backend whether the user may enter the admin area, and their role. */
export async function readAccess(accounts: Accounts): Promise<Result<GateAnswer>> {
  const role = await accounts.readPosition();
  if (!role.ok) return role;
  const position = role.value;
  if (position === null) return ok({ admin: 'denied', position });
  const demands = await accounts.adminNeedsSecondFactor();
  if (!demands.ok) return demands;
  const { current, possible } = await accounts.assurance();
  if (!demands.value || current === 'aal2') return ok({ admin: 'granted', position });
  // The factor was added on another device since: listing the factors updates this session, and its code is requested.
  if (possible === 'aal1') await learnFactors(accounts);
  return ok({ admin: 'second-factor', position });
}

async function learnFactors(accounts: Accounts): Promise<void> {
  const factors = await accounts.factors();
  if (!factors.ok) console.warn('Whether there is a second factor is unknown:', factors.code, factors.detail);
}

/**
 * The access after a failed check. Where the backend wasn't reached, an earlier result is kept; without one, the stored access
 * (`lastGranted`) applies.
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

/** Whether the backend wasn't reached, or is too busy: the same request may succeed a moment later. */
export function neverReached({ code, reason }: Failure): boolean {
  return NEVER_REACHED.includes(code) && !(code === 'server' && OWN_CODE.test(reason ?? ''));
}

/** A code of PostgREST or PostgreSQL, or a bare 500: an error of the backend itself. */
const OWN_CODE = /^(PGRST\w+|[0-9A-Z]{5}|500)$/;
