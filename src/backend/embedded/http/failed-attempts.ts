import type { PlainResponse } from './plain-http.ts';
import { refusalFor, type Refusal } from './refused-error.ts';

/** What somebody may try to guess. */
interface Guessed {
  /** How many wrong ones one network address may send within `withinMs`. */
  readonly most: number;
  readonly withinMs: number;
  asks(method: string, url: URL): boolean;
  isWrong(answer: PlainResponse): boolean;
}

/** Comparing a password takes the database's thread a third of a second, by design. A request that can't be parsed compares none. */
export const PASSWORDS: Guessed = {
  most: 10,
  withinMs: 60_000,
  asks: (_method, { pathname, searchParams }) =>
    pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password',
  isWrong: ({ status, body }) => status === 400 && Buffer.from(body).includes('"invalid_credentials"'),
};

/**
 * The codes of mails, as often as a hosted project lets an address try. Each is void after ten (guard-codes.ts). Links can't be guessed
 * (mail/link-token.ts), and aren't refused either.
 */
export const CODES: Guessed = {
  most: 30,
  withinMs: 300_000,
  asks: (method, { pathname }) => method === 'POST' && pathname === '/auth/v1/verify',
  // Whatever else the answer is: the code was counted as tried, also where the rest of the request is nonsense.
  isWrong: ({ status }) => status !== 200,
};

/** Limits how much one network address may guess. */
export interface AttemptLimit {
  /** Answers a request, and counts it where it was a wrong guess. */
  limit(address: string, method: string, url: URL, answer: () => Promise<PlainResponse>): Promise<PlainResponse>;
}

/** Right ones count for nothing: many people may sign in from one address. */
export function attemptLimit(now: () => number = () => performance.now()): AttemptLimit {
  const limits = [PASSWORDS, CODES].map((guessed) => ({ guessed, failed: new Map<string, number[]>() }));

  return {
    async limit(address, method, url, answer) {
      const limit = limits.find(({ guessed }) => guessed.asks(method, url));
      if (limit === undefined) return answer();
      const { guessed, failed } = limit;
      const recent = (): number[] => {
        const times = (failed.get(address) ?? []).filter((time) => now() - time < guessed.withinMs);
        if (times.length === 0) failed.delete(address);
        else failed.set(address, times);
        return times;
      };
      const before = recent();
      const [oldest] = before;
      if (oldest !== undefined && before.length >= guessed.most) {
        return refusalFor(url.pathname, tooManyFailed(oldest + guessed.withinMs - now()));
      }
      const answered = await answer();
      if (guessed.isWrong(answered)) failed.set(address, [...recent(), now()]);
      return answered;
    },
  };
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
