import { queryOptions } from '@tanstack/react-query';
import type { EverydayNamesApi } from '../collections/everyday-names.ts';
import type { Request } from '../request-error.ts';

/** The everyday names that super admins keep. */
export const everydayNamesQuery = (request: Request<EverydayNamesApi>) =>
  queryOptions({ queryKey: ['everyday-names'], queryFn: () => request((api) => api.list()) });
