import { peopleApi, type PeopleApi } from '#renderer/data/collections/people.ts';
import { useAsk, type Ask } from '#renderer/session/use-ask.ts';

export type QueryApi = Ask<PeopleApi>;

/** The super admins, as whoever is signed in may change them. */
export function useApi(): QueryApi {
  return useAsk(peopleApi, 'The super admins could not be asked:');
}
