import { queryOptions } from '@tanstack/react-query';
import type { PlainWordsApi } from '../collections/plain-words.ts';
import type { Request } from '../request.ts';

/** The hard words that super admins keep. */
export const plainWordsQuery = (request: Request<PlainWordsApi>) =>
  queryOptions({ queryKey: ['plain-words'], queryFn: () => request((api) => api.list()) });
