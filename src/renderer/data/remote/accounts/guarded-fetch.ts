import { failed } from '#domain/reply.ts';
import { exchange } from '../rest.ts';
import { isSession, refusesRefresh, wayFault } from './auth-answer.ts';
import type { KeptSession } from './kept-session.ts';
import { refreshInTurn } from './refresh-in-turn.ts';
import { readWayFailure, WayFailure } from './way-failure.ts';
import { withoutSecrets } from './without-secrets.ts';

/** No call to the auth service takes longer, ms. */
export const AUTH_TIMEOUT_MS = 4000;

/** How long a refresh waits after a 429 that names no time, s: as long as auth-js between two looks at the session. */
const PAUSE_S = 30;

/** A request to the auth service: what comes back was said by the service itself, everything else throws WayFailure. */
export type GuardedFetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * The only way to the auth service. A dead network, a login page of the Wi-Fi, an overloaded or broken server look like
 * nothing but a bad way there, so auth-js keeps the session; only the service's own refusal of a refresh token ends it.
 */
export function guardedFetch(kept: KeptSession): GuardedFetch {
  const inTurn = refreshInTurn(kept);
  const restrained = afterTooMany();
  return (url, init = {}) => {
    if (!url.includes('grant_type=refresh_token')) return ask(url, init);
    return inTurn(sentToken(init), async () => {
      const response = await restrained(() => ask(url, init));
      const text = await response.clone().text();
      if (response.ok ? isSession(text) : refusesRefresh(text)) return response;
      throw new WayFailure(failed('server', `${response.status} for a refresh`));
    });
  };
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  const answer = await exchange(url, { ...init, redirect: 'manual' }, AUTH_TIMEOUT_MS);
  if (!answer.ok) throw new WayFailure(answer);
  const { response } = answer.value;
  const clean = withoutSecrets(answer.value.text, init);
  const fault = wayFault({ response, text: clean });
  if (fault) throw new WayFailure(fault);
  // A session that was asked for is the one answer that has to carry secrets.
  const text = response.ok ? answer.value.text : clean;
  const { status, headers } = response;
  return new Response(text === '' ? null : text, { status, headers });
}

/** A service that has too many requests isn't asked again before it wants to be: auth-js alone would retry at once. */
function afterTooMany() {
  let pause = { until: 0, why: new WayFailure(failed('too-many', '')) };
  return async (work: () => Promise<Response>): Promise<Response> => {
    if (Date.now() < pause.until) throw pause.why;
    try {
      return await work();
    } catch (error) {
      const way = error instanceof WayFailure ? readWayFailure(error.message) : null;
      if (error instanceof WayFailure && way?.code === 'too-many') {
        pause = { until: Date.now() + (way.retryAfter ?? PAUSE_S) * 1000, why: error };
      }
      throw error;
    }
  };
}

function sentToken({ body }: RequestInit): string {
  const { refresh_token: token } = JSON.parse(String(body)) as { refresh_token?: unknown };
  return String(token);
}
