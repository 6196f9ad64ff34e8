import './message-list.css';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContactMessage, MessageState } from '#renderer/data/collections/messages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { MarkMenu } from './mark-menu.tsx';
import { STATE_WORDS } from './message-texts.ts';
import { useChosen } from './use-selected-messages.ts';

interface Props {
  readonly messages: readonly ContactMessage[];
  readonly open: string | null;
  readonly addressOf: (id: string) => string;
  /** True once it is done. */
  readonly onMark: (messages: readonly ContactMessage[], state: MessageState) => Promise<boolean>;
}

/** The messages of one page, with what can be done to several at once. */
export function MessageList({ messages, open, addressOf, onMark }: Props) {
  const { t } = useTranslation('inbox');
  const list = useRef<HTMLUListElement>(null);
  const everything = useRef<HTMLInputElement>(null);
  const chosen = useChosen(messages.map(({ id }) => id));
  useWayBack(list, open);
  const mark = async (state: MessageState) => {
    // The button is of no use once nothing is chosen: the focus goes to what remains.
    everything.current?.focus();
    const some = messages.filter(({ id }) => chosen.ids.has(id));
    if (await onMark(some, state)) chosen.clear();
  };
  return (
    <>
      <div className="message-bulk">
        <label className="message-check">
          <input
            ref={everything}
            type="checkbox"
            checked={chosen.all}
            aria-label={t('chooseAll')}
            onChange={chosen.toggleAll}
          />
        </label>
        <p role="status" className="message-chosen">
          {chosen.ids.size > 0 ? t('chosen', { count: chosen.ids.size }) : ''}
        </p>
        <MarkMenu current={null} disabled={chosen.ids.size === 0} onMark={(state) => void mark(state)} />
      </div>
      <ul ref={list} className="message-rows" onKeyDown={walk}>
        {messages.map((message) => (
          <Row
            key={message.id}
            message={message}
            address={addressOf(message.id)}
            isOpen={message.id === open}
            isChosen={chosen.ids.has(message.id)}
            onChoose={() => chosen.toggle(message.id)}
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
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Row({ message, address, isOpen, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation(['inbox']);
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const { id, name, subject, state, receivedAt } = message;
  return (
    <li className="message-row" data-open={isOpen}>
      <label className="message-check">
        <input type="checkbox" checked={isChosen} aria-label={t('choose', { name })} onChange={onChoose} />
      </label>
      <Link
        to={address}
        data-message={id}
        aria-current={isOpen ? 'true' : undefined}
        className={state === 'unread' ? 'message-link message-new' : 'message-link'}
      >
        <span className="message-dot" aria-hidden="true" />
        <span className="message-name">{name}</span>
        <time dateTime={receivedAt} className="message-time">
          {listMoment(new Date(receivedAt), now, language)}
        </time>
        <span className="message-about">{subject ?? message.message}</span>
        <span className={state === 'read' || state === 'unread' ? 'message-state sr-only' : 'message-state'}>
          {t(STATE_WORDS[state])}
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

/** Whoever comes back from a message finds the focus on its row. After the page has put it on the heading. */
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
