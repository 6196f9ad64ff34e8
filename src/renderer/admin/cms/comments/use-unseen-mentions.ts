import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRights } from '#renderer/admin/rights.ts';
import { commentsApi, type DraftName, mentionsQuery } from '#renderer/data/collections/comments.ts';
import { useRequest } from '#renderer/session/use-request.ts';

/** The polling interval while the page is visible, ms. */
const POLLING_MS = 60_000;

/** Polls the user's mentions while the admin area is open and visible. Renders nothing. */
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

/** Marks the user's mentions in a draft as seen while its comments are open. */
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
