import { queryOptions } from '@tanstack/react-query';
import type { PeopleApi } from '../collections/people.ts';
import type { Request } from '../request-error.ts';

/** Who has a role, and who is invited to one. */
export const peopleQuery = (request: Request<PeopleApi>) =>
  queryOptions({ queryKey: ['people'], queryFn: () => request((api) => api.list()) });
