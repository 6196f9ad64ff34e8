import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContactMessage, MessageState } from '#renderer/data/collections/messages.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { Button } from '#renderer/ui/button.tsx';
import { BackToList, MessagePane } from './message-pane.tsx';

interface Props {
  readonly isOpen: boolean;
  /** The first one of the list: on wide screens it stands here until another one is opened, and stays as unread as it was. */
  readonly first: ContactMessage | null;
  readonly opened: UseQueryResult<ContactMessage | null | undefined>;
  /** The address of the list alone. */
  readonly back: string;
  /** The address that opens a message. */
  readonly addressOf: (id: string) => string;
  readonly onMark: (state: MessageState, message: ContactMessage) => void;
}

const SIDE = '@min-[53rem]:border-t-2 @min-[53rem]:border-ink @min-[53rem]:pt-1';

/** The message that is open, or why there is none. */
export function ReadingSide({
  isOpen,
  first,
  opened: { data, error, isFetching, refetch },
  back,
  addressOf,
  onMark,
}: Props) {
  const { t } = useTranslation(['inbox', 'common']);
  if (!isOpen && first === null) {
    return <p className={`hidden text-ink-2 @min-[53rem]:block ${SIDE}`}>{t('chooseOne')}</p>;
  }
  if (!isOpen && first !== null) {
    return (
      <div className={`hidden @min-[53rem]:block ${SIDE}`}>
        <MessagePane
          key={first.id}
          message={first}
          back={back}
          onMark={(state) => onMark(state, first)}
          beside={addressOf(first.id)}
        />
      </div>
    );
  }
  if (data) {
    return (
      <div className={SIDE}>
        <MessagePane key={data.id} message={data} back={back} onMark={(state) => onMark(state, data)} />
      </div>
    );
  }
  const failed = error !== null && !isFetching;
  const words = data === null ? 'inbox:gone' : failed ? 'inbox:notOpened' : 'common:busy.loading';
  return (
    <div className={SIDE} role={failed || data === null ? 'alert' : 'status'}>
      <BackToList address={back} />
      <h1>{t(words)}</h1>
      {data === null && <p className="text-ink-2">{t('goneHint')}</p>}
      {failed && (
        <>
          <p className="text-ink-2">{t(errorMessageKey(error.code))}</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {t('common:error.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
