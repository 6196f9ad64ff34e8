import { SUPER_ADMIN, type Position } from '#domain/roles.ts';
import type { Person } from '#domain/account.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { AccountEvent, AccountListener, Accounts, CallbackSession } from '#renderer/data/accounts.ts';

/** Accounts whose results a test controls. */
export interface AccountsStage {
  readonly accounts: Accounts;
  /** Something happened. */
  tell(event: AccountEvent, person: Person | null, secondFactorDue?: boolean): void;
  /** Answers to the requests for the role (whether the user is a super admin), one for each request, oldest first. */
  readonly roles: ((result: Result<boolean>) => void)[];
  needsSecondFactor: Result<boolean>;
  aal: 'aal1' | 'aal2';
  /** The assurance level in the session; `aal1` where it contains no enrolled factor. */
  possible: 'aal1' | 'aal2';
  /** How often the factors were requested. */
  factorsAsked: number;
  /** The key of what was written on this device, and how often it was asked for. */
  deviceKey: Result<string>;
  keysAsked: number;
  arrives: Result<CallbackSession>;
  signOuts: number;
}

export function accountsStage(stored: Person | null = null): AccountsStage {
  const listeners = new Set<AccountListener>();
  const roles: ((result: Result<boolean>) => void)[] = [];
  const stage: AccountsStage = {
    roles,
    needsSecondFactor: ok(false),
    aal: 'aal1',
    possible: 'aal2',
    factorsAsked: 0,
    deviceKey: ok(btoa('k'.repeat(32))),
    keysAsked: 0,
    arrives: failed('refused', 'No session defined in URL'),
    signOuts: 0,
    tell(event, person, secondFactorDue = false) {
      for (const listener of listeners) listener(event, person, secondFactorDue);
    },
    // Only what the session itself uses.
    accounts: {
      watch(listener: AccountListener) {
        listeners.add(listener);
        listener('INITIAL_SESSION', stored, false);
        return () => void listeners.delete(listener);
      },
      readPosition: () =>
        new Promise<Result<Position | null>>((resolve) => {
          roles.push((result) => resolve(result.ok ? ok(result.value ? SUPER_ADMIN : null) : result));
        }),
      adminNeedsSecondFactor: () => Promise.resolve(stage.needsSecondFactor),
      readDeviceKey() {
        stage.keysAsked += 1;
        return Promise.resolve(stage.deviceKey);
      },
      assurance: () => Promise.resolve({ current: stage.aal, possible: stage.possible }),
      factors() {
        stage.factorsAsked += 1;
        return Promise.resolve(ok([]));
      },
      readAuthCallback: () => Promise.resolve(stage.arrives),
      signOut() {
        stage.signOuts += 1;
        stage.tell('SIGNED_OUT', null);
        return Promise.resolve();
      },
    } as Partial<Accounts> as Accounts,
  };
  return stage;
}
