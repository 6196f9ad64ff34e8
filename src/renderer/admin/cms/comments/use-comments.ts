import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  commentsApi,
  type CommentList,
  type CommentsApi,
  type DraftName,
  type NewComment,
  type Reader,
  commentsKey,
  commentsQuery,
  readersQuery,
} from '#renderer/data/collections/comments.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { useRequest } from '#renderer/session/use-request.ts';

/** The polling interval while the page is visible, ms. */
const POLLING_MS = 30_000;

/** So many resolved threads are read at a time. */
const RESOLVED_AT_A_TIME = 20;

const NO_READERS: readonly Reader[] = [];

/** The comments on a draft, and the actions for them. */
export interface CommentsOfDraft {
  readonly query: {
    readonly data: CommentList | undefined;
    readonly isPending: boolean;
    /** The answer is of another question: not all that is wanted is among it yet. */
    readonly isPlaceholderData: boolean;
    readonly error: RequestError | null;
    refetch(): unknown;
  };
  /** The resolved threads: how many are requested, none at first. */
  readonly resolved: { readonly asked: number; readonly more: () => void; readonly none: () => void };
  /** People who can be mentioned; empty until they are loaded. */
  readonly readers: readonly Reader[];
  /** Each fails with a RequestError, and is followed by the comments as they are then. */
  readonly add: (comment: NewComment) => Promise<unknown>;
  readonly edit: (id: string, body: string, mentions: readonly string[]) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly resolve: (id: string, resolved: boolean) => Promise<unknown>;
}

/**
 * The comments of a draft, polled every half minute while the page is visible.
 *
 * @param draft null before the draft is at the backend, and for users who may not read comments
 *
 * @param isOpen whether the list is visible: then the people who can be mentioned are loaded too
 *
 * @param wanted comments whose threads are loaded, whether they are resolved or not
 */
export function useComments(draft: DraftName | null, isOpen: boolean, wanted: readonly string[]): CommentsOfDraft {
  const request = useRequest(commentsApi);
  const client = useQueryClient();
  const known = draft ?? { collection: '', item: 0 };
  const [resolved, setResolved] = useState(0);
  const query = useQuery({
    ...commentsQuery(request, known, { resolved, wanted }),
    enabled: draft !== null,
    refetchInterval: POLLING_MS,
    placeholderData: keepPreviousData,
  });
  const readers = useQuery({ ...readersQuery(request), enabled: draft !== null && isOpen, staleTime: 300_000 });
  const { mutateAsync } = useMutation({
    mutationKey: ['comment'],
    mutationFn: (change: Parameters<typeof request>[0]) => request(change),
    // What was refused may be gone: that is seen then.
    onSettled: () => client.invalidateQueries({ queryKey: commentsKey(known) }),
  });
  const change = (asked: (api: CommentsApi) => ReturnType<Parameters<typeof request>[0]>) => mutateAsync(asked);
  return {
    query,
    resolved: {
      asked: resolved,
      more: () => setResolved(resolved + RESOLVED_AT_A_TIME),
      none: () => setResolved(0),
    },
    readers: readers.data ?? NO_READERS,
    add: (comment) => change((api) => api.add(known, comment)),
    edit: (id, body, mentions) => change((api) => api.edit(id, body, mentions)),
    remove: (id) => change((api) => api.remove(id)),
    resolve: (id, resolved) => change((api) => api.resolve(id, resolved)),
  };
}
