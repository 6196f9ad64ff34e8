import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  MESSAGES_PER_PAGE,
  type ContactMessage,
  type MessageQuery,
  type MessageState,
} from '#renderer/data/collections/messages.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { InboxPlace } from './inbox-address.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import { MessageList } from './message-list.tsx';
import type { MessageList as Listed } from './use-message-list.ts';

interface Props {
  readonly list: Listed;
  readonly query: MessageQuery;
  readonly open: string | null;
  readonly addressOf: (change: Partial<InboxPlace>) => string;
  readonly onMark: (messages: readonly ContactMessage[], state: MessageState) => Promise<boolean>;
}

/** What the list's question found: messages, nothing, or a reason why nobody knows. */
export function InboxResults({ list, query, open, addressOf, onMark }: Props) {
  const { t } = useTranslation(['inbox', 'common']);
  const { page, failure, busy } = list;
  return (
    <section className="inbox-list" aria-label={t('list')} aria-busy={busy}>
      {failure !== null && (
        <div role="alert" className="inbox-failed">
          <p>{t(errorMessageKey(failure))}</p>
          <Button variant="outline" size="sm" onClick={list.reload}>
            {t('common:error.retry')}
          </Button>
        </div>
      )}
      {page === null && failure === null && (
        <p role="status" className="inbox-note">
          {t('common:busy.loading')}
        </p>
      )}
      {page !== null && page.rows.length > 0 && (
        <>
          <MessageList messages={page.rows} open={open} addressOf={(id) => addressOf({ open: id })} onMark={onMark} />
          <Pages page={query.page} total={page.total} addressOf={addressOf} />
        </>
      )}
      {page !== null && page.rows.length === 0 && !busy && failure === null && (
        <Nothing query={query} isEmpty={page.counts.all === 0} total={page.total} addressOf={addressOf} />
      )}
    </section>
  );
}

interface NothingProps {
  readonly query: MessageQuery;
  /** There is no message of any kind that the search finds. */
  readonly isEmpty: boolean;
  readonly total: number;
  readonly addressOf: (change: Partial<InboxPlace>) => string;
}

function Nothing({ query, isEmpty, total, addressOf }: NothingProps) {
  const { t } = useTranslation('inbox');
  if (query.search === '' && isEmpty) return <EmptyInbox />;
  const wider = total > 0 ? { page: 1 } : query.search === '' ? { show: 'all' as const } : { search: '' };
  return (
    <div className="inbox-nothing">
      <p className="inbox-none">{t(query.search === '' ? 'noneHere' : 'noneFound')}</p>
      <Link to={addressOf(wider)} className="inbox-way">
        {t(total > 0 ? 'firstPage' : query.search === '' ? 'seeAll' : 'clearSearch')}
      </Link>
    </div>
  );
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly addressOf: (change: Partial<InboxPlace>) => string;
}

function Pages({ page, total, addressOf }: PagesProps) {
  const { t } = useTranslation('inbox');
  const { language } = useLanguage();
  const last = Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE));
  if (last === 1) return null;
  return (
    <nav aria-label={t('pages')} className="inbox-pages">
      {page > 1 && (
        <Link to={addressOf({ page: page - 1, open: null })} rel="prev" className="inbox-way">
          {t('newer')}
        </Link>
      )}
      <p>{t('page', { page: wholeNumber(page, language), last: wholeNumber(last, language) })}</p>
      {page < last && (
        <Link to={addressOf({ page: page + 1, open: null })} rel="next" className="inbox-way">
          {t('older')}
        </Link>
      )}
    </nav>
  );
}
