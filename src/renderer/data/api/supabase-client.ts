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
 * supabase-js, for whoever is or wants to be signed in. It is made twice, as its option `accessToken` asks for: before each
 * request of `data` it would otherwise refresh a token by itself, which takes half a minute where the auth service doesn't
 * answer, and ends a session that is only over by the clock of this device.
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
      // supabase-js asks by address, never with a Request.
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
    // Its first look at a session holds up every later call, on a dead network for half a minute. `startAutoRefresh` looks
    // just as early and holds up nobody.
    skipAutoInitialize: true,
    // What stands in the address is ours to judge (auth/auth-callback.ts).
    detectSessionInUrl: false,
  } as const;
  return { auth: create({ auth }).auth, data: create({ accessToken: () => Promise.resolve(null) }) };
}

/**
 * Nothing here is told live. supabase-js makes its Realtime client in any case, which connects with its first channel and
 * not before; named here, it looks for no WebSocket where there may be none.
 */
function noRealtime(): never {
  throw new Error('The portal opens no Realtime connection.');
}
