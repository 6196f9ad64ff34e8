import type { Accounts } from '../data/accounts.ts';
import type { SessionStorage } from '../platform/port.ts';
import type { Session } from './session.ts';

/** What a session is made of. */
export interface SessionStoreOptions {
  readonly storage: SessionStorage;
  /** The key of the stored session; null where no backend is configured. */
  readonly key: string | null;
  /** What stood behind the # of the first address, where it was a session or an error. */
  readonly fragment: string | null;
  loadAccounts(): Promise<Accounts>;
}

/** Where the session stands, for whoever changes it. */
export interface SessionCell {
  read(): Session;
  set(change: Partial<Session>): void;
}
