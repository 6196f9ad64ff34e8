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
  /** Without one a random password is generated. */
  readonly password?: string | undefined;
  /**
   * What happens to the password where the address has an account already. Anyone may have opened that account, so without this
   * setting it doesn't become a super admin's.
   */
  readonly knownAccount?: 'keep-password' | 'reset-password' | undefined;
}

export interface SuperAdmin {
  /** `already`: the account was a super admin's before, and nothing has changed. */
  readonly account: 'created' | 'already' | 'kept' | 'reset';
  /** The generated password, which isn't stored anywhere else; null where none was generated. */
  readonly newPassword: string | null;
}

/**
 * Makes a person a super admin, with a new account or the existing one. Idempotent. Throws a BackendError with the reason where
 * that isn't possible.
 */
export async function createSuperAdmin(backend: ServiceRoleBackend, wanted: WantedAdmin): Promise<SuperAdmin> {
  requireSound(wanted);
  const password = wanted.password ?? randomPassword();
  const newPassword = wanted.password === undefined ? password : null;

  // The first request, because it verifies the key before anything is written.
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
    // The account was created a moment ago by another person, or can't be read.
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
    // Before the role, so that nobody with the old password or one of its sessions is ever a super admin.
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

/** Throws a BackendError for input that every backend would refuse, before a request is sent. */
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
  // The server may not be a backend at all.
  const found = answer.status === 200 ? accountIn(answer.body) : null;
  if (found !== null) return found;
  if (answer.code === '42501') throw new BackendError('This key is not the secret one: it may not give roles.');
  if (answer.code !== 'PGRST202') throw refusal('Looking for the account', answer);
  // A backend with nothing but profiles and user_roles. The secret key reads all roles, other keys at most their own.
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

/** The new account's id; `taken` where the address has an account already. */
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

/** Plain @supabase/lite has no admin API, and answers 401 there instead of 404. */
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

/** The response is the user, or a session that contains it. */
function idIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, user } = body as { id?: unknown; user?: unknown };
  return typeof id === 'string' ? id : idIn(user);
}

/** Without characters that look alike (0 and o, 1 and l) or are elsewhere on other keyboards. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five groups of four, such as `k7tq-…`: 100 random bits, easy to type from a screen. */
export function randomPassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
