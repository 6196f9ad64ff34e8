import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  commentsApi,
  type Comment,
  type CommentsApi,
  type DraftName,
  type NewComment,
  type Reader,
} from '#renderer/data/collections/comments.ts';
import { commentsQuery, readersQuery } from '#renderer/data/queries/comments.ts';
import type { RequestError } from '#renderer/data/request.ts';
import { useRequest } from '#renderer/session/use-request.ts';

/** How often the backend is asked while somebody looks at the page, ms. */
const POLLING_MS = 30_000;

const NO_READERS: readonly Reader[] = [];

/** What the team says about a draft, and what one can do there. */
export interface CommentsOfDraft {
  readonly query: {
    readonly data: readonly Comment[] | undefined;
    readonly isPending: boolean;
    readonly error: RequestError | null;
    refetch(): unknown;
  };
  /** Who can be named; nobody before they are known. */
  readonly readers: readonly Reader[];
  /** Each fails with a RequestError, and is followed by the comments as they are then. */
  readonly add: (comment: NewComment) => Promise<unknown>;
  readonly edit: (id: string, body: string, mentions: readonly string[]) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly resolve: (id: string, resolved: boolean) => Promise<unknown>;
}

/**
 * The comments of a draft, asked for again every half minute while the page is looked at.
 *
 * @param draft null before the draft is at the backend, and for whoever may not read comments
 * @param isOpen the list is on the screen: then it is also known who can be named
 */
export function useComments(draft: DraftName | null, isOpen: boolean): CommentsOfDraft {
  const request = useRequest(commentsApi);
  const client = useQueryClient();
  const known = draft ?? { collection: '', item: 0 };
  const comments = commentsQuery(request, known);
  const query = useQuery({ ...comments, enabled: draft !== null, refetchInterval: POLLING_MS });
  const readers = useQuery({ ...readersQuery(request), enabled: draft !== null && isOpen, staleTime: 300_000 });
  const { mutateAsync } = useMutation({
    mutationKey: ['comment'],
    mutationFn: (change: Parameters<typeof request>[0]) => request(change),
    onSuccess: () => client.invalidateQueries({ queryKey: comments.queryKey }),
  });
  const change = (asked: (api: CommentsApi) => ReturnType<Parameters<typeof request>[0]>) => mutateAsync(asked);
  return {
    query,
    readers: readers.data ?? NO_READERS,
    add: (comment) => change((api) => api.add(known, comment)),
    edit: (id, body, mentions) => change((api) => api.edit(id, body, mentions)),
    remove: (id) => change((api) => api.remove(id)),
    resolve: (id, resolved) => change((api) => api.resolve(id, resolved)),
  };
}
