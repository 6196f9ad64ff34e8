import type { Person } from '#domain/account.ts';
import { fieldsOf, parseJson, type Fields } from '#domain/json.ts';
import type { Assurance } from './accounts.ts';

/** A session as auth-js stores it: what the portal needs of it. */
export interface StoredSession {
  readonly person: Person;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token ends, in seconds since 1970. */
  readonly expiresAt: number;
  readonly assurance: Assurance;
}

/** Reads a stored session; null where it is damaged. The backend may have ended it meanwhile. */
export function readStoredSession(text: string): StoredSession | null {
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_at: expiresAt,
    user,
  } = fieldsOf(parseJson(text));
  const { id, email, factors } = fieldsOf(user);
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  if (typeof expiresAt !== 'number' || typeof id !== 'string') return null;
  const current = tokenClaims(accessToken)['aal'] === 'aal2' ? 'aal2' : 'aal1';
  const enrolled = Array.isArray(factors) && factors.some((factor) => fieldsOf(factor)['status'] === 'verified');
  return {
    person: { id, email: typeof email === 'string' ? email : '' },
    accessToken,
    refreshToken,
    expiresAt,
    assurance: { current, possible: enrolled ? 'aal2' : current },
  };
}

/** The auth service's id of a session, which outlives its tokens; null where the token has none. */
export function sessionId({ accessToken }: Pick<StoredSession, 'accessToken'>): string | null {
  const id = tokenClaims(accessToken)['session_id'];
  return typeof id === 'string' ? id : null;
}

/** Whether two texts are the same session, be it with other tokens. */
export function sameSession(one: string, other: string): boolean {
  const [first, second] = [readStoredSession(one), readStoredSession(other)];
  return (
    first !== null && second !== null && first.person.id === second.person.id && sessionId(first) === sessionId(second)
  );
}

/** Whether a factor is enrolled that this session hasn't proved yet. */
export function secondFactorDue({ current, possible }: Assurance): boolean {
  return current !== possible;
}

/** The claims of an access token, unverified; empty where it isn't a JWT. */
export function tokenClaims(token: string): Fields {
  try {
    return fieldsOf(parseJson(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))));
  } catch (error) {
    // atob's own word for text that was never base64.
    if (error instanceof DOMException) return {};
    throw error;
  }
}
