import { createHash, randomInt } from 'node:crypto';
import { fieldsOf, parseJson, type Fields } from '#domain/json.ts';
import { addressFault, passwordFault } from '../accounts/account-input.ts';
import { authRefusal } from './auth-refusal.ts';
import type { InstallKeys } from './install-keys.ts';
import type { Mailer } from './mail/development-mailer.ts';
import { addPerson, findPerson, setPassword } from './people.ts';
import type { Sql } from './people.ts';

export interface AuthAdditionsOptions {
  readonly sql: Sql;
  readonly keys: InstallKeys;
  readonly mailer: Mailer;
  /** The time in milliseconds; the clock's without it. */
  readonly now?: (() => number) | undefined;
}

/** Answers a request, or leaves it to the auth service (null). */
export type AuthAdditions = (request: Request) => Promise<Response | null>;

/** A confirmation may be requested again after this long: the Supabase CLI's local value of max_frequency. */
const AGAIN_AFTER_MS = 1000;

/**
 * What a hosted project answers and @supabase/lite 0.10.0 doesn't: creating and deleting a user and setting a password with the
 * secret key, and sending a confirmation again (lite refuses that for ever). Bodies and codes are those of supabase/auth.
 */
export function authAdditions({ sql, keys, mailer, now = Date.now }: AuthAdditionsOptions): AuthAdditions {
  const inVain = pacer(now);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const asked = `${request.method} ${pathname}`;
    const key = request.headers.get('apikey');
    // Requests without a key are refused by lite.
    if (key !== keys.publishableKey && key !== keys.secretKey) return null;
    if (asked === 'POST /auth/v1/resend') return resend(await bodyOf(request.clone()));
    if (key !== keys.secretKey) return null;
    if (asked === 'POST /auth/v1/admin/users') return createUser(await bodyOf(request));
    const [, method, id = ''] = /^(PUT|DELETE) \/auth\/v1\/admin\/users\/([0-9a-f-]{36})$/.exec(asked) ?? [];
    if (method === 'DELETE') return removeUser(id);
    return method === undefined ? null : changePassword(id, await bodyOf(request));
  };

  async function createUser(body: Fields): Promise<Response> {
    const { email, password, user_metadata: metadata } = body;
    if (typeof email !== 'string' || typeof password !== 'string') {
      return authRefusal(400, 'validation_failed', 'Cannot create a user without either an email or phone');
    }
    const address = email.trim();
    if (addressFault(address) !== null) {
      return authRefusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
    }
    const fault = passwordFault(password);
    if (fault !== null) return authRefusal(422, 'weak_password', fault);
    if ((await findPerson(sql, address)) !== null) {
      return authRefusal(422, 'email_exists', 'A user with this email address has already been registered');
    }
    const known = typeof metadata === 'object' && metadata !== null ? metadata : {};
    const confirmed = body['email_confirm'] === true;
    const id = await addPerson(sql, { email: address, password, metadata: known, confirmed });
    return Response.json({ id, aud: 'authenticated', role: 'authenticated', email: address.toLowerCase() });
  }

  async function changePassword(id: string, { password, email_confirm: confirm }: Fields): Promise<Response> {
    if (typeof password !== 'string')
      return authRefusal(400, 'validation_failed', 'Only a password can be changed here');
    const fault = passwordFault(password);
    if (fault !== null) return authRefusal(422, 'weak_password', fault);
    return (await setPassword(sql, id, password, confirm === true))
      ? Response.json({ id, aud: 'authenticated', role: 'authenticated' })
      : authRefusal(404, 'user_not_found', 'User not found');
  }

  async function removeUser(id: string): Promise<Response> {
    const { rows } = await sql.query('delete from auth.users where id::text = $1 returning id', [id]);
    return rows.length > 0 ? Response.json({}) : authRefusal(404, 'user_not_found', 'User not found');
  }

  /**
   * Doesn't reveal which accounts exist: for an unknown or confirmed address the response is the same, also for a request that
   * comes too soon. (The second after a sign-up counts as well, but there the sign-up's own response has shown it.)
   */
  async function resend({ type, email }: Fields): Promise<Response | null> {
    if (type !== 'signup' || typeof email !== 'string') return null;
    const { rows } = await sql.query<{ id: string; email: string; waited: number }>(
      `select id, email, 1000 * extract(epoch from now() - confirmation_sent_at)::float8 as waited from auth.users
       where email = lower($1) and email_confirmed_at is null and confirmation_sent_at is not null`,
      [email],
    );
    const [person] = rows;
    const tooSoon = person === undefined ? !inVain.allow(email) : person.waited < AGAIN_AFTER_MS;
    if (tooSoon) {
      const text = 'For security purposes, you can only request this after 1 seconds.';
      return authRefusal(429, 'over_email_send_rate_limit', text);
    }
    if (person === undefined) return Response.json({});
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const hash = createHash('sha256').update(`${person.email}${code}`).digest('hex');
    await sql.query('update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1', [
      person.id,
      hash,
    ]);
    await mailer.sendConfirmation(person.email, hash, code);
    return Response.json({});
  }
}

/** Remembers addresses for which no mail was sent, as the database remembers when one was sent. */
function pacer(now: () => number): { allow(email: string): boolean } {
  const asked = new Map<string, number>();
  return {
    allow(email) {
      for (const [address, at] of asked) if (now() - at >= AGAIN_AFTER_MS) asked.delete(address);
      const address = email.toLowerCase();
      if (asked.has(address)) return false;
      asked.set(address, now());
      return true;
    },
  };
}

/** Without fields where it is no JSON: the checks of each request report what is missing. */
async function bodyOf(request: Request): Promise<Fields> {
  return fieldsOf(parseJson(await request.text()));
}
