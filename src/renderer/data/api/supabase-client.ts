import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
  type SupportedStorage,
  type WebSocketLikeConstructor,
} from '@supabase/supabase-js';
import type { BackendAddress } from '#domain/configuration.ts';
import { sessionKey } from '../session-key.ts';
import type { PolicyFetch } from './fetch-policy.ts';

/** supabase-js's client for the auth service. */
export type AuthClient = SupabaseClient['auth'];

/**
 * supabase-js, for signed-in users and for signing in. There are two clients, because of the option `accessToken`: without it the
 * client refreshes a token before each request of `data`, which takes half a minute where the auth service doesn't answer, and ends
 * a session that has only expired by this device's clock.
 */
export interface SupabaseClients {
  readonly auth: AuthClient;
  /** Tables, functions and files. Each request has to carry the person's token. */
  readonly data: Pick<SupabaseClient, 'from' | 'rpc' | 'storage'>;
}

/** The portal's clients of the backend: they share the session in `storage`, and each request follows `policy`. */
export function supabaseClients(
  backend: BackendAddress,
  storage: SupportedStorage,
  policy: PolicyFetch,
): SupabaseClients {
  const create = (options: SupabaseClientOptions<'public'>) =>
    createClient(backend.url, backend.publishableKey, {
      // supabase-js calls fetch with an address, never with a Request.
      global: { fetch: (address, init) => policy(String(address), init) },
      realtime: { transport: noRealtime as unknown as WebSocketLikeConstructor },
      ...options,
    });
  const auth = {
    storage,
    storageKey: sessionKey(backend),
    persistSession: true,
    autoRefreshToken: true,
    flowType: 'implicit',
    // The client's first check of a session blocks every later call, on a dead network for half a minute. `startAutoRefresh` checks
    // just as early without blocking.
    skipAutoInitialize: true,
    // What stands in the address is ours to judge (auth/auth-callback.ts).
    detectSessionInUrl: false,
  } as const;
  return { auth: create({ auth }).auth, data: create({ accessToken: () => Promise.resolve(null) }) };
}

/**
 * The portal doesn't use Realtime. supabase-js creates its client in any case, which connects with its first channel only; with
 * this transport it doesn't require a global WebSocket.
 */
function noRealtime(): never {
  throw new Error('The portal opens no Realtime connection.');
}
