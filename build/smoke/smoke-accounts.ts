import { randomUUID } from 'node:crypto';
import { randomPassword } from '#backend/accounts/create-super-admin.ts';
import { refusal, requestAsServiceRole } from '#backend/service-role/service-role-client.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { fieldsOf, parseJson } from '#domain/json.ts';
import type { SmokeCheck } from './smoke-site.ts';

/** More than any backend of ours compares for one address in five minutes. */
const WRONG_CODES = 45;

/**
 * Checks what the auth service does by itself. Those of sessions need the secret key: they make an account, whose address nobody has,
 * and delete it again. The last one uses up how often this machine may try codes for some minutes.
 */
export function accountChecks(backend: BackendAddress, secretKey: string | undefined): readonly SmokeCheck[] {
  const codes = { name: 'wrong codes are refused after some', run: () => wrongCodesAreLimited(backend) };
  if (secretKey === undefined) return [codes];
  const name = 'a new password ends the other sessions of its account';
  return [{ name, run: () => newPasswordEndsOthers(backend, secretKey) }, codes];
}

async function newPasswordEndsOthers(backend: BackendAddress, secretKey: string): Promise<string | null> {
  const service = { url: backend.url, secretKey };
  const account = { email: newAddress(), password: randomPassword(), email_confirm: true };
  const made = await requestAsServiceRole(service, 'POST', '/auth/v1/admin/users', account);
  const { id } = fieldsOf(made.body);
  if (made.status !== 200 || typeof id !== 'string') throw refusal('Making an account', made);
  try {
    const ask = caller(backend);
    const signIn = async () => fieldsOf((await ask('POST', 'auth/v1/token?grant_type=password', account)).body);
    const [here, elsewhere] = [await signIn(), await signIn()];
    const [token, other] = [String(here['access_token']), String(elsewhere['access_token'])];
    const refresh = { refresh_token: elsewhere['refresh_token'] };
    const changed = await ask('PUT', 'auth/v1/user', { password: randomPassword() }, token);
    const allowed = {
      'the new password': changed.status,
      'the session that set it': (await ask('GET', 'rest/v1/profiles?select=id', undefined, token)).status,
    };
    const refused = {
      'another session’s refresh': (await ask('POST', 'auth/v1/token?grant_type=refresh_token', refresh)).status,
      'its token at the auth service': (await ask('GET', 'auth/v1/user', undefined, other)).status,
      'its token at the REST service': (await ask('GET', 'rest/v1/profiles?select=id', undefined, other)).status,
    };
    const wrong = [
      ...Object.entries(allowed).filter(([, status]) => status !== 200),
      ...Object.entries(refused).filter(([, status]) => status < 400),
    ];
    return wrong.length === 0 ? null : wrong.map(([what, status]) => `${what} was answered ${status}`).join(', ');
  } finally {
    const gone = await requestAsServiceRole(service, 'DELETE', `/auth/v1/admin/users/${id}`);
    if (gone.status >= 300)
      console.error(`The account ${account.email} stays: ${refusal('Deleting it', gone).message}`);
  }
}

async function wrongCodesAreLimited(backend: BackendAddress): Promise<string | null> {
  const ask = caller(backend);
  const email = newAddress();
  for (let count = 0; count < WRONG_CODES; count += 1) {
    const token = String(count).padStart(6, '0');
    const { status } = await ask('POST', 'auth/v1/verify', { email, token, type: 'recovery' });
    if (status === 429) return null;
    if (status < 400 || status >= 500) return `a wrong code was answered ${status}`;
  }
  return `${WRONG_CODES} were answered, none was refused: lower token_verifications (docs/supabase.md)`;
}

/** Nobody's: `example.com` takes no mails. */
function newAddress(): string {
  return `smoke-${randomUUID()}@example.com`;
}

function caller({ url, publishableKey }: BackendAddress) {
  return async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: {
        apikey: publishableKey,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  };
}
