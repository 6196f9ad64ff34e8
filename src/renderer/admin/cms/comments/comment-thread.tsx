import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import type { Comment, DraftName } from '#renderer/data/collections/comments.ts';
import { usePersonWords } from '#renderer/admin/use-person-words.ts';
import { RequestError } from '#renderer/data/request-error.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { StatePill } from '../publishing/language-state.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import { quotedWords } from './paragraphs.ts';
import { notifiedReaders, type Thread } from './threads.ts';
import { aboutAnswer, answerPlace } from './use-begun-answers.ts';
import type { CommentsOfDraft } from './use-comments.ts';

const QUOTE =
  'block w-full min-h-11 pl-3 py-1 border-l-3 border-line-strong text-left text-ink-2 text-[0.906rem] leading-[1.4]';
const QUOTED = 'line-clamp-2 wrap-anywhere';

interface Props {
  readonly draft: DraftName;
  readonly thread: Thread;
  readonly comments: CommentsOfDraft;
  /** Goes to its paragraph. */
  readonly onShow: (thread: Thread) => void;
  readonly onRemove: (comment: Comment) => void;
  /** Whether an answer to it is begun. */
  readonly onBegun: (thread: Thread, isBegun: boolean) => void;
}

/** A comment with its answers; where another person has deleted it, the answer that was begun to it. */
export function CommentThread({ draft, thread, comments: all, onShow, onRemove, onBegun }: Props) {
  const { t, i18n } = useTranslation('comments');
  const failureText = useFailureText();
  const words = usePersonWords();
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  const { first, answers, paragraph, isLost = false } = thread;
  const comments = { ...all, readers: notifiedReaders(all.readers, first.language, [first, ...answers]) };
  const isResolved = first.resolvedAt !== null;
  const resolve = async () => {
    setIsBusy(true);
    try {
      await comments.resolve(first.id, !isResolved);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      void showToast({ kind: 'error', title: t('notChanged'), detail: i18n.t(failureText(error.code)) });
    }
    setIsBusy(false);
  };
  return (
    <li
      id={threadId(first.id)}
      tabIndex={-1}
      className="py-4 border-b-[1.5px] border-line focus-visible:outline-2 focus-visible:outline-focus"
      aria-label={isLost ? t('lost') : t('threadBy', { name: first.author.name || t('somebody') })}
    >
      <Quote thread={thread} onShow={onShow} />
      {isLost ? (
        <p role="status" className="py-1 font-semibold text-warn">
          {t('lost')} <span className="font-normal text-ink">{t('lostHint')}</span>
        </p>
      ) : (
        <CommentEntry comment={first} comments={comments} onRemove={onRemove}>
          {first.wantsChanges && <StatePill state="outdated" words={t('wantsChanges')} />}
        </CommentEntry>
      )}
      {answers.length > 0 && (
        <ul className="ml-3 pl-3 border-l-[1.5px] border-line">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentEntry comment={answer} comments={comments} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
      {first.resolvedAt !== null && first.resolvedBy !== null && (
        <p className="mt-2 text-ink-2 text-[0.906rem]">
          {t('resolvedBy', {
            name: words.full(first.resolvedBy),
            when: listMoment(new Date(first.resolvedAt), new Date(), language),
          })}
        </p>
      )}
      <div className="grid gap-2 mt-3">
        {/* A begun answer can be finished after another person has resolved the thread. */}
        {(!isResolved || isAnswered) && (
          <CommentForm
            place={answerPlace(first.id)}
            label={t('answer')}
            action={t(isLost ? 'sendAsNew' : 'send')}
            isAnswer={!isLost}
            about={aboutAnswer(draft, thread)}
            onBegun={(isBegun) => {
              setIsAnswered(isBegun);
              onBegun(thread, isBegun);
            }}
            readers={comments.readers}
            onSend={(written) => comments.add(isLost ? { ...written, paragraph } : { ...written, thread: first.id })}
          />
        )}
        {!isLost && (
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start -ml-4"
            busy={isBusy}
            onClick={() => void resolve()}
          >
            {t(isResolved ? 'reopen' : 'resolve')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The paragraph that it is about: the way there, or the words that were there. */
function Quote({ thread, onShow }: Pick<Props, 'thread' | 'onShow'>) {
  const { t } = useTranslation('comments');
  const { first, paragraph, isGone } = thread;
  if (first.language === null) return null;
  const words = (
    <span className={QUOTED} lang={first.language}>
      {quotedWords(paragraph ?? first)}
    </span>
  );
  if (isGone) {
    return (
      <p className={QUOTE}>
        <span className="block font-bold text-warn">{t('gone')}</span>
        {words}
      </p>
    );
  }
  return (
    <button type="button" className={`${QUOTE} hover:border-brand hover:text-ink`} onClick={() => onShow(thread)}>
      <span className="sr-only">{t('show')}: </span>
      {words}
    </button>
  );
}

/** The id of a thread's place in the list. */
export function threadId(first: string): string {
  return `comment-${first}`;
}
