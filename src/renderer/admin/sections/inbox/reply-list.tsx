import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageReply } from '#renderer/data/collections/message-replies.ts';
import type { ContactMessage } from '#renderer/data/collections/messages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { OutsideIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { CopyButton } from './copy-button.tsx';
import { momentWithZone } from './moment-with-zone.ts';
import { SentQuestion, useReplyOutcome } from './sent-question.tsx';
import { TEXT_BUTTON } from '#renderer/admin/classes.ts';
import { useMailProgram, type Handover } from './use-mail-program.ts';

interface Props {
  readonly message: ContactMessage;
  readonly replies: readonly MessageReply[];
}

/** The replies that are kept with a message: who wrote each and when, and the way to send it (once more). */
export function ReplyList({ message, replies }: Props) {
  const { t } = useTranslation('inbox');
  return (
    <section aria-label={t('replies')} className="mt-8 border-t-[1.5px] border-line pt-5">
      <h2 className="text-[1.125rem] leading-[1.3]">{t('replies')}</h2>
      <ul className="mt-3 grid gap-4">
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} message={message} />
        ))}
      </ul>
    </section>
  );
}

function Reply({ reply, message }: { readonly reply: MessageReply; readonly message: ContactMessage }) {
  const { t } = useTranslation('inbox');
  const { language } = useLanguage();
  const openMail = useMailProgram(message);
  const [text, setText] = useState<Handover['text'] | null>(null);
  const { body, authorName, createdAt, sent } = reply;
  const settling = useReplyOutcome(reply);
  const isSettled = settling.error?.code === 'duplicate';
  // A message that was marked as answered needs no answer to that.
  const isAnswered = message.state === 'answered';
  const openAgain = async () => {
    const handed = await openMail(body);
    setText(handed.text);
    // It may go now: whether it did is asked once more.
    if (sent === false) settling.mutate(null);
  };
  return (
    <li className="rounded-[8px] bg-mist px-4 pt-3 pb-1">
      <p className="text-[0.906rem] text-ink-2">
        {authorName !== '' && <strong className="text-ink">{authorName}</strong>}
        {authorName !== '' && ', '}
        <time dateTime={createdAt}>{momentWithZone(createdAt, language)}</time>
      </p>
      <p lang="" dir="auto" className="mt-1.5 leading-[1.6] wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
        {body}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <button type="button" className={TEXT_BUTTON} onClick={() => void openAgain()}>
          <OutsideIcon />
          {t('openInMail')}
        </button>
        <CopyButton text={body} label={t('copyReply')} refused={t('replyNotCopied')} />
      </div>
      <p role="status" className="pb-2 text-[0.906rem] empty:hidden">
        {text === 'copied' && t('tooLongCopied')}
        {text === 'refused' && t('tooLong')}
      </p>
      {isSettled && (
        <p role="alert" className="pb-2.5 font-semibold">
          {t('sentAlready')}
        </p>
      )}
      {sent === false && !isAnswered && <p className="pb-2.5 font-semibold text-warn">{t('notSentYet')}</p>}
      {sent === null && !isAnswered && !isSettled && <SentQuestion settling={settling} />}
    </li>
  );
}
