import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/localized.ts';
import { useFailureText } from '#renderer/admin/needs-internet.ts';
import { ConfirmDialog } from '#renderer/admin/feedback/confirm-dialog.tsx';
import { QueryNote } from '#renderer/admin/feedback/query-note.tsx';
import type { Comment, CommentedParagraph, DraftName } from '#renderer/data/collections/comments.ts';
import type { TranslationField } from '../content-type.ts';
import { DetailsDrawer } from './details-drawer.tsx';
import { CommentForm } from '../comments/comment-form.tsx';
import { CommentThread, threadId } from '../comments/comment-thread.tsx';
import { ParagraphSelect } from '../comments/paragraph-select.tsx';
import { isOpen as isUnresolved, type Thread } from '../comments/threads.ts';
import type { CommentsOfDraft } from '../comments/use-comments.ts';
import { useSeeMentions } from '../comments/use-mentions.ts';

interface Props {
  readonly id: string;
  readonly draft: DraftName;
  readonly isOpen: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly comments: CommentsOfDraft;
  readonly threads: readonly Thread[];
  readonly paragraphs: readonly CommentedParagraph[];
  readonly fields: readonly TranslationField[];
  /** What the next comment is about; null for all of the draft. */
  readonly chosen: CommentedParagraph | null;
  /** The thread that is to be in sight. */
  readonly wanted: string | null;
  readonly onChoose: (paragraph: CommentedParagraph | null) => void;
  readonly onShow: (thread: Thread) => void;
  readonly onClose: () => void;
}

/** The paragraph of a comment that was begun before, as this device kept it. */
const commented = z.nullable(
  z.object({ language: z.enum(LANGUAGES), field: z.string(), quote: z.string(), place: z.number() }),
);

/** What the team says about the draft, and where one says something oneself. */
export function CommentsDrawer(props: Props) {
  const { id, draft, isOpen, heading, comments, threads, paragraphs, fields, chosen, wanted, onChoose } = props;
  const { t, i18n } = useTranslation('comments');
  const failureText = useFailureText();
  const [isBegun, setIsBegun] = useState(false);
  /** What was chosen when somebody began to write: the cursor may go elsewhere meanwhile. */
  const [held, setHeld] = useState<CommentedParagraph | null>(null);
  const [showsResolved, setShowsResolved] = useState(false);
  /** Threads to which an answer is begun: they stay where they are, also where somebody else settles them. */
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<Comment | null>(null);
  useSeeMentions(draft, isOpen);
  const open = threads.filter(isUnresolved);
  const resolved = threads.filter((thread) => !isUnresolved(thread));
  const isWantedResolved = resolved.some(({ first }) => first.id === wanted);
  const shown = [
    ...open,
    ...(showsResolved || isWantedResolved ? resolved : resolved.filter(({ first }) => answered.has(first.id))),
  ];
  useFocusedThread(isOpen ? wanted : null, threads.length > 0);
  const paragraph = isBegun ? held : chosen;
  const item = `${draft.collection} ${draft.item}`;
  return (
    <DetailsDrawer
      id={id}
      isOpen={isOpen}
      label={t('title')}
      title={t('title')}
      closeLabel={t('close')}
      heading={heading}
      onClose={props.onClose}
    >
      <div className="grid gap-2 pb-4 border-b-[1.5px] border-line">
        <ParagraphSelect
          {...{ paragraphs, fields, paragraph }}
          onChoose={(wish) => {
            setHeld(wish);
            onChoose(wish);
          }}
        />
        <CommentForm
          place={`new ${item}`}
          label={t('new')}
          action={t('add')}
          readers={comments.readers}
          onBegun={(begun) => {
            if (begun && !isBegun) setHeld(chosen);
            setIsBegun(begun);
          }}
          about={isBegun ? held : chosen}
          onFound={(about) => {
            const found = commented.safeParse(about);
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
            thread={thread}
            comments={comments}
            onShow={props.onShow}
            onRemove={setRemoved}
            onBegun={(first, begun) =>
              setAnswered((before) => {
                const after = new Set(before);
                if (begun) after.add(first);
                else after.delete(first);
                return after;
              })
            }
          />
        ))}
      </ul>
      {resolved.length > 0 && !isWantedResolved && (
        <button
          type="button"
          className="min-h-11 mt-2 font-bold text-brand underline underline-offset-4"
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          {t(showsResolved ? 'hideResolved' : 'showResolved', { count: resolved.length })}
        </button>
      )}
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

/** Puts the focus on the thread that somebody came for, once it is there. */
function useFocusedThread(wanted: string | null, areThere: boolean): void {
  const find = useEffectEvent((thread: string) => {
    const place = document.getElementById(threadId(thread));
    place?.scrollIntoView({ block: 'nearest' });
    place?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (wanted !== null && areThere) find(wanted);
  }, [wanted, areThere]);
}
