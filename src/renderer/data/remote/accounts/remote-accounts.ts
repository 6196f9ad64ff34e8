import { GoTrueClient } from '@supabase/auth-js';
import type { BackendAddress } from '#domain/configuration.ts';
import type { SessionStorage } from '../../../platform/port.ts';
import type { Accounts } from '../../accounts.ts';
import { sessionKey } from '../../session-key.ts';
import { accessToken } from './access-token.ts';
import { accountEvents } from './account-events.ts';
import { arrivals } from './arrival.ts';
import { authCalls } from './auth-calls.ts';
import { awaitedMail } from './awaited-mail.ts';
import { secondFactors } from './factors.ts';
import { guardedFetch, type GuardedFetch } from './guarded-fetch.ts';
import { keptSession, type KeptSession } from './kept-session.ts';
import { profileAndRole } from './profile-and-role.ts';
import { removeFiles } from './remove-files.ts';
import { signedInRest } from './signed-in-rest.ts';
import { signingIn } from './signing-in.ts';
import { signOutHere } from './sign-out.ts';
import { uploadFile } from './upload-file.ts';

export interface RemoteAccountsOptions {
  readonly backend: BackendAddress;
  readonly storage: SessionStorage;
  /** The portal's public address, for links in mails; null where it isn't known. */
  readonly publicUrl: string | null;
}

/** Accounts over the backend's auth service. */
export function remoteAccounts({ backend, storage, publicUrl }: RemoteAccountsOptions): Accounts {
  const key = sessionKey(backend);
  const kept = keptSession(storage, key);
  const guarded = guardedFetch(kept);
  const call = authCalls(backend, guarded);
  const client = authClient(backend, kept, guarded);
  void client.startAutoRefresh();
  const events = accountEvents(client, kept);
  const tokens = accessToken(kept, call, events);
  const rest = signedInRest(backend, tokens);
  const mail = awaitedMail(storage, key);
  mail.tidy().catch((error: unknown) => console.error('An old note of a mail could not be looked at:', error));
  return {
    watch: events.watch,
    signOut: () => signOutHere(kept, call, events, mail),
    readArrival: arrivals({ kept, call, events, mail }),
    rest: (request) => rest(request),
    upload: uploadFile(backend, tokens),
    removeFiles: removeFiles(backend, tokens),
    ...signingIn({ client, kept, call, events, tokens, mail, publicUrl }),
    ...profileAndRole(kept, rest),
    ...secondFactors(client, kept, call, tokens),
  };
}

/** GoTrueClient and not supabase-js: its other parts would cost a signed-in reader some 25 KiB for nothing. */
function authClient(backend: BackendAddress, kept: KeptSession, guarded: GuardedFetch): GoTrueClient {
  return new GoTrueClient({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.publishableKey },
    storageKey: sessionKey(backend),
    storage: kept.adapter,
    persistSession: true,
    autoRefreshToken: true,
    flowType: 'implicit',
    // Its first look at a session holds up every later call, on a dead network for half a minute. `startAutoRefresh` looks
    // just as early and holds up nobody.
    skipAutoInitialize: true,
    // What stands in the address is ours to judge (arrival.ts).
    detectSessionInUrl: false,
    // auth-js asks by address, never with a Request.
    fetch: (address, init) => guarded(String(address), init),
  });
}
