import { useCallback } from 'react';
import { failed, type Reply } from '#domain/reply.ts';
import { categoryDesk, type CategoryDesk } from '../../../data/collections/categories.ts';
import { useSessionStore } from '../../../session/session.ts';

/** Asks the categories something; without the accounts' code, that is `offline`. */
export type AskDesk = <T>(question: (desk: CategoryDesk) => Promise<Reply<T>>) => Promise<Reply<T>>;

/** The categories, as whoever is signed in may change them. A failure is logged, whoever shows it. */
export function useDesk(): AskDesk {
  const store = useSessionStore();
  return useCallback(
    async (question) => {
      try {
        const reply = await question(categoryDesk(await store.accounts()));
        if (!reply.ok) console.warn('The categories could not be asked:', reply.reason ?? reply.code, reply.detail);
        return reply;
      } catch (error) {
        console.warn('The categories could not be asked:', error);
        return failed('offline', String(error));
      }
    },
    [store],
  );
}
