import { useCallback } from 'react';
import type { Accounts } from '../data/accounts.ts';
import { request, type Request } from '../data/request.ts';
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
