import { queryOptions } from '@tanstack/react-query';
import type { Accounts } from '../accounts.ts';
import type { Request } from '../request.ts';

/** The full name of whoever is signed in; empty where they gave none. */
export const fullNameQuery = (request: Request<Accounts>) =>
  queryOptions({
    queryKey: ['profile', 'full-name'],
    queryFn: () => request((accounts) => accounts.readFullName()),
    select: (name) => name.trim(),
  });
