import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Position } from '#domain/roles.ts';
import type { Person } from '#domain/account.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { SessionStorage } from '#renderer/platform/port.ts';

/**
 * Whether the person may enter the admin area. `unknown`: it couldn't be checked, which counts as no. `second-factor`: the
 * role is there, but the backend wants a second factor first. `offline`: the backend can't be asked, and let them in lately: what
 * this device holds may be opened.
 */
export type AdminAccess = 'checking' | 'granted' | 'second-factor' | 'denied' | 'unknown' | 'offline';

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly person: Person;
  readonly admin: AdminAccess;
  /** What they are, as the backend said it last; null for somebody without a role, and before it was asked. */
  readonly position: Position | null;
  /** A factor is enrolled and this session hasn't proved it yet. */
  readonly secondFactorDue: boolean;
}

/** Whether the way to the admin area is shown. Its gate, and the database, decide for themselves. */
export function mayOpenAdmin({ admin }: SignedIn): boolean {
  return admin === 'granted' || admin === 'second-factor' || admin === 'offline';
}

/** Whether the backend couldn't be asked: it may answer now. */
export function isUnchecked({ admin }: SignedIn): boolean {
  return admin === 'unknown' || admin === 'offline';
}

/** `starting`: what this device keeps isn't read yet. */
export type SessionState = { readonly kind: 'starting' } | { readonly kind: 'visitor' } | SignedIn;

/** What a mail's link brought along in the address. */
export type AuthCallback =
  | { readonly kind: 'checking' }
  /** A session that this device didn't ask for: only the person can say whether it is theirs. */
  | { readonly kind: 'asks'; readonly email: string }
  /** Signed in to choose a new password. */
  | { readonly kind: 'recovery' }
  /**
   * `reason` is the auth service's code, or the ErrorCode where the service couldn't be asked (`offline`, `timeout` …); null
   * where there is neither. `detail` is the service's message. `again`: the backend wasn't reached, so the link may
   * still be good (`retryAuthCallback`).
   */
  | { readonly kind: 'failed'; readonly reason: string | null; readonly detail: string; readonly again: boolean };

export interface Session {
  readonly state: SessionState;
  readonly authCallback: AuthCallback | null;
  /** Somebody has made an account on this device just now, or is about to, and hasn't been told yet that it is there. */
  readonly newcomer?: boolean;
}

/** Who is signed in on this device. The code of accounts itself is loaded only where it is needed. */
export interface SessionStore {
  read(): Session;
  subscribe(listener: () => void): () => void;
  /** Looks for a stored session or one in the address, once, after the first paint; gives back how to stop. */
  start(): () => void;
  /** The accounts' code; rejects where it can't be fetched or no backend is configured. */
  accounts(): Promise<Accounts>;
  /** "Sign in as …?": yes. */
  acceptAuthCallback(): Promise<Result<void>>;
  /** Looks once more at a link that failed on its way to the backend. Settles when the arrival says how it went. */
  retryAuthCallback(): Promise<void>;
  /** "Sign in as …?": no. Also puts a failed link, or a finished recovery, out of the way. */
  dismissAuthCallback(): void;
  /** Says that somebody makes an account, or (`false`) that they didn't or have been told. */
  expectNewcomer(newcomer: boolean): void;
  /** Asks again whether the person may enter the admin area; settles, and never fails, once there is an answer or none. */
  checkAccess(): Promise<void>;
  signOut(): Promise<void>;
}

export const SessionContext = createContext<SessionStore | null>(null);

/** The store itself, for what a screen does with it. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('No session: render the portal inside SessionContext.');
  return store;
}

/** Who is signed in; the screen follows every change. Prerendered pages are a visitor's. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.read, () => PRERENDERED);
}

const PRERENDERED: Session = { state: { kind: 'starting' }, authCallback: null };

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
