import { queryOptions } from '@tanstack/react-query';
import type { HardWordsApi } from '../collections/hard-words.ts';
import type { Request } from '../request-error.ts';

/** The hard words that super admins keep. */
export const hardWordsQuery = (request: Request<HardWordsApi>) =>
  queryOptions({ queryKey: ['hard-words'], queryFn: () => request((api) => api.list()) });
