import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { repliesOf, type MessageReply } from '#renderer/data/collections/message-replies.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';

/** Notes whether the mail of a reply went, which no mail program tells; the message is answered once it did. */
export function useReplyOutcome(reply: Pick<MessageReply, 'id'>) {
  const client = useQueryClient();
  const request = useRequest(repliesOf);
  return useMutation<unknown, RequestError, boolean | null>({
    mutationKey: ['messages', 'settle reply'],
    // As marking: it changes the message's state.
    scope: { id: 'messages' },
    mutationFn: (sent) => request((replies) => replies.settle(reply.id, sent)),
    onSettled: () => client.invalidateQueries({ queryKey: ['messages'] }),
  });
}

/** Whether a reply's mail went: asked below the reply, also after a reload, until it is answered. */
export function SentQuestion({ settling }: { readonly settling: ReturnType<typeof useReplyOutcome> }) {
  const { t, i18n } = useTranslation('inbox');
  const failureText = useFailureText();
  const { isPending, variables, error } = settling;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-[1.5px] border-line py-2.5">
      <p className="font-bold">{t('sentAsk')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={isPending && variables === true}
          busyLabel={t('keeping')}
          onClick={() => !isPending && settling.mutate(true)}
        >
          {t('sentYes')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          busy={isPending && variables === false}
          busyLabel={t('keeping')}
          onClick={() => !isPending && settling.mutate(false)}
        >
          {t('sentNo')}
        </Button>
      </div>
      {error && !isPending && (
        <p role="alert" className="basis-full font-semibold text-danger">
          {t('sentNotKept')} {i18n.t(failureText(error.code))}
        </p>
      )}
    </div>
  );
}
