import { claimsOf, signedToken } from '../backend/tokens.ts';
import type { FactorBook } from './factors.ts';

interface KnownSession {
  readonly userId: string;
  refreshToken: string;
  amr: readonly { readonly method: string; readonly timestamp: number }[];
}

type Json = Readonly<Record<string, unknown>>;

/** Records how each session was opened, and adds aal and amr to the tokens that pass through, as supabase/auth does. */
export class SessionBook {
  readonly #sessions = new Map<string, KnownSession>();
  readonly #factors: FactorBook;
  readonly #jwtSecret: string;

  constructor(factors: FactorBook, jwtSecret: string) {
    this.#factors = factors;
    this.#jwtSecret = jwtSecret;
  }

  aalOf(sessionId: string): 'aal1' | 'aal2' {
    return this.#sessions.get(sessionId)?.amr.some(({ method }) => method === 'totp') === true ? 'aal2' : 'aal1';
  }

  refreshTokenOf(sessionId: string): string | undefined {
    return this.#sessions.get(sessionId)?.refreshToken;
  }

  raise(sessionId: string): void {
    const session = this.#sessions.get(sessionId);
    if (session) session.amr = [{ method: 'totp', timestamp: now() }, ...session.amr];
  }

  /** A user without a verified factor has no session above aal1: from the next token on. */
  lower(userId: string): void {
    if (this.#factors.of(userId).some((factor) => factor.status === 'verified')) return;
    for (const session of this.#sessions.values()) {
      if (session.userId === userId) session.amr = session.amr.filter(({ method }) => method !== 'totp');
    }
  }

  /** An answer of the auth service with the factors of its user and what its token lacks. */
  complete(answer: unknown, method: string): unknown {
    if (typeof answer !== 'object' || answer === null) return answer;
    const { user, access_token: token, refresh_token: refresh, email, id } = answer as Json;
    const whole = typeof id === 'string' && email !== undefined ? this.#withFactors(answer) : answer;
    if (typeof token !== 'string' || typeof refresh !== 'string') return whole;
    return { ...whole, access_token: this.sign(token, refresh, method), user: this.#withFactors(user as object) };
  }

  /** The token as supabase/auth would have signed it; the session is remembered. */
  sign(token: string, refreshToken: string, method: string): string {
    const claims = claimsOf(token);
    const sessionId = String(claims['session_id']);
    const session = this.#sessions.get(sessionId) ?? {
      userId: String(claims['sub']),
      refreshToken,
      amr: [{ method, timestamp: now() }],
    };
    session.refreshToken = refreshToken;
    this.#sessions.set(sessionId, session);
    return signedToken({ ...claims, aal: this.aalOf(sessionId), amr: session.amr }, this.#jwtSecret);
  }

  #withFactors(user: object): object {
    const factors = this.#factors.of((user as { id: string }).id);
    return factors.length === 0 ? user : { ...user, factors };
  }
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
