import type { Input } from '#ipc/contract.ts';

/** The kind of account whose pages the menus link to. */
export type Account = Input<'account.tell'>;

/** The signed-in account as the pages report it; only the menus use it. */
export interface KnownAccount {
  read(): Account;
  set(account: Account): void;
  subscribe(listener: () => void): void;
}

/** Starts as a visitor until a page reports an account. */
export function knownAccount(): KnownAccount {
  const listeners: (() => void)[] = [];
  let known: Account = 'visitor';
  return {
    read: () => known,
    set(account) {
      if (account === known) return;
      known = account;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
