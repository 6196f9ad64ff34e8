import { queryOptions } from '@tanstack/react-query';
import type { CategoryApi } from '../collections/categories.ts';
import type { Request } from '../request-error.ts';

/** Every category, in its order. */
export const categoriesQuery = (request: Request<CategoryApi>) =>
  queryOptions({ queryKey: ['categories'], queryFn: () => request((api) => api.list()) });
