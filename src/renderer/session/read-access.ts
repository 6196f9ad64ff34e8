import { NEVER_REACHED, ok, type Failure, type Result } from '#domain/result.ts';
import type { Accounts } from '../data/accounts.ts';
import type { AdminAccess } from './session.ts';

/** Asks the backend whether the person may enter the admin area. */
export async function readAccess(accounts: Accounts): Promise<Result<AdminAccess>> {
  const role = await accounts.isSuperAdmin();
  if (!role.ok) return role;
  if (!role.value) return ok('denied');
  const demands = await accounts.adminNeedsSecondFactor();
  if (!demands.ok) return demands;
  const { current, possible } = await accounts.assurance();
  if (!demands.value || current === 'aal2') return ok('granted');
  // Added on another device since: by asking for the factors this session learns of it, and its code is asked for.
  if (possible === 'aal1') await learnFactors(accounts);
  return ok('second-factor');
}

async function learnFactors(accounts: Accounts): Promise<void> {
  const factors = await accounts.factors();
  if (!factors.ok) console.warn('Whether there is a second factor is unknown:', factors.code, factors.detail);
}

/**
 * What holds after a check that failed. Where the backend was never reached an earlier answer stays; without one, `wasGranted` says
 * whether it let the person in lately.
 */
export async function accessAfterFailure(
  failure: Failure,
  known: AdminAccess,
  wasGranted: () => Promise<boolean>,
): Promise<AdminAccess> {
  if (!neverReached(failure)) return 'unknown';
  if (known !== 'checking' && known !== 'unknown' && known !== 'offline') return known;
  return (await wasGranted()) ? 'offline' : 'unknown';
}

/** Whether the backend itself was never reached, or is too busy: the same question may be answered a moment later. */
export function neverReached({ code, reason }: Failure): boolean {
  return NEVER_REACHED.includes(code) && !(code === 'server' && OWN_CODE.test(reason ?? ''));
}

/** A code of PostgREST's or PostgreSQL's, or a bare 500: the backend's own answer, though it is a failure. */
const OWN_CODE = /^(PGRST\w+|[0-9A-Z]{5}|500)$/;
