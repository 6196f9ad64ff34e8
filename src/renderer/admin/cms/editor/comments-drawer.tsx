import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { ConfirmDialog } from '#renderer/admin/feedback/confirm-dialog.tsx';
import { QueryNote } from '#renderer/admin/feedback/query-note.tsx';
import type { Comment, CommentedParagraph, DraftName } from '#renderer/data/collections/comments.ts';
import type { TranslationField } from '../content-type.ts';
import { DetailsDrawer } from './details-drawer.tsx';
import { CommentForm } from '../comments/comment-form.tsx';
import { CommentThread, threadId } from '../comments/comment-thread.tsx';
import { CommentedPlace } from '../comments/commented-place.tsx';
import { isOpen as isUnresolved, notifiedReaders, type Thread } from '../comments/threads.ts';
import { commentedParagraph } from '../comments/use-begun-answers.ts';
import type { WantedThread } from '../comments/use-sent-comment.ts';
import type { CommentsOfDraft } from '../comments/use-comments.ts';
import { useSeeMentions } from '../comments/use-unseen-mentions.ts';

interface Props {
  readonly id: string;
  readonly draft: DraftName;
  readonly isOpen: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly comments: CommentsOfDraft;
  readonly threads: readonly Thread[];
  /** Threads that were deleted while an answer was being written. */
  readonly lost: readonly Thread[];
  /** Threads with a begun answer: they stay where they are, even if another person resolves them. */
  readonly begun: ReadonlyMap<string, unknown>;
  readonly onBegun: (thread: Thread, isBegun: boolean) => void;
  readonly paragraphs: readonly CommentedParagraph[];
  readonly fields: readonly TranslationField[];
  /** What the next comment is about; null for all of the draft. */
  readonly chosen: CommentedParagraph | null;
  /** Words that the next comment quotes. */
  readonly quoted: { readonly words: string } | null;
  /** The thread that is to be in sight. */
  readonly wanted: WantedThread | null;
  readonly onChoose: (paragraph: CommentedParagraph | null) => void;
  readonly onShow: (thread: Thread) => void;
  readonly onClose: () => void;
}

/** How many threads are rendered at a time: a draft may have hundreds. */
const THREADS_AT_A_TIME = 30;

/** The comments on the draft, with a form for new ones. */
export function CommentsDrawer(props: Props) {
  const { id, draft, isOpen, heading, comments, threads, lost, begun, paragraphs, fields, chosen, quoted, wanted } =
    props;
  const { onChoose, onBegun } = props;
  const { t, i18n } = useTranslation('comments');
  const failureText = useFailureText();
  const [isBegun, setIsBegun] = useState(false);
  /** The paragraph that was chosen when typing began: the cursor may move meanwhile. */
  const [held, setHeld] = useState<CommentedParagraph | null>(null);
  const [drawn, setDrawn] = useState(THREADS_AT_A_TIME);
  const [removed, setRemoved] = useState<Comment | null>(null);
  useSeeMentions(draft, isOpen);
  const open = threads.filter(isUnresolved);
  const resolved = threads.filter((thread) => !isUnresolved(thread));
  const { asked, more, none } = comments.resolved;
  const resolvedCount = comments.query.data?.resolved ?? 0;
  const isHeld = ({ first }: Thread) => begun.has(first.id) || first.id === wanted?.thread;
  const shown = [
    ...lost,
    ...open.filter((thread, at) => at < drawn || isHeld(thread)),
    ...resolved.filter((thread) => asked > 0 || isHeld(thread)),
  ];
  useFocusedThread(isOpen ? wanted : null, threads.length > 0);
  // What is quoted says what the comment is about, also where one was begun before.
  const hold = useEffectEvent(() => setHeld(chosen));
  useEffect(() => {
    if (quoted) hold();
  }, [quoted]);
  const paragraph = isBegun ? held : chosen;
  const item = `${draft.collection} ${draft.item}`;
  return (
    <DetailsDrawer
      id={id}
      isOpen={isOpen}
      label={t('title')}
      title={t('title')}
      width="list"
      closeLabel={t('close')}
      heading={heading}
      onClose={props.onClose}
    >
      <div className="grid gap-2 pb-4 border-b-[1.5px] border-line">
        {/* It keeps nothing by itself, and lists every paragraph: while it is closed, that would slow typing down. */}
        {isOpen && (
          <CommentedPlace
            {...{ paragraphs, fields, paragraph }}
            onChoose={(wish) => {
              setHeld(wish);
              onChoose(wish);
            }}
          />
        )}
        <CommentForm
          place={`new ${item}`}
          label={t('new')}
          action={t('add')}
          readers={notifiedReaders(comments.readers, paragraph?.language ?? null)}
          onBegun={(begun) => {
            if (begun && !isBegun) setHeld(chosen);
            setIsBegun(begun);
          }}
          about={isBegun ? held : chosen}
          quoted={quoted}
          onFound={(about) => {
            const found = commentedParagraph.safeParse(about);
            if (found.success) setHeld(found.data);
          }}
          onSend={(written) => comments.add({ ...written, paragraph })}
        />
      </div>
      <QueryNote query={comments.query} title={t('notRead')} />
      {comments.query.data && open.length === 0 && <p className="py-4 text-ink-2">{t('none')}</p>}
      <ul>
        {shown.map((thread) => (
          <CommentThread
            key={thread.first.id}
            {...{ draft, thread, comments, onBegun }}
            onShow={props.onShow}
            onRemove={setRemoved}
          />
        ))}
      </ul>
      {open.length > drawn && (
        <MoreButton onClick={() => setDrawn(drawn + THREADS_AT_A_TIME)}>{t('moreOpen')}</MoreButton>
      )}
      {resolvedCount > 0 && (
        <MoreButton isExpanded={asked > 0} onClick={asked > 0 ? none : more}>
          {t(asked > 0 ? 'hideResolved' : 'showResolved', { count: resolvedCount })}
        </MoreButton>
      )}
      {asked > 0 && asked < resolvedCount && <MoreButton onClick={more}>{t('moreResolved')}</MoreButton>}
      {removed && (
        <ConfirmDialog
          title={t('deleteTitle')}
          action={t('delete')}
          busyLabel={t('sending')}
          destructive
          mutationKey={['comment', 'remove']}
          onConfirm={() => comments.remove(removed.id)}
          onDone={() => setRemoved(null)}
          failureText={({ code }) => i18n.t(failureText(code))}
          onClose={() => setRemoved(null)}
        >
          <p>{t('deleteHint')}</p>
        </ConfirmDialog>
      )}
    </DetailsDrawer>
  );
}

interface MoreProps {
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function MoreButton({ isExpanded, onClick, children }: MoreProps) {
  return (
    <button
      type="button"
      className="block min-h-11 mt-2 font-bold text-brand underline underline-offset-4"
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Focuses the requested thread once it is loaded. */
function useFocusedThread(wanted: WantedThread | null, areThere: boolean): void {
  const { thread = null, turn } = wanted ?? {};
  useEffect(() => {
    if (thread === null || !areThere) return;
    const place = document.getElementById(threadId(thread));
    place?.scrollIntoView({ block: 'nearest' });
    place?.focus({ preventScroll: true });
  }, [thread, turn, areThere]);
}
