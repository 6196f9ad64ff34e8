import { failed, SESSION_EXPIRED, type Failure, type Result } from '#domain/result.ts';
import type { Accounts, CallbackSession } from '#renderer/data/accounts.ts';
import { reactToAccountEvent } from './react-to-account-event.ts';
import { accessAfterFailure, neverReached, readAccess } from './read-access.ts';
import type { BesideSession } from './beside-session.ts';
import type { SessionCell } from './session.ts';

/** The session once the accounts' code is loaded; visitors don't load this. */
export interface SignedInSession {
  readonly accounts: Accounts;
  checkAccess(): Promise<void>;
  /** Reads the session or error in the address. */
  arrive(fragment: string): Promise<void>;
  acceptAuthCallback(): Promise<Result<void>>;
  /** Repeats the step of a sign-in link that failed without a network. */
  retryAuthCallback(): Promise<void>;
}

/** Updates the session with every event of the accounts. */
export function followAccounts(accounts: Accounts, cell: SessionCell, beside: BesideSession): SignedInSession {
  let arrived: CallbackSession | null = null;
  let again: () => Promise<unknown> = () => Promise.resolve();
  const askAccess = accessQuestion(accounts, cell, beside);

  accounts.watch((event, person, secondFactorDue) => {
    const { session, asksAccess } = reactToAccountEvent(cell.read(), event, person, secondFactorDue);
    cell.set(session);
    if (person === null && event !== 'INITIAL_SESSION')
      for (const each of [beside.access, beside.key, beside.opened]) void forget(each);
    // Only a second factor that was verified just now can change the result of a running check.
    if (asksAccess) void askAccess(event === 'MFA_CHALLENGE_VERIFIED');
  });

  function fail(result: Failure, next: () => Promise<unknown>): void {
    again = next;
    const { code, reason, detail } = result;
    const why = reason ?? (code === 'refused' ? null : code);
    cell.set({ authCallback: { kind: 'failed', reason: why, detail, again: neverReached(result) } });
  }

  /** `next`: what a retry does; by default it accepts the session again. */
  async function accept(session: CallbackSession, next?: () => Promise<unknown>): Promise<Result<void>> {
    arrived = null;
    // Before the event of the accounts, which leads to the admin area's guard.
    if (session.newAccount) cell.set({ newcomer: true });
    const result = await session.accept();
    if (session.newAccount && !result.ok) cell.set({ newcomer: false });
    if (!result.ok) fail(result, next ?? (() => accept(session)));
    // A recovery stays: its event has set it already.
    else if (cell.read().authCallback?.kind !== 'recovery') cell.set({ authCallback: null });
    return result;
  }

  async function arrive(fragment: string): Promise<void> {
    const result = await accounts.readAuthCallback(fragment);
    // Dismissed meanwhile.
    if (cell.read().authCallback?.kind !== 'checking') return;
    if (!result.ok) return fail(result, () => arrive(fragment));
    const { person, awaited } = result.value;
    const { state } = cell.read();
    // A link from another person must not change the account: only a mail that this device requested, or the same account, is
    // accepted without a question.
    const trusted = state.kind === 'signed-in' ? state.person.id === person.id : awaited;
    if (trusted) {
      await accept(result.value, () => arrive(fragment));
    } else {
      arrived = result.value;
      cell.set({ authCallback: { kind: 'asks', email: person.email } });
    }
  }

  return {
    accounts,
    arrive,
    retryAuthCallback: async () => void (await again()),
    async checkAccess() {
      const { state } = cell.read();
      if (state.kind !== 'signed-in') return;
      if (state.admin === 'unknown') cell.set({ state: { ...state, admin: 'checking' } });
      await askAccess(true);
    },
    async acceptAuthCallback() {
      if (!arrived || cell.read().authCallback?.kind !== 'asks') return failed('refused', 'No session arrived');
      return accept(arrived);
    },
  };
}

/** Checks the access of the signed-in user; only the result of the last check counts. */
function accessQuestion(accounts: Accounts, cell: SessionCell, { access, key }: BesideSession) {
  let questions = 0;
  let asked: string | null = null;
  return async (anew: boolean): Promise<void> => {
    const { state } = cell.read();
    if (state.kind !== 'signed-in') return;
    const { id } = state.person;
    if (asked === id && !anew) return;
    const question = ++questions;
    asked = id;
    const answer = await readAccess(accounts).catch((error: unknown) => failed('refused', String(error)));
    // Another check has begun meanwhile, or the user has signed out.
    const now = cell.read().state;
    if (question !== questions) return;
    asked = null;
    if (now.kind !== 'signed-in' || now.person.id !== id) return;
    if (!answer.ok) console.error('The role could not be checked:', answer.code, answer.detail);
    if (!answer.ok && answer.reason === SESSION_EXPIRED) {
      // Both: without the key, the next start couldn't open what was written here, and must not write beside it.
      for (const each of [key, access]) await forget(each);
      const still = cell.read().state;
      // Who signed out meanwhile stays signed out.
      if (question !== questions || still.kind !== 'signed-in' || still.person.id !== id) return;
      if (still.admin === 'granted' || still.admin === 'offline') {
        // Their words stay open in this window; the database refuses every request, and the portal says why (`ended`).
        return cell.set({ state: { ...still, admin: 'granted' } });
      }
    }
    const gate = answer.ok ? answer.value : await accessAfterFailure(answer, now, () => access.holds(id));
    // Before the admin area opens, which reads what was written here.
    if (gate.admin === 'granted') await key.open(id, () => accounts.readDeviceKey());
    else if (gate.admin === 'offline') await key.open(id, null);
    const latest = cell.read().state;
    if (question !== questions || latest.kind !== 'signed-in' || latest.person.id !== id) return;
    cell.set({ state: { ...latest, admin: gate.admin, position: gate.position } });
    if (!answer.ok) {
      // A refusal by the backend itself, not by a gateway: the stored access is removed.
      if (answer.code === 'refused' && answer.reason) await forget(access);
      return;
    }
    if (gate.admin === 'granted' && gate.position) await access.grant(id, gate.position);
    else await forget(access);
  };
}

/** If the device refuses that, the backend still checks every request. */
async function forget(kept: Pick<BesideSession['access'], 'forget'>): Promise<void> {
  try {
    await kept.forget();
  } catch (error) {
    console.warn('What was kept beside the session stays on this device:', error);
  }
}
