import { useTranslation } from 'react-i18next';
import type { MessageReply } from '#renderer/data/collections/message-replies.ts';
import { type ContactMessage, inboxOf, type MessageFilter } from '#renderer/data/collections/messages.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { ExportControl } from '../../data-table/export-control.tsx';
import { STATE_WORDS } from './message-texts.ts';
import { readAllMessages } from './read-all-messages.ts';

/** Saves every message that the list shows as a file for spreadsheets. */
export function MessageExport({ query, disabled }: { readonly query: MessageFilter; readonly disabled: boolean }) {
  const { t } = useTranslation(['inbox']);
  const { language } = useLanguage();
  const request = useRequest(inboxOf);
  return (
    <ExportControl<ContactMessage>
      mutationKey={['messages']}
      disabled={disabled}
      fileName={t('csvFile')}
      head={[
        t('csvReceived'),
        t('csvState'),
        t('csvName'),
        t('csvEmail'),
        t('phone'),
        t('csvSubject'),
        t('csvMessage'),
        t('replies'),
      ]}
      cellsOf={({ receivedAt, state, name, email, phone, subject, message, replies }) => [
        new Date(receivedAt).toISOString(),
        t(STATE_WORDS[state]),
        name,
        email,
        phone ?? '',
        subject ?? '',
        message,
        replies.map(replyInCell).join('\n\n'),
      ]}
      read={(stop, onProgress) => request((inbox) => readAllMessages(inbox, query, stop, onProgress))}
      doneText={(count) => t('exported', { count, number: wholeNumber(count, language) })}
    />
  );
}

/** One of the replies in the cell of its message: when, who, and what. */
function replyInCell({ createdAt, authorName, body }: MessageReply): string {
  return `${new Date(createdAt).toISOString()} ${authorName}:\n${body}`;
}
