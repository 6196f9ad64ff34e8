import { addressFault, passwordFault } from './account-input.ts';
import {
  BackendError,
  refusal,
  requestAsServiceRole,
  type BackendResponse,
  type ServiceRoleBackend,
} from '../service-role/service-role-client.ts';
import { randomInt } from 'node:crypto';

export interface WantedAdmin {
  readonly email: string;
  readonly fullName?: string | undefined;
  /** Without one a random password is made. */
  readonly password?: string | undefined;
  /**
   * What becomes of the password where the address has an account already. Anybody may have opened that: without a word
   * about it nobody becomes a super admin by it.
   */
  readonly knownAccount?: 'keep-password' | 'reset-password' | undefined;
}

export interface SuperAdmin {
  /** `already`: he was one before, and nothing has changed. */
  readonly account: 'created' | 'already' | 'kept' | 'reset';
  /** The password that was made here and that nobody else will ever tell; null where none was. */
  readonly newPassword: string | null;
}

/**
 * Makes somebody a super admin, with a new account or the one that he has. Run again it changes nothing. A BackendError
 * says what is in the way.
 */
export async function createSuperAdmin(backend: ServiceRoleBackend, wanted: WantedAdmin): Promise<SuperAdmin> {
  requireSound(wanted);
  const password = wanted.password ?? randomPassword();
  const newPassword = wanted.password === undefined ? password : null;

  // First of all: it proves the key before anything is written.
  let found = await findAccount(backend, wanted.email);
  // A mistyped address must not become a super admin's.
  if (found === 'nobody' && wanted.knownAccount !== undefined) {
    throw new BackendError(
      `No account has the address ${wanted.email}. To make one, leave --${wanted.knownAccount} out.`,
    );
  }
  if (found === 'nobody' || found === 'no-function') {
    const id = await createAccount(backend, wanted, password);
    if (id !== 'taken') {
      await giveRole(backend, id);
      return { account: 'created', newPassword };
    }
    // Somebody was quicker by a moment, or can't be seen.
    if (found === 'nobody') found = await findAccount(backend, wanted.email);
  }
  if (found === 'no-function') {
    throw new BackendError(
      `${wanted.email} has an account, but this backend has no function find_account to find it by its address. ` +
        'Push the migrations, or put its id into user_roles.',
    );
  }
  if (found === 'nobody') throw new BackendError(`The account ${wanted.email} comes and goes. Run this again.`);
  return takeAccount(backend, found, wanted, password, newPassword);
}

async function takeAccount(
  backend: ServiceRoleBackend,
  { id, superAdmin }: FoundAccount,
  { email, knownAccount }: WantedAdmin,
  password: string,
  newPassword: string | null,
): Promise<SuperAdmin> {
  if (knownAccount === 'reset-password') {
    // Before the role: whoever knows the old password, or is signed in by it, is never a super admin.
    const body = { password, email_confirm: true };
    const changed = await requestAsServiceRole(backend, 'PUT', `/auth/v1/admin/users/${id}`, body);
    if (changed.status !== 200) throw refusal('Setting the password', changed);
    if (!superAdmin) await giveRole(backend, id);
    return { account: 'reset', newPassword };
  }
  if (superAdmin) return { account: 'already', newPassword: null };
  if (knownAccount === undefined) {
    throw new BackendError(
      `${email} has an account already, and whoever opened it knows its password. ` +
        'Nobody was made a super admin. Say which: --reset-password or --keep-password.',
    );
  }
  await giveRole(backend, id);
  return { account: 'kept', newPassword: null };
}

/** Throws a BackendError for what no backend would take, before one is asked. */
export function requireSound({ email, password }: WantedAdmin): void {
  const fault = addressFault(email) ?? (password === undefined ? null : passwordFault(password));
  if (fault !== null) throw new BackendError(fault);
}

interface FoundAccount {
  readonly id: string;
  readonly superAdmin: boolean;
}

async function findAccount(
  backend: ServiceRoleBackend,
  email: string,
): Promise<FoundAccount | 'nobody' | 'no-function'> {
  const answer = await requestAsServiceRole(backend, 'POST', '/rest/v1/rpc/find_account', { email });
  if (answer.status === 200 && answer.body === null) return 'nobody';
  // Not every server that answers is a backend.
  const found = answer.status === 200 ? accountIn(answer.body) : null;
  if (found !== null) return found;
  if (answer.code === '42501') throw new BackendError('This key is not the secret one: it may not give roles.');
  if (answer.code !== 'PGRST202') throw refusal('Looking for the account', answer);
  // A backend with nothing but profiles and user_roles. Its owner reads every role, others at most their own.
  const roles = await requestAsServiceRole(backend, 'GET', '/rest/v1/user_roles?select=user_id&limit=1');
  if (roles.code === 'PGRST205') {
    throw new BackendError(`The backend ${backend.url} has no table user_roles. Push the migrations first.`);
  }
  if (roles.status !== 200) throw refusal('Reading the roles', roles);
  return 'no-function';
}

const UUID = /^[0-9a-f-]{36}$/;

function accountIn(body: unknown): FoundAccount | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, super_admin: superAdmin } = body as Record<string, unknown>;
  return typeof id === 'string' && UUID.test(id) && typeof superAdmin === 'boolean' ? { id, superAdmin } : null;
}

/** The new account's id; `taken` where the address has one already. */
async function createAccount(backend: ServiceRoleBackend, wanted: WantedAdmin, password: string): Promise<string> {
  const { email, fullName } = wanted;
  const made = await requestAsServiceRole(backend, 'POST', '/auth/v1/admin/users', {
    email,
    password,
    email_confirm: true,
    user_metadata: fullName === undefined ? {} : { full_name: fullName },
  });
  const answer = hasNoAdminApi(made) ? await signUp(backend, wanted, password) : made;
  const id = idIn(answer.body);
  if (answer.status === 200 && id !== null) return id;
  if (answer.code === 'email_exists' || answer.code === 'user_already_exists') return 'taken';
  throw refusal('Creating the account', answer);
}

/** @supabase/lite as it comes has none and says 401 before it says so. */
function hasNoAdminApi({ status, code }: BackendResponse): boolean {
  return status === 404 || (status === 401 && code === 'no_authorization');
}

function signUp(
  backend: ServiceRoleBackend,
  { email, fullName }: WantedAdmin,
  password: string,
): Promise<BackendResponse> {
  const data = fullName === undefined ? {} : { full_name: fullName };
  return requestAsServiceRole(backend, 'POST', '/auth/v1/signup', { email, password, data });
}

async function giveRole(backend: ServiceRoleBackend, userId: string): Promise<void> {
  const path = '/rest/v1/user_roles?on_conflict=user_id,role';
  const row = { user_id: userId, role: 'superadmin' };
  const prefer = { prefer: 'resolution=ignore-duplicates,return=minimal' };
  const answer = await requestAsServiceRole(backend, 'POST', path, row, prefer);
  if (answer.status >= 300) throw refusal('Giving the role', answer);
}

/** A user is answered bare, or inside of his first session. */
function idIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, user } = body as { id?: unknown; user?: unknown };
  return typeof id === 'string' ? id : idIn(user);
}

/** No look-alikes (0 and o, 1 and l) and nothing that sits elsewhere on other keyboards. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five groups of four, such as `k7tq-…`: 100 random bits, easy to type from a screen. */
export function randomPassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
