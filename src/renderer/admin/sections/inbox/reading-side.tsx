import { useTranslation } from 'react-i18next';
import type { ContactMessage, MessageState } from '#renderer/data/collections/messages.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { Button } from '#renderer/ui/button.tsx';
import { BackToList, MessagePane } from './message-pane.tsx';
import type { OpenMessage } from './use-open-message.ts';

interface Props {
  readonly opened: OpenMessage;
  /** The address of the list alone. */
  readonly back: string;
  readonly onMark: (messages: readonly ContactMessage[], state: MessageState) => Promise<boolean>;
  readonly onRetry: () => void;
}

/** The message that is open, or why there is none. */
export function ReadingSide({ opened, back, onMark, onRetry }: Props) {
  const { t } = useTranslation(['inbox', 'common']);
  if (opened.kind === 'none') return <p className="inbox-side inbox-choose">{t('chooseOne')}</p>;
  if (opened.kind === 'there') {
    const { message } = opened;
    return (
      <div className="inbox-side">
        <MessagePane key={message.id} message={message} back={back} onMark={(state) => void onMark([message], state)} />
      </div>
    );
  }
  const words =
    opened.kind === 'reading' ? 'common:busy.loading' : opened.kind === 'missing' ? 'inbox:gone' : 'inbox:notOpened';
  return (
    <div className="inbox-side" role={opened.kind === 'reading' ? 'status' : 'alert'}>
      <BackToList address={back} />
      <h1 className="message-title">{t(words)}</h1>
      {opened.kind === 'missing' && <p className="inbox-note">{t('goneHint')}</p>}
      {opened.kind === 'failed' && (
        <>
          <p className="inbox-note">{t(errorMessageKey(opened.code))}</p>
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t('common:error.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
