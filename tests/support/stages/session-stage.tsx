// Who is signed in, as a test decides it; and accounts that answer what the test gives them.
import { SUPER_ADMIN } from '#domain/roles.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { AdminAccess, Session, SessionState, SessionStore, SignedIn } from '#renderer/session/session.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { AnswerRest, RestAnswer, RestRequest } from '../memory/rest-calls.ts';

export const RATNA = { id: '00000000-0000-4000-8000-000000000001', email: 'ratna@contoh.id' } as const;

/** A signed-in user; with access, a super admin by default. */
export function signedIn(admin: AdminAccess, more: Partial<SignedIn> = {}): SignedIn {
  const position = admin === 'granted' || admin === 'offline' ? SUPER_ADMIN : null;
  return { kind: 'signed-in', person: RATNA, admin, position, secondFactorDue: false, ...more };
}

export const VISITOR: SessionState = { kind: 'visitor' };

export interface SessionStage extends SessionStore {
  /** Something happened to the session: every screen follows. */
  become(state: SessionState): void;
  /** The same for other parts of the session. */
  change(change: Partial<Session>): void;
  /** The result of pending checks. */
  answerChecks(state: SessionState): void;
  /** The number of requested checks of the access, and of sign-outs. */
  readonly checks: number;
  readonly signOuts: number;
}

/** A session in memory, with the accounts that the test hands in. */
export function sessionStage(
  state: SessionState,
  accounts: () => Promise<Partial<Accounts>> = () => Promise.resolve({}),
  authCallback: Session['authCallback'] = null,
): SessionStage {
  let session: Session = { state, authCallback };
  const listeners = new Set<() => void>();
  let checked: (() => void)[] = [];
  const stage = {
    checks: 0,
    signOuts: 0,
    become: (next: SessionState) => stage.change({ state: next }),
    change(change: Partial<Session>) {
      session = { ...session, ...change };
      for (const listener of listeners) listener();
    },
    read: () => session,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => () => undefined,
    accounts: () => accounts() as Promise<Accounts>,
    acceptAuthCallback: () => Promise.reject(new Error('Nothing arrived.')),
    retryAuthCallback: () => Promise.resolve(),
    dismissAuthCallback: () => undefined,
    answerChecks(next: SessionState) {
      stage.become(next);
      for (const tell of checked) tell();
      checked = [];
    },
    expectNewcomer(newcomer: boolean) {
      session = { ...session, newcomer };
    },
    checkAccess() {
      stage.checks += 1;
      return new Promise<void>((resolve) => checked.push(resolve));
    },
    signOut() {
      stage.signOuts += 1;
      stage.become(VISITOR);
      return Promise.resolve();
    },
  };
  return stage;
}

/** Tables of a backend: rows by table, or why a table can't be read. Those that aren't named are missing. */
export type Tables = Readonly<Record<string, readonly unknown[] | Result<never>>>;

/** Answers requests to the REST interface from tables; `asked` collects them. */
export function restOver(tables: () => Tables, asked: RestRequest[] = []): AnswerRest {
  return (call): Promise<Result<RestAnswer>> => {
    asked.push(call);
    const table = tables()[call.path.split('?')[0] ?? ''];
    if (table === undefined) return Promise.resolve(failed('no-table', '404 PGRST205'));
    if ('ok' in table) return Promise.resolve(table);
    const limit = Number(new URLSearchParams(call.path.split('?')[1]).get('limit') ?? table.length);
    return Promise.resolve(ok({ body: table.slice(0, limit), total: table.length }));
  };
}
