import { queryOptions } from '@tanstack/react-query';
import type { DraftName } from '../collections/comments.ts';
import type { PreviewLinksApi } from '../collections/preview-links.ts';
import type { Request } from '../request-error.ts';

/** The links that open a draft now. Read whenever they are shown: others make and revoke them too. */
export const previewLinksQuery = (request: Request<PreviewLinksApi>, draft: DraftName) =>
  queryOptions({
    queryKey: ['preview-links', draft.collection, draft.item],
    queryFn: () => request((api) => api.list(draft)),
    staleTime: 0,
  });
