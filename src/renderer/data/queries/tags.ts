import { queryOptions } from '@tanstack/react-query';
import type { TagApi } from '../collections/tags.ts';
import type { Request } from '../request-error.ts';

/** Every tag, by its Indonesian name. */
export const tagsQuery = (request: Request<TagApi>) =>
  queryOptions({ queryKey: ['tags'], queryFn: () => request((api) => api.list()) });
