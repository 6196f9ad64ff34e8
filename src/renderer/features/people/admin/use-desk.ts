import { useCallback } from 'react';
import { failed, type Reply } from '#domain/reply.ts';
import { peopleDesk, type PeopleDesk } from '../../../data/collections/people.ts';
import { useSessionStore } from '../../../session/session.ts';

/** Asks something about the super admins; without the accounts' code, that is `offline`. */
export type AskDesk = <T>(question: (desk: PeopleDesk) => Promise<Reply<T>>) => Promise<Reply<T>>;

/** The super admins, as whoever is signed in may change them. A failure is logged, whoever shows it. */
export function useDesk(): AskDesk {
  const store = useSessionStore();
  return useCallback(
    async (question) => {
      try {
        const reply = await question(peopleDesk(await store.accounts()));
        if (!reply.ok) console.warn('The super admins could not be asked:', reply.reason ?? reply.code, reply.detail);
        return reply;
      } catch (error) {
        console.warn('The super admins could not be asked:', error);
        return failed('offline', String(error));
      }
    },
    [store],
  );
}
