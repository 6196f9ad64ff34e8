import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerersQuery, inboxOf, type Answerer, type ContactMessage } from '#renderer/data/collections/messages.ts';
import { useRequest } from '#renderer/session/use-request.ts';

/** The person who sees to a message; null where that is nobody, or nobody who may answer messages any more. */
export function useAssignee({ assignee }: Pick<ContactMessage, 'assignee'>): Answerer | null {
  const { data } = useQuery(answerersQuery(useRequest(inboxOf)));
  return data?.find(({ id }) => id === assignee) ?? null;
}

/** Assigns a message to a person, or to nobody (null). What shows messages is read again afterwards, also after a failure. */
export function useAssigning(message: Pick<ContactMessage, 'id' | 'assignee'>) {
  const client = useQueryClient();
  const request = useRequest(inboxOf);
  return useMutation({
    mutationKey: ['messages', 'assign'],
    // As marking: one change of messages after the other.
    scope: { id: 'messages' },
    mutationFn: (person: string | null) => request((inbox) => inbox.assign(message.id, person, message.assignee)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['messages'] }),
        client.invalidateQueries({ queryKey: ['answerers'] }),
      ]),
  });
}
