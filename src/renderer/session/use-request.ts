import { useCallback, useEffect, useState } from 'react';
import type { Accounts } from '#renderer/data/accounts.ts';
import { request, type Request } from '#renderer/data/request.ts';
import { useSessionStore } from './session.ts';

/**
 * An API as whoever is signed in may use it, for queries and mutations. Without the accounts' code, a call is `offline`.
 *
 * @param open the same function at each drawing
 */
export function useRequest<Api>(open: (accounts: Accounts) => Api): Request<Api> {
  const store = useSessionStore();
  return useCallback((call) => request(async () => call(open(await store.accounts()))), [store, open]);
}

/** The same for what is asked of the accounts themselves. */
export function useAccountsRequest(): Request<Accounts> {
  return useRequest(itself);
}

const itself = (accounts: Accounts) => accounts;

/** The accounts' code, which whoever is signed in has already; null for the moment that it takes to hand it over. */
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
