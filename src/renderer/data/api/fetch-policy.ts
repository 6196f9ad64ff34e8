import { failed, NEVER_REACHED, type Failure, type Result } from '#domain/result.ts';
import { isSession, wasRedirected, refusesRefresh, transportFault, withoutEnd } from './auth-response.ts';
import { exchange, headerSeconds, type Answer } from './http-request.ts';
import { readResponse } from './rest-response.ts';
import { readStorageResponse } from './storage-response.ts';
import { readTransportError, TransportError } from './transport-error.ts';
import { redactRequest } from './redact-request.ts';

/** No call to the auth service takes longer, ms. */
export const AUTH_TIMEOUT_MS = 4000;

/** As long as other requests of the admin area, ms. The storage's client has no way to name another time. */
const STORAGE_TIMEOUT_MS = 8000;

/** How long a refresh waits after a 429 that names no time, s: as long as auth-js between two looks at the session. */
const PAUSE_S = 30;

/** A request to the backend: only responses of the service itself are returned, everything else throws TransportError. */
export type PolicyFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Refreshes one after another, over all windows: `ask` sends the one with this token. */
export type RefreshQueue = (sentToken: string, ask: () => Promise<Response>) => Promise<Response>;

/**
 * The only way to the backend as a person: supabase-js's `global.fetch`. A dead network, a login page of the Wi-Fi, an
 * overloaded or broken server look like nothing but a bad way there, so auth-js keeps the session; only the service's own
 * refusal of a refresh token ends it.
 */
export function fetchPolicy(refreshQueue: RefreshQueue): PolicyFetch {
  const restrained = afterTooMany();
  return (url, init = {}) => {
    const service = serviceOf(url);
    if (!url.includes('grant_type=refresh_token')) return ask(service, url, init);
    return refreshQueue(sentToken(init), async () => {
      const response = await restrained(() => ask(service, url, init));
      const text = await response.clone().text();
      if (response.ok ? isSession(text) : refusesRefresh(text)) return response;
      throw new TransportError(failed('server', `${response.status} for a refresh`));
    });
  };
}

interface Service {
  /** Null: the caller ends the request with its signal. */
  readonly timeoutMs: number | null;
  /** Why this is no answer of the service's own; null where it is one, be it a refusal. */
  fault(answer: Answer): Failure | null;
}

const SERVICES: Readonly<Record<string, Service>> = {
  auth: { timeoutMs: AUTH_TIMEOUT_MS, fault: transportFault },
  rest: { timeoutMs: null, fault: restFault },
  storage: { timeoutMs: STORAGE_TIMEOUT_MS, fault: storageFault },
};

function serviceOf(url: string): Service {
  const service = SERVICES[/\/(auth|rest|storage)\/v1\//.exec(new URL(url).pathname)?.[1] ?? ''];
  if (!service) throw new Error(`No service that the portal uses: ${url}`);
  return service;
}

async function ask({ timeoutMs, fault }: Service, url: string, init: RequestInit): Promise<Response> {
  // A redirect is never followed with a token.
  const answer = await exchange(url, { ...init, redirect: 'manual' }, timeoutMs, init.signal);
  if (!answer.ok) throw new TransportError(answer);
  const { response, text } = answer.value;
  const clean = () => redactRequest(text, init);
  // Read without them before any of it is cut off: half a secret wouldn't be found any more.
  if (fault(answer.value)) throw new TransportError(fault({ response, text: clean() }) ?? failed('server', ''));
  // The response to a request for a session is the only one that must contain secrets.
  const said = response.ok ? withoutEnd(text) : clean();
  const { status, headers } = response;
  return new Response(said === '' ? null : said, { status, headers });
}

function restFault({ response, text }: Answer): Failure | null {
  if (wasRedirected(response)) return failed('captive-portal', 'Led to another address');
  return unheard(readResponse({ response, text }));
}

function storageFault({ response, text }: Answer): Failure | null {
  if (wasRedirected(response)) return failed('captive-portal', 'Led to another address');
  return unheard(readStorageResponse({ status: response.status, text, retryAfter: headerSeconds(response) }));
}

/** A failure that leaves the outcome open. Refusals are handled by the libraries. */
function unheard(result: Result<unknown>): Failure | null {
  return !result.ok && NEVER_REACHED.includes(result.code) ? result : null;
}

/** After a 429 the session isn't refreshed again before its Retry-After has passed; auth-js alone would retry at once. */
function afterTooMany() {
  let pause = { until: 0, why: new TransportError(failed('too-many', '')) };
  return async (work: () => Promise<Response>): Promise<Response> => {
    if (Date.now() < pause.until) throw pause.why;
    try {
      return await work();
    } catch (error) {
      const transport = error instanceof TransportError ? readTransportError(error.message) : null;
      if (error instanceof TransportError && transport?.code === 'too-many') {
        pause = { until: Date.now() + (transport.retryAfter ?? PAUSE_S) * 1000, why: error };
      }
      throw error;
    }
  };
}

function sentToken({ body }: RequestInit): string {
  const { refresh_token: token } = JSON.parse(String(body)) as { refresh_token?: unknown };
  return String(token);
}
