import { useCallback, useEffect, useState } from 'react';
import { failed, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { useSessionStore } from './session.ts';

/** Asks something of a collection; without the accounts' code, that is `offline`. */
export type Ask<Api> = <T>(question: (api: Api, accounts: Accounts) => Promise<Result<T>>) => Promise<Result<T>>;

/**
 * A collection, as whoever is signed in may read and change it. A failure is logged behind `complaint`, whoever shows it.
 *
 * @param open the same function at each drawing
 */
export function useAsk<Api>(open: (accounts: Accounts) => Api, complaint: string): Ask<Api> {
  const store = useSessionStore();
  return useCallback(
    async (question) => {
      try {
        const accounts = await store.accounts();
        const result = await question(open(accounts), accounts);
        if (!result.ok) console.warn(complaint, result.reason ?? result.code, result.detail);
        return result;
      } catch (error) {
        console.warn(complaint, error);
        return failed('offline', String(error));
      }
    },
    [store, open, complaint],
  );
}

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
