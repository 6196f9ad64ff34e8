import type { Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { readStoredSession, secondFactorDue } from '#renderer/data/stored-session.ts';
import { besideSession } from './beside-session.ts';
import { followAccounts, type SignedInSession } from './signed-in-session.ts';
import type { SessionCell, SessionStoreOptions, SignedIn } from './session.ts';

/** The part of the session that visitors don't need; loaded at the first sign of an account. */
export interface SessionAccounts {
  /** Reads the stored session, before any request; then the parameters of the address. */
  look(): Promise<void>;
  accounts(): Promise<Accounts>;
  acceptAuthCallback(): Promise<Result<void>>;
  retryAuthCallback(): Promise<void>;
  checkAccess(): Promise<void>;
  signOut(): Promise<void>;
}

/** Opens it; the accounts' own code is loaded with the first call. */
export function openSessionAccounts(
  { storage, key, fragment, loadAccounts }: SessionStoreOptions,
  cell: SessionCell,
): SessionAccounts {
  let loading: Promise<SignedInSession> | null = null;
  let live = false;
  let unread = fragment;

  async function load(): Promise<SignedInSession> {
    if (key === null) throw new Error('No backend is configured.');
    const accounts = await loadAccounts();
    live = true;
    return followAccounts(accounts, cell, besideSession(storage, key, cell));
  }
  const open = () =>
    (loading ??= load().catch((error: unknown) => {
      // The next call retries.
      loading = null;
      throw error;
    }));

  async function recall(key: string): Promise<void> {
    const text = await storage.read(key);
    // From then on the accounts' code reads the storage itself.
    if (live) return;
    const state = text === null ? null : recallPerson(text);
    if (state) {
      cell.set({ state });
      open().catch(leaveUnchecked);
      return;
    }
    if (text !== null) {
      console.warn('The stored session was damaged and is removed.');
      await storage.remove(key);
    }
    cell.set({ state: { kind: 'visitor' } });
  }

  function leaveUnchecked(error: unknown): void {
    console.error('The code of accounts could not be loaded:', error);
    const { state } = cell.read();
    if (state.kind === 'signed-in' && state.admin === 'checking') cell.set({ state: { ...state, admin: 'unknown' } });
  }

  async function readLink(): Promise<void> {
    const link = unread;
    if (link === null || cell.read().authCallback?.kind !== 'checking') return;
    unread = null;
    try {
      await (await open()).arrive(link);
    } catch (error) {
      console.error('The link could not be looked at:', error);
      unread = link;
      cell.set({ authCallback: { kind: 'failed', reason: 'offline', detail: String(error), again: true } });
    }
  }

  return {
    async look() {
      if (key !== null) await recall(key);
      await readLink();
    },
    accounts: async () => (await open()).accounts,
    acceptAuthCallback: async () => (await open()).acceptAuthCallback(),
    retryAuthCallback: async () => (unread === null ? (await open()).retryAuthCallback() : readLink()),
    checkAccess: () => open().then(({ checkAccess }) => checkAccess(), leaveUnchecked),
    async signOut() {
      try {
        await (await open()).accounts.signOut();
      } catch (error) {
        console.warn('Signed out on this device only:', error);
        if (key !== null) {
          await storage.remove(key);
          const beside = besideSession(storage, key, cell);
          await Promise.all([beside.access.forget(), beside.key.forget(), beside.opened.forget()]);
        }
        cell.set({ state: { kind: 'visitor' } });
      }
    },
  };
}

/** The user of a stored session; null where it is damaged. */
function recallPerson(text: string): SignedIn | null {
  const stored = readStoredSession(text);
  if (!stored) return null;
  const { person, assurance } = stored;
  return { kind: 'signed-in', person, admin: 'checking', position: null, secondFactorDue: secondFactorDue(assurance) };
}
