import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContactMessage, MessageState } from '#renderer/data/collections/messages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { SelectAllBox, SelectBox } from '../../data-table/select-box.tsx';
import type { Selection } from '../../data-table/use-selection.ts';
import { AssigneeMark } from './assignee-mark.tsx';
import { MarkMenu } from './mark-menu.tsx';
import { STATE_WORDS } from './message-texts.ts';
import { dotClass } from './parts/latest-messages.tsx';
import { useAssignee } from './use-assigning.ts';

interface Props {
  readonly messages: readonly ContactMessage[];
  /** True while the shown rows aren't those of the current query. */
  readonly isOutdated: boolean;
  readonly open: string | null;
  readonly addressOf: (id: string) => string;
  readonly selection: Selection<string>;
  readonly onMark: (state: MessageState, messages: readonly ContactMessage[]) => void;
}

const TICK = 'grid min-h-11 w-11 flex-none cursor-pointer place-items-center';

/** The messages of one page, with what can be done to several at once. */
export function MessageList({ messages, isOutdated, open, addressOf, selection, onMark }: Props) {
  const { t } = useTranslation(['inbox', 'data-table']);
  const list = useRef<HTMLUListElement>(null);
  const everything = useRef<HTMLInputElement>(null);
  const count = selection.ids.size;
  useWayBack(list, open);
  const mark = (state: MessageState) => {
    // The button is of no use once nothing is selected: the focus goes to what remains.
    everything.current?.focus();
    onMark(
      state,
      messages.filter(({ id }) => selection.ids.has(id)),
    );
  };
  return (
    <>
      <div
        role="group"
        aria-label={t('data-table:bulk')}
        className="flex min-h-12 items-center gap-2 border-b-[1.5px] border-line"
      >
        <SelectAllBox ref={everything} selection={selection} className={TICK}>
          <span className="sr-only">{t('chooseAll')}</span>
        </SelectAllBox>
        <p role="status" className="min-w-0 flex-1 text-[0.906rem] font-semibold">
          {count > 0 ? t('data-table:selected', { count }) : ''}
        </p>
        <MarkMenu current={null} disabled={count === 0} onMark={mark} />
      </div>
      {/* On wide screens the list scrolls by itself: opening a message leaves it where it was. */}
      <ul
        ref={list}
        onKeyDown={walk}
        className={`overscroll-contain @min-[53rem]:max-h-[calc(100dvh-17rem)] @min-[53rem]:min-h-[16rem] @min-[53rem]:overflow-y-auto ${isOutdated ? 'opacity-60' : ''}`}
      >
        {messages.map((message) => (
          <Row
            key={message.id}
            message={message}
            address={addressOf(message.id)}
            isOpen={message.id === open}
            selection={selection}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly message: ContactMessage;
  readonly address: string;
  readonly isOpen: boolean;
  readonly selection: Selection<string>;
}

function Row({ message, address, isOpen, selection }: RowProps) {
  const { t } = useTranslation(['inbox']);
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const { id, name, subject, state, receivedAt, replyCount } = message;
  const assignee = useAssignee(message);
  const isNew = state === 'unread';
  const quiet = `text-[0.906rem] ${isOpen ? '' : 'text-ink-2'}`;
  return (
    <li
      className={`flex items-stretch border-b-[1.5px] border-line ${isOpen ? 'bg-brand-soft text-on-brand-soft forced-colors:outline-2 forced-colors:-outline-offset-2' : 'hover:bg-sunk'}`}
    >
      <SelectBox selection={selection} id={id} className={TICK} label={t('choose', { name })} />
      <Link
        to={address}
        data-message={id}
        data-unread={isNew}
        aria-current={isOpen ? 'true' : undefined}
        className="relative grid min-h-16 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-2.5 pr-2 pl-5 leading-[1.4] focus-visible:-outline-offset-3"
      >
        <span className={`${dotClass(isNew)} top-4`} aria-hidden="true" />
        <span className={`truncate ${isNew ? 'font-extrabold' : 'font-semibold'}`}>{name}</span>
        <time dateTime={receivedAt} className={`text-right tabular-nums ${quiet}`}>
          {listMoment(new Date(receivedAt), now, language)}
        </time>
        <span
          className={`${assignee === null ? 'col-span-2' : ''} line-clamp-2 wrap-anywhere ${isNew && !isOpen ? 'text-[0.906rem] text-ink' : quiet}`}
        >
          {subject !== null && <span className={isNew ? 'font-extrabold' : 'font-semibold'}>{subject} </span>}
          {message.message}
        </span>
        {assignee !== null && <AssigneeMark person={assignee} />}
        <span
          className={replyCount === 0 && (isNew || state === 'read') ? 'sr-only' : `col-span-2 font-semibold ${quiet}`}
        >
          {t(STATE_WORDS[state])}
          {replyCount > 0 && `, ${t('replyCount', { count: replyCount })}`}
        </span>
      </Link>
    </li>
  );
}

/** Up and down walk through the messages, from the box of one as well as from its link; Home and End go to the ends. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const rows = [...event.currentTarget.children];
  const at = rows.findIndex((row) => row.contains(event.target as Node));
  const last = rows.length - 1;
  const next = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  rows[next]?.querySelector<HTMLElement>('a')?.focus();
}

/** Focuses the row of a message when the user returns from it, after the page has focused its heading. */
function useWayBack(list: RefObject<HTMLUListElement | null>, open: string | null): void {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === null || open !== null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(left)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [list, open]);
}
