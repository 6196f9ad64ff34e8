import type { BackendAddress } from '#domain/configuration.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { remoteAccounts } from '#renderer/data/auth/remote-accounts.ts';
import { sessionKey } from '#renderer/data/session-key.ts';
import type { SessionStorage } from '#renderer/platform/port.ts';
import { createSessionStore } from '#renderer/session/session-store.ts';
import type { Session, SessionState, SessionStore } from '#renderer/session/session.ts';

export interface Tab {
  readonly store: SessionStore;
  /** Every state after the first look at the storage, without repetitions in a row. */
  readonly states: readonly SessionState['kind'][];
  /** How often the accounts' code was loaded. */
  readonly loads: number;
  accounts(): Promise<Accounts>;
}

const PUBLIC_URL = 'https://tunas.example';

/** A tab with the portal's session in it, started. */
export function openTab(backend: BackendAddress, storage: SessionStorage, fragment: string | null = null): Tab {
  const states: SessionState['kind'][] = [];
  const tab = { loads: 0 };
  const store = createSessionStore({
    storage,
    key: sessionKey(backend),
    fragment,
    loadAccounts: () => {
      tab.loads += 1;
      return Promise.resolve(remoteAccounts({ backend, storage, publicUrl: PUBLIC_URL }));
    },
  });
  store.subscribe(() => {
    const { kind } = store.read().state;
    if (kind !== 'starting' && states.at(-1) !== kind) states.push(kind);
  });
  store.start();
  return {
    store,
    states,
    get loads() {
      return tab.loads;
    },
    accounts: () => store.accounts(),
  };
}

/** Waits until the session has the state that a test expects. */
export function until(store: SessionStore, wanted: (session: Session) => boolean): Promise<Session> {
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted(store.read())) return;
      stop();
      resolve(store.read());
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** The access that was found out, whatever it is. */
export async function accessOf(store: SessionStore): Promise<string> {
  const { state } = await until(
    store,
    (session) => session.state.kind === 'signed-in' && session.state.admin !== 'checking',
  );
  return state.kind === 'signed-in' ? state.admin : state.kind;
}

/** What a call brought; throws where it failed. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code} ${result.reason ?? ''}: ${result.detail}`);
  return result.value;
}
