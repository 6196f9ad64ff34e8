import { queryOptions } from '@tanstack/react-query';
import type { Accounts } from '../accounts.ts';
import type { Request } from '../request-error.ts';

/** The full name of the signed-in user; empty where none was given. */
export const fullNameQuery = (request: Request<Accounts>) =>
  queryOptions({
    queryKey: ['profile', 'full-name'],
    queryFn: () => request((accounts) => accounts.readFullName()),
    select: (name) => name.trim(),
  });
