import { isAuthError, isAuthRefreshDiscardedError } from '@supabase/supabase-js';
import { failed, ok, SESSION_EXPIRED, type Failure, type Result } from '#domain/result.ts';
import { withTimeLimit } from '#domain/time-limit.ts';
import { secondsIn } from '../api/auth-response.ts';
import { noSession, refused, readTransportError } from '../api/transport-error.ts';

/** auth-js waits for a refresh up to half a minute; a screen waits no longer than this, ms. */
const PATIENCE_MS = 8000;

const TOO_MANY: readonly (string | undefined)[] = ['over_request_rate_limit', 'over_email_send_rate_limit'];

/**
 * Turns a result into success only if the response proves it: auth-js takes a firewall's JSON with status 200 for an answer,
 * without any data.
 */
export function proved<T>(result: Result<T>, proof: (value: T) => unknown): Result<void> {
  if (!result.ok) return result;
  return proof(result.value) ? ok(undefined) : failed('server', 'The answer lacks what was asked for');
}

/** What auth-js answers: data, or an error beside which the data mean nothing. */
interface Answered {
  readonly data: unknown;
  readonly error: unknown;
}
type Data<A extends Answered> = Extract<A, { readonly error: null }>['data'];

/** Calls auth-js. If another window refreshed the tokens meanwhile it is called again, because the new session is stored by then. */
export async function attempt<A extends Answered>(
  ask: () => Promise<A>,
  patienceMs = PATIENCE_MS,
): Promise<Result<Data<A>>> {
  const first = await withTimeLimit(patienceMs, ask(), () => null);
  const answer = isAuthRefreshDiscardedError(first?.error) ? await withTimeLimit(patienceMs, ask(), () => null) : first;
  if (answer === null) return failed('timeout', `No answer within ${patienceMs} ms`);
  return answer.error ? failureOf(answer.error) : ok(answer.data as Data<A>);
}

/** A failure of auth-js as a Reply. */
function failureOf(error: unknown): Failure {
  if (isPasskeyError(error)) return refused(error.code, error.message);
  if (!isAuthError(error)) throw error;
  const { name, message, code, status } = error;
  const transport = readTransportError(message);
  if (transport) return transport;
  if (name === 'AuthSessionMissingError') return noSession();
  if (name === 'AuthRefreshDiscardedError') return refused(SESSION_EXPIRED, message);
  if (name === 'AuthRetryableFetchError') return failed(status ? 'server' : 'offline', message);
  if (name === 'AuthInvalidTokenResponseError') return failed('server', message);
  if (status === 429 || TOO_MANY.includes(code)) return tooMany(message, code);
  return code === undefined ? failed('refused', message) : refused(code, message);
}

function tooMany(message: string, reason = 'over_request_rate_limit'): Failure {
  return { ...failed('too-many', message, secondsIn(message)), reason };
}

/** auth-js doesn't export its class; the codes are its own and no one else's. */
function isPasskeyError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && /^ERROR_[A-Z_]+$/.test(String(error.code));
}
