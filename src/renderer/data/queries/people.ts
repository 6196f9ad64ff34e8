import { queryOptions } from '@tanstack/react-query';
import type { PeopleApi, PeopleQuestion } from '../collections/people.ts';
import type { Request } from '../request-error.ts';

/** The key of all that shows who has a role. */
export const PEOPLE = ['people'] as const;

/** A page of those who have a role, and who is invited to one. */
export const peopleQuery = (request: Request<PeopleApi>, question: PeopleQuestion) =>
  queryOptions({ queryKey: [...PEOPLE, question], queryFn: () => request((api) => api.list(question)) });
