import { useCallback } from 'react';
import { failed, type Result } from '#domain/result.ts';
import type { Accounts } from '../data/accounts.ts';
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
