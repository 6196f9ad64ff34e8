import { NEVER_REACHED, ok, type Failure, type Reply } from '#domain/reply.ts';
import type { Accounts } from '../data/accounts.ts';
import type { AdminAccess } from './session.ts';

/** Asks the backend whether the person may enter the admin area. */
export async function readAccess(accounts: Accounts): Promise<Reply<AdminAccess>> {
  const role = await accounts.isSuperAdmin();
  if (!role.ok) return role;
  if (!role.value) return ok('denied');
  const demands = await accounts.adminNeedsSecondFactor();
  if (!demands.ok) return demands;
  return ok(demands.value && (await accounts.assurance()).current === 'aal1' ? 'second-factor' : 'granted');
}

/** What holds after a check that failed: it counts as no, unless an earlier answer is known and nobody spoke against it. */
export function accessAfterFailure(failure: Failure, known: AdminAccess): AdminAccess {
  return known !== 'checking' && neverReached(failure) ? known : 'unknown';
}

/** Whether the backend itself was never reached, or is too busy: the same question may be answered a moment later. */
export function neverReached({ code, reason }: Failure): boolean {
  return NEVER_REACHED.includes(code) && !(code === 'server' && OWN_CODE.test(reason ?? ''));
}

/** A code of PostgREST's or PostgreSQL's, or a bare 500: the backend's own answer, though it is a failure. */
const OWN_CODE = /^(PGRST\w+|[0-9A-Z]{5}|500)$/;
