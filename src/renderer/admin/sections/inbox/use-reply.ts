import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { repliesOf } from '#renderer/data/collections/message-replies.ts';
import type { ContactMessage } from '#renderer/data/collections/messages.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import type { ReplyDraft } from './use-reply-draft.ts';
import { useMailProgram, type Handover } from './use-mail-program.ts';

/** Invisible characters in text pasted from slides and PDF files. The backend accepts plain text only. */
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

interface Replying {
  readonly busy: boolean;
  readonly error: RequestError | null;
  /** The last reply once it is stored; `opened` is null while it isn't known whether the mail program opened. */
  readonly handed: { readonly text: Handover['text']; readonly opened: boolean | null } | null;
  readonly send: () => void;
}

/** Keeps a reply with its message, then opens the mail program with it. */
export function useReply(message: ContactMessage, kept: ReplyDraft): Replying {
  const client = useQueryClient();
  const request = useRequest(repliesOf);
  const openMail = useMailProgram(message);
  const [handed, setHanded] = useState<Replying['handed']>(null);
  // A second press may come before the button is rendered as busy.
  const sending = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const add = (body: string) => request((replies) => replies.add(message.id, { key: kept.key(), body }));
  const keeping = useMutation({
    mutationKey: ['messages', 'reply'],
    // As marking: what is kept changes the message's state.
    scope: { id: 'messages' },
    async mutationFn(typed: string) {
      const body = typed.replace(UNSEEN, ' ').trim();
      return add(body).catch((error: RequestError) => {
        if (error.code !== 'duplicate') throw error;
        kept.renew();
        return add(body);
      });
    },
    async onSuccess({ body }, typed) {
      kept.forget(typed);
      // A person who reads another message by now stays there; the kept reply has its own button to the mail program.
      if (!isHere.current) return;
      const { text, opened } = await openMail(body);
      setHanded({ text, opened: null });
      void opened.then((isOpen) => setHanded({ text, opened: isOpen }));
    },
    onSettled() {
      sending.current = false;
      // A reply whose answer got lost is shown too.
      void client.invalidateQueries({ queryKey: ['messages'] });
    },
  });
  return {
    busy: keeping.isPending,
    error: keeping.error,
    handed,
    send() {
      if (sending.current) return;
      sending.current = true;
      setHanded(null);
      keeping.mutate(kept.text);
    },
  };
}
