import { peopleDesk, type PeopleDesk } from '#renderer/data/collections/people.ts';
import { useAsk, type Ask } from '#renderer/session/use-ask.ts';

export type AskDesk = Ask<PeopleDesk>;

/** The super admins, as whoever is signed in may change them. */
export function useDesk(): AskDesk {
  return useAsk(peopleDesk, 'The super admins could not be asked:');
}
