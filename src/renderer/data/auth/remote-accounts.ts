import type { BackendAddress } from '#domain/configuration.ts';
import type { SessionStorage } from '../../platform/port.ts';
import type { Accounts } from '../accounts.ts';
import { fetchPolicy } from '../api/fetch-policy.ts';
import { databaseQueries } from '../api/query.ts';
import { removeFiles } from '../api/remove-files.ts';
import { supabaseClients } from '../api/supabase-client.ts';
import { uploadFile } from '../api/upload-file.ts';
import { sessionKey } from '../session-key.ts';
import { accessToken } from './access-token.ts';
import { accountEvents } from './account-events.ts';
import { authCallbacks } from './auth-callback.ts';
import { authCalls } from './auth-calls.ts';
import { awaitedMail } from './awaited-mail.ts';
import { secondFactors } from './factors.ts';
import { localSession } from './local-session.ts';
import { profileAndRole } from './profile-and-role.ts';
import { refreshQueue } from './refresh-queue.ts';
import { signingIn } from './signing-in.ts';
import { signOutHere } from './sign-out.ts';

export interface RemoteAccountsOptions {
  readonly backend: BackendAddress;
  readonly storage: SessionStorage;
  /** The portal's public address, for links in mails; null where it isn't known. */
  readonly publicUrl: string | null;
}

/** Accounts over the backend's auth service, and what they may ask of its database and storage. */
export function remoteAccounts({ backend, storage, publicUrl }: RemoteAccountsOptions): Accounts {
  const key = sessionKey(backend);
  const local = localSession(storage, key);
  const policy = fetchPolicy(refreshQueue(local));
  const { auth, data } = supabaseClients(backend, local.adapter, policy);
  void auth.startAutoRefresh();
  const call = authCalls(backend, policy);
  const events = accountEvents(auth, local);
  const tokens = accessToken(local, call, events);
  const query = databaseQueries(data, tokens);
  const mail = awaitedMail(storage, key);
  mail.tidy().catch((error: unknown) => console.error('An old note of a mail could not be looked at:', error));
  return {
    watch: events.watch,
    signOut: () => signOutHere(local, call, events, mail),
    readAuthCallback: authCallbacks({ local, call, events, query, mail }),
    query,
    upload: uploadFile(backend, tokens),
    removeFiles: removeFiles(data.storage, tokens),
    ...signingIn({ client: auth, local, call, events, tokens, query, mail, publicUrl }),
    ...profileAndRole(local, query),
    ...secondFactors(auth, local, call, tokens),
  };
}
