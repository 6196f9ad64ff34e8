import type { SessionAccounts } from './session-accounts.ts';
import type { SessionStoreOptions, Session, SessionStore } from './session.ts';

/**
 * The session on this device. Visitors only load this file: the rest is loaded at the first sign of a session, or when a sign-in
 * begins.
 */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { storage, key, fragment } = options;
  let session: Session = { state: { kind: 'starting' }, authCallback: null };
  const listeners = new Set<() => void>();
  const read = () => session;
  const set = (change: Partial<Session>) => {
    session = { ...session, ...change };
    for (const listener of listeners) listener();
  };

  let coming: Promise<SessionAccounts> | null = null;
  const api = () =>
    (coming ??= import('./session-accounts.ts').then(
      ({ openSessionAccounts }) => openSessionAccounts(options, { read, set }),
      (error: unknown) => {
        // The next call retries; the stored session stays.
        coming = null;
        throw error;
      },
    ));

  async function look(stored: string): Promise<void> {
    if (!coming && !fragment && (await storage.read(stored)) === null) return set({ state: { kind: 'visitor' } });
    try {
      await (await api()).look();
    } catch (error) {
      console.error('What this device keeps could not be read:', error);
      if (session.state.kind === 'starting') set({ state: { kind: 'visitor' } });
      if (session.authCallback?.kind === 'checking') unreached(error);
    }
  }
  /** A mail's link works only once, so it is kept until the network is back. */
  const unreached = (error: unknown) =>
    set({ authCallback: { kind: 'failed', reason: 'offline', detail: String(error), again: true } });

  return {
    read,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      if (key === null) {
        set({ state: { kind: 'visitor' } });
        return () => undefined;
      }
      if (fragment) set({ authCallback: { kind: 'checking' } });
      void look(key);
      return storage.subscribe(key, () => void look(key));
    },
    accounts: async () => (await api()).accounts(),
    acceptAuthCallback: async () => (await api()).acceptAuthCallback(),
    async retryAuthCallback() {
      if (session.authCallback?.kind !== 'failed' || !session.authCallback.again) return;
      set({ authCallback: { kind: 'checking' } });
      await api()
        .then((open) => open.retryAuthCallback())
        .catch(unreached);
    },
    expectNewcomer: (newcomer) => set({ newcomer }),
    dismissAuthCallback: () => set({ authCallback: null }),
    checkAccess: () => api().then(({ checkAccess }) => checkAccess(), console.error),
    signOut: async () => (await api()).signOut(),
  };
}
