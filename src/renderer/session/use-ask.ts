import { useCallback } from 'react';
import { failed, type Reply } from '#domain/reply.ts';
import type { Accounts } from '../data/accounts.ts';
import { useSessionStore } from './session.ts';

/** Asks something of a collection; without the accounts' code, that is `offline`. */
export type Ask<Desk> = <T>(question: (desk: Desk, accounts: Accounts) => Promise<Reply<T>>) => Promise<Reply<T>>;

/**
 * A collection, as whoever is signed in may read and change it. A failure is logged behind `complaint`, whoever shows it.
 *
 * @param open the same function at each drawing
 */
export function useAsk<Desk>(open: (accounts: Accounts) => Desk, complaint: string): Ask<Desk> {
  const store = useSessionStore();
  return useCallback(
    async (question) => {
      try {
        const accounts = await store.accounts();
        const reply = await question(open(accounts), accounts);
        if (!reply.ok) console.warn(complaint, reply.reason ?? reply.code, reply.detail);
        return reply;
      } catch (error) {
        console.warn(complaint, error);
        return failed('offline', String(error));
      }
    },
    [store, open, complaint],
  );
}
