import { signedToken } from '../backend/tokens.ts';

/** A user of the strict auth service. */
export interface StrictPerson {
  readonly id: string;
  readonly email: string;
}

export const RATNA: StrictPerson = { id: '00000000-0000-4000-8000-00000000000a', email: 'ratna@contoh.id' };
export const BUDI: StrictPerson = { id: '00000000-0000-4000-8000-00000000000b', email: 'budi@contoh.id' };

/**
 * An auth service as a hosted project may be set: each refresh token works once and is refused ever after, even at once.
 * It stands behind `fetch`, so that a test decides when an answer comes.
 */
export class StrictAuth {
  readonly address = { url: 'http://auth.test', publishableKey: 'sb_publishable_test' };
  readonly key = 'sb-auth-auth-token';
  /** The requests so far, such as `POST /auth/v1/token?grant_type=refresh_token`. */
  readonly asked: string[] = [];
  /** Refused refreshes. */
  refusals = 0;
  /** How far its clock is behind this device's, s. */
  behindS = 0;
  /** Every answer takes this long. */
  delayMs = 0;
  /** Replaces the service's answer, where a test sets it. */
  instead: ((path: string, init: RequestInit) => Response | Promise<Response> | null) | null = null;
  readonly #owners = new Map<string, { person: StrictPerson; session: string }>();
  #count = 0;

  /** A new session, as auth-js stores it. */
  session(person: StrictPerson, secondsLeft: number, session = `session-${++this.#count}`): string {
    return JSON.stringify(this.#issue(person, session, secondsLeft));
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const path = url.pathname + url.search;
    this.asked.push(`${init.method ?? 'GET'} ${path}`);
    await this.#wait(init.signal);
    return (await this.instead?.(path, init)) ?? this.#answer(url, init);
  };

  #wait(signal: AbortSignal | null | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      setTimeout(resolve, this.delayMs);
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  }

  #answer({ pathname, searchParams }: URL, init: RequestInit): Response {
    const body = (init.body ? JSON.parse(String(init.body)) : {}) as Record<string, string>;
    const bearer = new Headers(init.headers).get('authorization')?.slice(7) ?? '';
    if (pathname.startsWith('/rest/v1/')) return Response.json([]);
    if (pathname.endsWith('/logout')) return new Response(null, { status: 204 });
    if (pathname.endsWith('/user')) return this.#user(bearer);
    if (searchParams.get('grant_type') === 'refresh_token') return this.#refresh(body['refresh_token'] ?? '');
    if (searchParams.get('grant_type') === 'password') {
      const person = [RATNA, BUDI].find(({ email }) => email === body['email']);
      if (person) return Response.json(this.#issue(person, `session-${++this.#count}`, 3600));
      return refusal(400, 'invalid_credentials', 'Invalid login credentials');
    }
    throw new Error(`The strict auth service doesn't know ${pathname}.`);
  }

  #refresh(token: string): Response {
    const owner = this.#owners.get(token);
    this.#owners.delete(token);
    if (owner) return Response.json(this.#issue(owner.person, owner.session, 3600));
    this.refusals += 1;
    return refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }

  #user(bearer: string): Response {
    const person = [RATNA, BUDI].find(({ id }) =>
      bearer.includes(Buffer.from(`{"sub":"${id}"`).toString('base64url').slice(0, 40)),
    );
    return person
      ? Response.json(user(person))
      : refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }

  #issue(person: StrictPerson, session: string, secondsLeft: number) {
    const refreshToken = `refresh-${++this.#count}`;
    this.#owners.set(refreshToken, { person, session });
    const expiresAt = Math.round(Date.now() / 1000) - this.behindS + secondsLeft;
    const claims = { sub: person.id, session_id: session, exp: expiresAt, count: this.#count };
    return {
      access_token: signedToken(claims, 'secret'),
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expiresAt,
      user: user(person),
    };
  }
}

/** A refusal in the auth service's own form. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

function user({ id, email }: StrictPerson) {
  return { id, email, aud: 'authenticated', role: 'authenticated', app_metadata: {}, user_metadata: {}, factors: [] };
}
