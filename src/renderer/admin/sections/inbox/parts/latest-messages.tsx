import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MESSAGE_LISTS } from '#renderer/data/collections/messages.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { type ListedMessage, readLatestMessages } from './read-latest-messages.ts';

const SHOWN = 4;

/** What visitors wrote last. */
export function LatestMessages() {
  const { t } = useTranslation(['inbox', 'common']);
  const toAddress = useAddress();
  const request = useAccountsRequest();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...MESSAGE_LISTS, 'latest'],
    queryFn: () => request((accounts) => readLatestMessages(accounts, SHOWN)),
  });
  return (
    <section className="@container mt-11" aria-labelledby="latest-messages">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink">
        <h2 id="latest-messages" className="pb-3 text-[1.375rem] leading-[1.2] tracking-[-0.022em]">
          {t('latest')}
        </h2>
        <Link
          to={toAddress('/admin/messages')}
          className="inline-flex min-h-11 items-center font-bold text-brand underline decoration-2 underline-offset-4"
        >
          {t('all')}
        </Link>
      </div>
      {isPending && (
        <p role="status" className="py-4 text-ink-2">
          {t('common:busy.loading')}
        </p>
      )}
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4 text-ink-2">
          <p>{t(errorMessageKey(error.code))}</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {t('common:error.retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <div className="py-4 text-ink-2">
          <p className="font-bold text-ink">{t('empty')}</p>
          <p>{t('emptyHint')}</p>
        </div>
      )}
      {data !== undefined && data.length > 0 && <Rows messages={data} />}
    </section>
  );
}

/** Classes of the dot before a message, filled where it is unread. Its position is set by the caller. */
export function dotClass(isNew: boolean): string {
  const look = isNew
    ? 'border-brand bg-brand forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none'
    : 'border-line-strong';
  return `absolute left-0.5 size-[9px] rounded-full border-[1.5px] ${look}`;
}

function Rows({ messages }: { readonly messages: readonly ListedMessage[] }) {
  const { t } = useTranslation('inbox');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const [now] = useState(() => new Date());
  return (
    <ul>
      {messages.map((message) => (
        <li key={message.id}>
          <Link
            to={toAddress(`/admin/messages/${message.id}`)}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b-[1.5px] border-line py-3 pr-2 pl-5 hover:bg-sunk focus-visible:-outline-offset-3 @min-[50rem]:min-h-13 @min-[50rem]:grid-cols-[14rem_minmax(0,1fr)_auto] @min-[50rem]:items-baseline"
          >
            <span className={`${dotClass(message.isNew)} top-[18px]`} aria-hidden="true" />
            <span className={`relative min-w-0 wrap-anywhere ${message.isNew ? 'font-extrabold' : 'font-semibold'}`}>
              {message.name}
              {message.isNew && <span className="sr-only">, {t('new')}</span>}
            </span>
            <span
              className={`col-span-full row-start-2 min-w-0 truncate text-ink-2 @min-[50rem]:col-span-1 @min-[50rem]:col-start-2 @min-[50rem]:row-start-1 ${message.isNew ? 'font-extrabold' : ''}`}
            >
              {message.about}
            </span>
            <time dateTime={message.receivedAt} className="text-[0.906rem] text-ink-3 tabular-nums">
              {listMoment(new Date(message.receivedAt), now, language)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
