import { parseJson, type Fields } from '#domain/json.ts';
import { failed, type Failure } from '#domain/result.ts';
import { headerSeconds, type Answer } from './http-request.ts';

/** How the auth service refuses: its own code, and its message as it came. */
export interface AuthRefusal {
  readonly code: string;
  readonly message: string;
}

/**
 * The auth service's own refusal; null where another server answered. It has `error_code` and `msg`, or `code` and `message` (API
 * 2024-01-01), or as in OAuth `error` and `error_description`. A gateway only has a `message`.
 */
export function readRefusal(text: string): AuthRefusal | null {
  const body = jsonObject(text);
  if (!body) return null;
  const said = [body['msg'], body['message'], body['error_description']].find((value) => typeof value === 'string');
  const code = [body['error_code'], body['code'], body['error']].find((value) => typeof value === 'string');
  if (typeof said !== 'string' || (code === undefined && body['code'] === undefined)) return null;
  return { code: String(code ?? ''), message: said };
}

/**
 * The codes with which the auth service ends a session. `validation_failed`: the sent text can't be a token of the service, so a
 * damaged one is refused like a used one; it would never work again. (That is supabase/lite's code; supabase/auth answers "not
 * found".)
 */
const ENDINGS: readonly string[] = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'user_not_found',
  'invalid_grant',
  'validation_failed',
];

/** Whether these are the service's own words that a refresh token is worth nothing any more. */
export function refusesRefresh(text: string): boolean {
  return ENDINGS.includes(readRefusal(text)?.code ?? '');
}

/** Whether this is a session from end to end, as auth-js stores it. */
export function isSession(text: string): boolean {
  const { access_token: token, refresh_token: next, expires_in: lasting, user } = jsonObject(text) ?? {};
  const { id } = (user ?? {}) as { id?: unknown };
  const complete = [token, next, id].every((part) => typeof part === 'string' && part !== '');
  return complete && typeof lasting === 'number' && lasting > 0;
}

/**
 * A session without its end by the service's clock: auth-js then counts `expires_in` from this device's clock, by which it also decides
 * when to refresh. A device whose clock is fast would otherwise take each new session for one that has ended, and refresh it at once.
 */
export function withoutEnd(text: string): string {
  if (!isSession(text)) return text;
  const { expires_at: _end, ...session } = jsonObject(text) ?? {};
  return JSON.stringify(session);
}

/** Whether something between this device and the auth service answered in its place, or it couldn't; null where it spoke. */
export function transportFault({ response, text }: Answer): Failure | null {
  const { status } = response;
  const detail = `${status} ${text.slice(0, 80)}`.trim();
  if (wasRedirected(response) || status === 511) return failed('captive-portal', detail);
  if (status === 429) {
    const refusal = readRefusal(text);
    const retryAfter = headerSeconds(response) ?? secondsIn(refusal?.message);
    return { ...failed('too-many', refusal?.message ?? detail, retryAfter), reason: refusal?.code };
  }
  if (status === 408) return failed('timeout', detail);
  // 501 means that the service lacks this endpoint: an answer.
  if (status >= 500 && status !== 501) return failed('server', detail);
  const html = (response.headers.get('content-type') ?? '').includes('text/html') || text.trimStart().startsWith('<');
  if (html || (response.ok && text !== '' && !jsonObject(text))) return failed('captive-portal', detail);
  return null;
}

/** Redirects are never followed with a token: neither the auth service nor PostgREST sends any for our requests. */
export function wasRedirected(response: Response): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
}

/** The wait that the auth service names, in seconds: it does so in its message alone. */
export function secondsIn(message = ''): number | undefined {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Every answer of the auth service is an object. */
function jsonObject(text: string): Fields | null {
  const value = parseJson(text);
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields | null) : null;
}
