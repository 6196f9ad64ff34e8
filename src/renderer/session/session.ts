import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Position } from '#domain/roles.ts';
import type { Person } from '#domain/account.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { SessionStorage } from '#renderer/platform/port.ts';

/**
 * Whether the user may enter the admin area. `unknown`: it couldn't be checked, which counts as no. `second-factor`: the role
 * exists, but the backend requires a second factor first. `offline`: the backend can't be reached, and it granted access recently:
 * data on this device may be opened.
 */
export type AdminAccess = 'checking' | 'granted' | 'second-factor' | 'denied' | 'unknown' | 'offline';

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly person: Person;
  readonly admin: AdminAccess;
  /** The last known role; null for users without one, and before the first response. */
  readonly position: Position | null;
  /** A factor is enrolled and this session hasn't verified it yet. */
  readonly secondFactorDue: boolean;
}

/** Whether links to the admin area are shown. Its guard and the database check the access themselves. */
export function mayOpenAdmin({ admin }: SignedIn): boolean {
  return admin === 'granted' || admin === 'second-factor' || admin === 'offline';
}

/** Whether the access couldn't be checked: a retry may succeed. */
export function isUnchecked({ admin }: SignedIn): boolean {
  return admin === 'unknown' || admin === 'offline';
}

/** `starting`: the stored session isn't read yet. */
export type SessionState = { readonly kind: 'starting' } | { readonly kind: 'visitor' } | SignedIn;

/** The result of a mail's link in the address. */
export type AuthCallback =
  | { readonly kind: 'checking' }
  /** A session that this device didn't request: only the user can confirm that it is theirs. */
  | { readonly kind: 'asks'; readonly email: string }
  /** Signed in to set a new password. */
  | { readonly kind: 'recovery' }
  /**
   * `reason` is the auth service's code, or the ErrorCode where the service couldn't be reached (`offline`, `timeout` …); null
   * where there is neither. `detail` is the service's message. `again`: the backend wasn't reached, so the link may still be valid
   * (`retryAuthCallback`).
   */
  | { readonly kind: 'failed'; readonly reason: string | null; readonly detail: string; readonly again: boolean };

export interface Session {
  readonly state: SessionState;
  readonly authCallback: AuthCallback | null;
  /** An account is being or was just created on this device, and its welcome hasn't been shown yet. */
  readonly newcomer?: boolean;
  /**
   * The backend has ended this device's session: by a new password, for example. Until the next sign-in. A person who is inside stays
   * signed in, so that what they write stays open.
   */
  readonly ended?: boolean;
}

/** The session on this device. The accounts' code is loaded only where it is needed. */
export interface SessionStore {
  read(): Session;
  subscribe(listener: () => void): () => void;
  /** Reads the stored session and the address, once, after the first paint; returns a function that stops it. */
  start(): () => void;
  /** The accounts' code; rejects where it can't be loaded or no backend is configured. */
  accounts(): Promise<Accounts>;
  /** Confirms the question "Sign in as …?". */
  acceptAuthCallback(): Promise<Result<void>>;
  /** Retries a link whose request didn't reach the backend. Settles when the result is known. */
  retryAuthCallback(): Promise<void>;
  /** Declines the question "Sign in as …?". Also dismisses a failed link or a finished recovery. */
  dismissAuthCallback(): void;
  /** Marks that an account is being created, or (`false`) that it wasn't or the welcome was shown. */
  expectNewcomer(newcomer: boolean): void;
  /** Checks again whether the user may enter the admin area; settles when that is known or failed, and never rejects. */
  checkAccess(): Promise<void>;
  signOut(): Promise<void>;
}

export const SessionContext = createContext<SessionStore | null>(null);

/** The store itself, for actions. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('No session: render the portal inside SessionContext.');
  return store;
}

/** The session; re-renders with every change. Prerendered pages are those of a visitor. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.read, () => PRERENDERED);
}

const PRERENDERED: Session = { state: { kind: 'starting' }, authCallback: null };

/** What a session store needs. */
export interface SessionStoreOptions {
  readonly storage: SessionStorage;
  /** The key of the stored session; null where no backend is configured. */
  readonly key: string | null;
  /** What came after the # of the first address, where it was a session or an error. */
  readonly fragment: string | null;
  loadAccounts(): Promise<Accounts>;
}

/** Reads and writes the session's state. */
export interface SessionCell {
  read(): Session;
  set(change: Partial<Session>): void;
}
