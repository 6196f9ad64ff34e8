import { useCallback, useEffect, useState } from 'react';
import type { Accounts } from '#renderer/data/accounts.ts';
import { request, type Request } from '#renderer/data/request-error.ts';
import { useSessionStore } from './session.ts';

/**
 * An API with the signed-in user's session, for queries and mutations. Without the accounts' code, a call fails with `offline`.
 *
 * @param open the same function at each render
 */
export function useRequest<Api>(open: (accounts: Accounts) => Api): Request<Api> {
  const store = useSessionStore();
  return useCallback((call) => request(async () => call(open(await store.accounts()))), [store, open]);
}

/** The same for calls of the accounts themselves. */
export function useAccountsRequest(): Request<Accounts> {
  return useRequest(itself);
}

const itself = (accounts: Accounts) => accounts;

/** The accounts' code, which is loaded for signed-in users; null until the promise settles. */
export function useAccounts(): Accounts | null {
  const store = useSessionStore();
  const [accounts, setAccounts] = useState<Accounts | null>(null);
  useEffect(() => {
    let wanted = true;
    store.accounts().then(
      (there) => wanted && setAccounts(there),
      (error: unknown) => console.error('The accounts’ code could not be fetched:', error),
    );
    return () => {
      wanted = false;
    };
  }, [store]);
  return accounts;
}
