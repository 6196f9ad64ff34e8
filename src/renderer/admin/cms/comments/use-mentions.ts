import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRights } from '#renderer/admin/rights.ts';
import { commentsApi, type DraftName } from '#renderer/data/collections/comments.ts';
import { mentionsQuery } from '#renderer/data/queries/comments.ts';
import { useRequest } from '#renderer/session/use-request.ts';

/** How often the backend is asked while somebody looks at the page, ms. */
const POLLING_MS = 60_000;

/** Keeps known who named the person, as long as the admin area is open and looked at. Draws nothing. */
export function MentionsPolling() {
  const { may } = useRights();
  useQuery({
    ...mentionsQuery(useRequest(commentsApi)),
    enabled: may('content.comment'),
    refetchInterval: POLLING_MS,
  });
  return null;
}

/** How many comments name the person and weren't seen, as far as is known. */
export function useMentionsCount(): number {
  const { data } = useQuery({ ...mentionsQuery(useRequest(commentsApi)), enabled: false });
  return data?.count ?? 0;
}

/** Whoever has the comments of a draft before them has seen where these name them. */
export function useSeeMentions(draft: DraftName, isOpen: boolean): void {
  const request = useRequest(commentsApi);
  const client = useQueryClient();
  const { data } = useQuery({ ...mentionsQuery(request), enabled: false });
  const unseen = (data?.rows ?? [])
    .filter(({ collection, item, seen }) => !seen && collection === draft.collection && item === draft.item)
    .map(({ comment }) => comment)
    .join(' ');
  const { mutate } = useMutation({
    mutationKey: ['mentions', 'see'],
    mutationFn: (comments: readonly string[]) => request((api) => api.seeMentions(comments)),
    onSuccess: () => client.invalidateQueries({ queryKey: mentionsQuery(request).queryKey }),
  });
  useEffect(() => {
    if (isOpen && unseen !== '') mutate(unseen.split(' '));
  }, [isOpen, unseen, mutate]);
}
