import type { BackendAddress } from '#domain/configuration.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { readRefusal, refusesRefresh } from '../api/auth-response.ts';
import type { PolicyFetch } from '../api/fetch-policy.ts';
import { refused, readTransportError, TransportError } from '../api/transport-error.ts';

interface AuthCall {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly body?: unknown;
  /** Lets the request end even when the page is left. */
  readonly keepalive?: boolean;
}

/**
 * Requests to the auth service that bypass auth-js, which would change the stored session: with another token than this device's,
 * to check a password, or to sign out in the background.
 */
export type CallAuth = (call: AuthCall) => Promise<Result<unknown>>;

/** Calls under the fetch policy. `not-found` where the service lacks an endpoint. */
export function authCalls(backend: BackendAddress, fetch: PolicyFetch): CallAuth {
  return async ({ path, method = 'POST', token, body, keepalive = false }) => {
    try {
      const response = await fetch(`${backend.url}/auth/v1/${path}`, {
        method,
        headers: {
          apikey: backend.publishableKey,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        keepalive,
      });
      const text = await response.text();
      if (response.ok) return ok(text === '' ? null : (JSON.parse(text) as unknown));
      const refusal = readRefusal(text);
      const detail = refusal?.message ?? `${response.status} ${text.slice(0, 80)}`.trim();
      // A person who is gone is no missing address.
      if ([404, 405, 501].includes(response.status) && !refusesRefresh(text)) return failed('not-found', detail);
      return refusal?.code ? refused(refusal.code, detail) : failed('refused', detail);
    } catch (error) {
      const transport = error instanceof TransportError ? readTransportError(error.message) : null;
      if (transport) return transport;
      throw error;
    }
  };
}
