import './inbox.css';
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ItemNameSlotContext, type SectionProps } from '#renderer/data/admin-section.ts';
import type { ContactMessage, MessageQuery, MessageState } from '#renderer/data/collections/messages.ts';
import { useNews } from './parts/use-news.ts';
import { ExportControl } from './export-control.tsx';
import { InboxBar } from './inbox-bar.tsx';
import { useInboxPlace } from './inbox-address.ts';
import { InboxResults } from './inbox-results.tsx';
import { NotificationQuestion } from './notification-question.tsx';
import { ReadingSide } from './reading-side.tsx';
import { useMarking } from './use-marking.ts';
import { useMessageList } from './use-message-list.ts';
import { useOpenMessage } from './use-open-message.ts';

/** What visitors wrote: the list, and beside it (on narrow screens in its place) the message that is open. */
export function Screen({ rest }: SectionProps) {
  const { t } = useTranslation('inbox');
  const { place, addressOf, navigate } = useInboxPlace(rest);
  const { search, show, page } = place;
  const query = useMemo<MessageQuery>(() => ({ search, show, page }), [search, show, page]);
  const list = useMessageList(query);
  const { opened, change, retry } = useOpenMessage(place.open, list.page?.rows ?? (list.failure && []));
  const { change: changeListed, reload } = list;
  const showChange = useCallback(
    (each: (message: ContactMessage) => ContactMessage) => {
      changeListed(each);
      change(each);
    },
    [changeListed, change],
  );
  const mark = useMarking(showChange, reload);
  useReadOnOpening(place.open, opened.kind === 'there' ? opened.message : null, mark);
  useNews(reload);
  const isOpen = place.open !== null;
  const nameSlot = useContext(ItemNameSlotContext);
  const heading = t('admin.messages');
  return (
    <div className="inbox" data-open={isOpen}>
      {nameSlot && opened.kind === 'there' && createPortal(opened.message.name, nameSlot)}
      <div className="inbox-head">
        {isOpen ? <p className="inbox-heading">{heading}</p> : <h1 className="inbox-heading">{heading}</h1>}
        <div className="inbox-tools">
          <NotificationQuestion />
          <ExportControl query={query} disabled={list.page === null || list.page.total === 0} />
        </div>
      </div>
      <InboxBar
        place={place}
        counts={list.page?.counts ?? null}
        addressOf={addressOf}
        onSearch={(text) => navigate(addressOf({ search: text, open: place.open }), { replace: search !== '' })}
      />
      <div className="inbox-sides">
        <InboxResults
          list={list}
          query={query}
          open={place.open}
          addressOf={addressOf}
          onMark={(messages, state) => mark(messages, state)}
        />
        <ReadingSide opened={opened} back={addressOf({ open: null })} onMark={mark} onRetry={retry} />
      </div>
    </div>
  );
}

type Mark = (messages: readonly ContactMessage[], state: MessageState, quietly?: boolean) => Promise<boolean>;

/** Whoever opens a new message has read it. Once for each opening: "Mark as unread" stays until it is opened again. */
function useReadOnOpening(open: string | null, message: ContactMessage | null, mark: Mark): void {
  const read = useRef<string | null>(null);
  useEffect(() => {
    if (open === null) read.current = null;
    if (message === null || message.id !== open || read.current === open) return;
    read.current = open;
    if (message.state === 'unread') void mark([message], 'read', true);
  }, [open, message, mark]);
}
