import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePaletteCommands } from '#renderer/admin/palette-commands.ts';
import { repliesOf, repliesQuery } from '#renderer/data/collections/message-replies.ts';
import { type ContactMessage, MESSAGE_STATES, type MessageState } from '#renderer/data/collections/messages.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx';
import { ReplyIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { MARK_ICONS, MarkMenu } from './mark-menu.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MARK_WORDS } from './message-texts.ts';
import { ReplyComposer } from './reply-composer.tsx';
import { ReplyList } from './reply-list.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

/** The state of a link to a message that is to be answered at once. */
const WRITES = 'writes a reply';

/** Classes of the way to the field. The picture has no room on a phone. */
const WRITE = `${buttonClass()} max-md:[&_svg]:hidden`;

interface Props {
  readonly message: ContactMessage;
  /** The address of the list alone. */
  readonly back: string;
  readonly onMark: (state: MessageState) => void;
  /** It stands beside the list without having been opened, which this address does: the list's heading is that of the page. */
  readonly beside?: string;
}

/** One message, set like an article, what was answered to it, and the way to answer it. */
export function MessagePane({ message, back, onMark, beside }: Props) {
  const { t } = useTranslation(['inbox']);
  const { name, subject, state } = message;
  const replies = useQuery(repliesQuery(useRequest(repliesOf), message.id));
  // Answering waits for the replies: they come above the field, and what is typed would move.
  const mayWrite = !replies.isPending;
  const kept = useReplyDraft(message.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = () => {
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  };
  useSentToWrite(beside === undefined && mayWrite, write);
  useMessageCommands(beside === undefined ? state : null, mayWrite ? write : null, onMark);
  const Heading = beside === undefined ? 'h1' : 'h2';
  const writeLabel = (
    <>
      <ReplyIcon />
      {t(kept.text.trim() === '' ? 'writeReply' : 'continueReply')}
    </>
  );
  return (
    <article className="max-w-[42rem]">
      <BackToList address={back} />
      {/* As far down as a long message goes: the answer is one press away. One row of a phone; large letters need two, which don't stay. */}
      <div className="sticky top-(--bar-height) z-2 flex flex-wrap gap-3 bg-bg py-3 max-md:gap-2 max-sm:static [&_button]:min-h-12">
        {mayWrite && beside === undefined && (
          <button type="button" className={WRITE} onClick={write}>
            {writeLabel}
          </button>
        )}
        {mayWrite && beside !== undefined && (
          <Link to={beside} state={WRITES} className={WRITE}>
            {writeLabel}
          </Link>
        )}
        <MarkMenu current={state} onMark={onMark} />
      </div>
      <Heading className="text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-[1.2] tracking-[-0.022em]">
        {subject ?? t('from', { name })}
      </Heading>
      <MessageFacts message={message} />
      {/* Plain text in its own language: nothing in it is parsed as a link or a mark. */}
      <p
        lang=""
        dir="auto"
        className="mt-6 text-[1.0938rem] leading-[1.65] wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
      >
        {message.message}
      </p>
      {replies.error !== null && <QueryNote query={replies} title={t('repliesNotRead')} />}
      {replies.data && replies.data.length > 0 && <ReplyList message={message} replies={replies.data} />}
      {mayWrite && beside === undefined && <ReplyComposer message={message} kept={kept} ref={field} />}
    </article>
  );
}

/** Offers in the palette what can be done with the message that is open, of this state; null where none is. */
function useMessageCommands(
  state: MessageState | null,
  write: (() => void) | null,
  onMark: (state: MessageState) => void,
): void {
  const { t } = useTranslation(['inbox']);
  const marks = MESSAGE_STATES.filter((each) => state !== null && each !== state);
  usePaletteCommands([
    ...(state !== null && write ? [{ key: 'reply', label: t('writeReply'), Icon: ReplyIcon, run: write }] : []),
    ...marks.map((each) => ({
      key: each,
      label: t(MARK_WORDS[each]),
      Icon: MARK_ICONS[each],
      run: () => onMark(each),
    })),
  ]);
}

/** Starts the reply after "write a reply" was pressed beside the list, once the page has focused its heading. */
function useSentToWrite(isOpen: boolean, write: () => void): void {
  const { state, key } = useLocation();
  const begin = useEffectEvent(write);
  useEffect(() => {
    if (isOpen && state === WRITES) begin();
  }, [isOpen, state, key]);
}

/** The way back on narrow screens, where the list isn't beside the message. */
export function BackToList({ address }: { readonly address: string }) {
  const { t } = useTranslation('inbox');
  return (
    <Link
      to={address}
      className="mb-2 inline-flex min-h-11 items-center gap-2 font-bold text-brand @min-[53rem]:hidden"
    >
      <ArrowLeftIcon />
      {t('back')}
    </Link>
  );
}
