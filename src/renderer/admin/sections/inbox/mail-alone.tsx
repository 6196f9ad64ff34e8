import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage, MessageState } from '#renderer/data/collections/messages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { ReplyIcon } from '#renderer/ui/on-demand/admin-icons.ts';
import { leavesWindow } from '#renderer/ui/on-demand/leaves-window.ts';
import { momentWithZone } from './moment-with-zone.ts';
import { replyAddress } from './reply-address.ts';

interface Props {
  readonly message: ContactMessage;
  readonly onMark: (state: MessageState) => void;
}

/** The reply where the backend stores none: it is written in the mail program, and the user marks the message as answered. */
export function MailAlone({ message, onMark }: Props) {
  const { t } = useTranslation('inbox');
  const { language } = useLanguage();
  const [answering, setAnswering] = useState<'no' | 'program' | 'nothing'>('no');
  const { name, email, subject, receivedAt, state } = message;
  const { address } = replyAddress(message, {
    subject: subject ?? t('replySubject'),
    intro: t('replyIntro', { time: momentWithZone(receivedAt, language), name }),
    reply: '',
  });
  return (
    <>
      <a
        href={address}
        className={buttonClass()}
        onClick={() => void leavesWindow().then((left) => setAnswering(left ? 'program' : 'nothing'))}
      >
        <ReplyIcon />
        {t('reply')}
      </a>
      <div role="status" className="order-last basis-full empty:hidden">
        {answering !== 'no' && state !== 'answered' && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[8px] bg-mist px-4 py-3">
            {answering === 'program' ? t('answering') : t('noProgram', { email })}{' '}
            <Button variant="secondary" size="sm" onClick={() => onMark('answered')}>
              {t('markAnswered')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
