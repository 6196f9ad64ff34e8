import { SESSION_EXPIRED, type Result } from '#domain/result.ts';
import { refused } from './transport-error.ts';

/** The token of the person who is signed in (data/auth). */
export interface AccessToken {
  /** A token that isn't over; refreshed before where it nearly is. */
  read(): Promise<Result<string>>;
  /** One that auth-js won't refresh by itself: a call through it would wait for that half a minute. */
  fresh(): Promise<Result<string>>;
  /** A new one, because the backend takes the stored one for expired. */
  renew(): Promise<Result<string>>;
}

/**
 * Work as the person signed in. Where the backend takes a token for over that is still good by this device's clock (the
 * clock is wrong, or the backend has new keys), it is renewed and the work done once more.
 */
export async function withToken<T>(
  tokens: AccessToken,
  token: Promise<Result<string>>,
  isOver: (result: Result<T>) => boolean,
  work: (token: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  const first = await token;
  if (!first.ok) return first;
  const result = await work(first.value);
  if (!isOver(result)) return result;
  const renewed = await tokens.renew();
  if (!renewed.ok) return renewed;
  const again = await work(renewed.value);
  return isOver(again) && !again.ok ? refused(SESSION_EXPIRED, again.detail) : again;
}

/** The auth service's words for a token that is over or that it can't check, and for one whose session has ended. */
export function isBadToken(result: Result<unknown>): boolean {
  return !result.ok && ['bad_jwt', 'session_not_found'].includes(result.reason ?? '');
}
