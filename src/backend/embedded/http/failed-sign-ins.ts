import type { PlainResponse } from './plain-http.ts';
import { refusalFor, type Refusal } from './refused-error.ts';

/** How many wrong passwords one network address may send in a minute. */
export const MOST_FAILED_SIGN_INS = 10;
const WITHIN_MS = 60_000;

/** Limits what guessing passwords costs: comparing one takes the database's thread a third of a second, by design. */
export interface SignInLimit {
  /** Answers a sign-in with a password, or anything else, and counts it where it fails. */
  limit(address: string, url: URL, answer: () => Promise<PlainResponse>): Promise<PlainResponse>;
}

/** Right passwords count for nothing: many people may sign in from one address. */
export function signInLimit(now: () => number = () => performance.now()): SignInLimit {
  const failed = new Map<string, number[]>();

  function recent(address: string): number[] {
    const times = (failed.get(address) ?? []).filter((time) => now() - time < WITHIN_MS);
    if (times.length === 0) failed.delete(address);
    else failed.set(address, times);
    return times;
  }

  return {
    async limit(address, url, answer) {
      if (!isPasswordSignIn(url)) return answer();
      const before = recent(address);
      const [oldest] = before;
      if (oldest !== undefined && before.length >= MOST_FAILED_SIGN_INS) {
        return refusalFor(url.pathname, tooManyFailed(oldest + WITHIN_MS - now()));
      }
      const answered = await answer();
      if (isWrongPassword(answered)) failed.set(address, [...recent(address), now()]);
      return answered;
    },
  };
}

function isPasswordSignIn({ pathname, searchParams }: URL): boolean {
  return pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
}

/** For a body that can't be parsed no password was compared. */
function isWrongPassword({ status, body }: PlainResponse): boolean {
  return status === 400 && Buffer.from(body).includes('"invalid_credentials"');
}

/** In the hosted service's words. */
function tooManyFailed(waitMs: number): Refusal {
  return {
    status: 429,
    codes: { rest: '', auth: 'over_request_rate_limit', storage: '' },
    message: 'Request rate limit reached',
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  };
}
