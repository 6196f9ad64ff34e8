import type { Input } from '#ipc/contract.ts';

/** Whose pages the menus lead to. */
export type Account = Input<'account.tell'>;

/** Who is signed in, as the pages tell: only what menus show follows from it. */
export interface KnownAccount {
  read(): Account;
  set(account: Account): void;
  subscribe(listener: () => void): void;
}

/** A visitor, until a page tells otherwise. */
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
