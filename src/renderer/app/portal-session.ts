import type { Configuration } from '#domain/configuration.ts';
import type { Platform } from '../platform/port.ts';
import type { SessionStore } from '../session/session.ts';
import { createSessionStore } from '../session/session-store.ts';
import { sessionKey } from '../data/session-key.ts';

/** Who is signed in, in a browser or in the desktop app. `fragment` is what stood behind the # of the first address. */
export function portalSession(
  { backend, publicUrl }: Configuration,
  platform: Platform,
  fragment: string | null,
): SessionStore {
  return createSessionStore({
    storage: platform.session,
    key: backend && sessionKey(backend),
    fragment,
    // The accounts' code stays out of what a visitor downloads.
    loadAccounts: async () => {
      if (!backend) throw new Error('No backend is configured: VITE_SUPABASE_URL is not set.');
      const { remoteAccounts } = await import('../data/auth/remote-accounts.ts');
      return remoteAccounts({ backend, storage: platform.session, publicUrl: publicUrl ?? platform.publicAddress('') });
    },
  });
}
