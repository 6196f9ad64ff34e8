import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MESSAGES_PER_PAGE } from '#domain/limits.ts';
import { ItemNameSlotContext, type SectionProps } from '#renderer/admin/section.ts';
import {
  inboxOf,
  MESSAGE_SHOWS,
  type ContactMessage,
  type MessagePage,
  messagePageQuery,
  messageQuery,
} from '#renderer/data/collections/messages.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Picture } from '#renderer/ui/picture.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { SearchBox } from '../../data-table/search-box.tsx';
import { PageSteps, TABLE_LINK } from '../../data-table/table-pages.tsx';
import { useSelection } from '../../data-table/use-selection.ts';
import { useTablePage, type TablePage } from '../../data-table/use-table-page.ts';
import { MessageExport } from './message-export.tsx';
import { useInboxAddress, type InboxAddress } from './use-inbox-address.ts';
import { MessageList } from './message-list.tsx';
import { NotificationQuestion } from './notification-question.tsx';
import { ReadingSide } from './reading-side.tsx';
import { SHOW_WORDS } from './message-texts.ts';
import { useMarking } from './use-marking.ts';

const WIDE_FLEX = 'hidden @min-[53rem]:flex';
const WIDE_BLOCK = 'hidden @min-[53rem]:block';

/** What visitors wrote: the list, and beside it (on narrow screens in its place) the message that is open. */
export function Screen({ rest }: SectionProps) {
  const { t } = useTranslation('inbox');
  const address = useInboxAddress(rest);
  const { query, open, addressOf } = address;
  const request = useRequest(inboxOf);
  const list = useTablePage(messagePageQuery(request, query));
  const { page, error, isOutdated } = list;
  const selection = useSelection(page?.rows.map(({ id }) => id) ?? []);
  const marking = useMarking(selection);
  const listed = page?.rows.find(({ id }) => id === open);
  const opened = useQuery({
    ...messageQuery(request, open ?? '', listed),
    enabled: open !== null && (page !== null || error !== null),
  });
  const message = open === null ? null : (opened.data ?? null);
  useReadOnOpening(open, message, marking.read);
  const nameSlot = useContext(ItemNameSlotContext);
  const heading = t('admin.messages');
  const isEmpty = page !== null && !isOutdated && query.search === '' && page.counts.all === 0;
  // Narrow: the list, or the message in its place.
  const shown = { flex: open === null ? 'flex' : WIDE_FLEX, block: open === null ? 'block' : WIDE_BLOCK };
  return (
    <div className="@container">
      {nameSlot && message && createPortal(message.name, nameSlot)}
      <div className={`min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 ${shown.flex}`}>
        {open === null ? (
          <h1>{heading}</h1>
        ) : (
          <p className="text-[clamp(1.625rem,1.4rem+0.9vw,2.125rem)] leading-[1.15] font-extrabold tracking-[-0.03em]">
            {heading}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <NotificationQuestion />
          <MessageExport query={query} disabled={page === null || page.total === 0} />
        </div>
      </div>
      <InboxBar address={address} page={page} className={shown.flex} />
      <div
        className={
          isEmpty
            ? ''
            : '@min-[53rem]:grid @min-[53rem]:grid-cols-[22rem_minmax(0,1fr)] @min-[53rem]:items-start @min-[53rem]:gap-10'
        }
      >
        <section
          className={`border-t-2 border-ink @min-[53rem]:sticky @min-[53rem]:top-(--bar-height) ${shown.block}`}
          aria-label={t('list')}
          aria-busy={list.isFetching}
        >
          <QueryNote query={list} />
          {page !== null && page.rows.length > 0 && (
            <>
              <MessageList
                messages={page.rows}
                isOutdated={isOutdated}
                open={open}
                addressOf={(id) => addressOf({ open: id })}
                selection={selection}
                onMark={marking.run}
              />
              <PageSteps
                page={query.page}
                last={Math.ceil(page.total / MESSAGES_PER_PAGE)}
                href={(wanted) => addressOf({ page: wanted, open: null })}
              />
            </>
          )}
          {isEmpty && <EmptyInbox />}
          {!isEmpty && !isOutdated && page?.rows.length === 0 && <Nothing address={address} list={list} />}
        </section>
        {(open !== null || !isEmpty) && (
          <ReadingSide
            isOpen={open !== null}
            first={page?.rows[0] ?? null}
            opened={opened}
            back={addressOf({ open: null })}
            addressOf={(id) => addressOf({ open: id })}
            onMark={(state, marked) => marking.run(state, [marked])}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Marks a new message as read when it is opened. Once for each opening: after "Mark as unread" it stays unread until it is opened
 * again.
 */
function useReadOnOpening(
  open: string | null,
  message: ContactMessage | null,
  onRead: (message: ContactMessage) => void,
): void {
  const read = useRef<string | null>(null);
  useEffect(() => {
    if (open === null) read.current = null;
    if (message === null || message.id !== open || read.current === open) return;
    read.current = open;
    if (message.state === 'unread') onRead(message);
  }, [open, message, onRead]);
}

const SHOW =
  'flex min-h-11 items-center gap-2 px-3 py-1.5 text-[0.938rem] font-semibold focus-visible:-outline-offset-4';
const OTHER_SHOW = `${SHOW} rounded-[6px] hover:bg-brand-soft hover:text-on-brand-soft`;
const THIS_SHOW = `${SHOW} bg-accent pr-[25px] font-bold text-on-accent [clip-path:polygon(0_0,calc(100%-13px)_0,100%_50%,calc(100%-13px)_100%,0_100%)] forced-colors:border-2 forced-colors:[clip-path:none]`;

interface BarProps {
  readonly address: InboxAddress;
  readonly page: MessagePage | null;
  readonly className: string;
}

/** What the list shows: the search, and the kinds of messages with how many there are. */
function InboxBar({ address, page, className }: BarProps) {
  const { t } = useTranslation(['inbox']);
  const { language } = useLanguage();
  const { query, addressOf } = address;
  return (
    <div className={`mt-2 mb-1 flex-wrap items-center gap-x-6 gap-y-2 ${className}`}>
      <div role="search" className="min-w-0 flex-[1_1_14rem]">
        <SearchBox search={address} label={t('search')} labelInside />
      </div>
      {/* One line: what doesn't fit on a phone is scrolled to. */}
      <nav
        aria-label={t('shows')}
        className="max-w-full overflow-x-auto [scrollbar-width:none] @max-[60rem]:-mx-(--margin) @max-[60rem]:w-[calc(100%_+_2*var(--margin))] @max-[60rem]:max-w-none @max-[60rem]:px-(--margin)"
      >
        <ul className="flex gap-1 whitespace-nowrap">
          {MESSAGE_SHOWS.map((show) => (
            <li key={show} className="flex-none">
              <Link
                to={addressOf({ show })}
                aria-current={show === query.show ? 'true' : undefined}
                className={show === query.show ? THIS_SHOW : OTHER_SHOW}
              >
                {t(SHOW_WORDS[show])}{' '}
                <span className="min-w-[1ch] tabular-nums opacity-85">
                  {page && wholeNumber(page.counts[show], language, page.more)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The inbox without any messages. */
function EmptyInbox() {
  const { t } = useTranslation('inbox');
  return (
    <div className="max-w-[34rem] pt-5">
      <Picture
        src="/pictures/letter-box.svg"
        alt=""
        width={800}
        height={500}
        first
        className="mb-4 aspect-[16/10] w-full rounded-[10px]"
      />
      <p className="text-[1.125rem] font-bold">{t('empty')}</p>
      <p className="text-ink-2">{t('emptyHint')}</p>
    </div>
  );
}

interface NothingProps {
  readonly address: InboxAddress;
  readonly list: TablePage<MessagePage>;
}

/** Nothing on this page, of this kind, or for this search; and the way to where there is something. */
function Nothing({ address: { query, addressOf }, list }: NothingProps) {
  const { t } = useTranslation('inbox');
  const total = list.page?.total ?? 0;
  const wider = total > 0 ? { page: 1 } : query.search === '' ? { show: 'all' as const } : { search: '' };
  return (
    <div className="py-4">
      <p className="text-[1.125rem] font-bold">{t(query.search === '' ? 'noneHere' : 'noneFound')}</p>
      <Link to={addressOf(wider)} className={TABLE_LINK}>
        {t(total > 0 ? 'firstPage' : query.search === '' ? 'seeAll' : 'clearSearch')}
      </Link>
    </div>
  );
}
