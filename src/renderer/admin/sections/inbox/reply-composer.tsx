import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { REPLY_MAX } from '#domain/limits.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { NO_ROOM } from '#renderer/data/collections/message-replies.ts';
import type { ContactMessage } from '#renderer/data/collections/messages.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { errorAttributes, FieldFrame } from '#renderer/ui/field.tsx';
import { AttachmentIcon, ReplyIcon, TemplateIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { LeaveQuestion } from '../../cms/drafts/leave-question.tsx';
import { Note } from '../../feedback/query-note.tsx';
import { ArticleDialog } from './article-dialog.tsx';
import { insertParagraphs, insertText } from './insert-text.ts';
import { messageLanguage } from './message-language.ts';
import { filledTemplate } from './template-text.ts';
import { TemplatesDialog, useWrittenTemplate } from './templates-dialog.tsx';
import type { ReplyDraft } from './use-reply-draft.ts';
import { useReply } from './use-reply.ts';

/** So near its end a text is counted for everybody to see. */
const NEAR_END = REPLY_MAX - 500;

interface Props {
  readonly message: ContactMessage;
  readonly kept: ReplyDraft;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** Where a message is answered. What is typed stays on this device until it is kept with the message. */
export function ReplyComposer({ message, kept, ref }: Props) {
  const [template] = useWrittenTemplate();
  const { t, i18n } = useTranslation('inbox');
  const { language } = useLanguage();
  const failureText = useFailureText();
  const id = useId();
  const [complaint, setComplaint] = useState<'inbox:replyLacking' | 'inbox:replyTooLong' | null>(null);
  const { busy, error, handed, send } = useReply(message, kept);
  const { text } = kept;
  const isWritable = !busy && !kept.isReading;
  const submit = () => {
    const length = text.trim().length;
    const found = length === 0 ? 'inbox:replyLacking' : length > REPLY_MAX ? 'inbox:replyTooLong' : null;
    setComplaint(found);
    if (found === null) send();
    else document.getElementById(id)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const inserting = useInserting(id);
  const said = complaint === null ? undefined : i18n.t(complaint, { number: wholeNumber(REPLY_MAX, language) });
  const written = messageLanguage(`${message.subject ?? ''}\n${message.message}`);
  return (
    <>
      <form
        noValidate
        aria-busy={busy}
        className="mt-8 border-t-[1.5px] border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FieldFrame
          id={id}
          label={t('yourReply')}
          error={said}
          aside={
            text.length > NEAR_END && (
              <span className="text-[0.906rem] text-ink-3 tabular-nums">
                {wholeNumber(text.length, language)} / {wholeNumber(REPLY_MAX, language)}
              </span>
            )
          }
        >
          <textarea
            id={id}
            ref={ref}
            // Pasted text isn't cut: a limit here would drop its end without a word.
            className="field-control field-sizing-content max-h-[60dvh] min-h-[9.5rem] scroll-mt-40"
            value={text}
            readOnly={!isWritable}
            onKeyDown={press}
            onChange={({ target }) => {
              setComplaint(null);
              kept.type(target.value);
            }}
            {...errorAttributes(id, said)}
          />
        </FieldFrame>
        <div className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
          <Button variant="outline" size="sm" disabled={!isWritable} onClick={inserting.chooseArticle}>
            <AttachmentIcon />
            {t('insertArticle')}
          </Button>
          <Button variant="outline" size="sm" disabled={!isWritable} onClick={inserting.chooseTemplate}>
            <TemplateIcon />
            {t('templates')}
          </Button>
        </div>
        <p className="mt-2 max-w-[60ch] text-[0.906rem] text-ink-2">{t('replyHint')}</p>
        {/* An unfinished template outlives its dialog, but not the window. */}
        <LeaveQuestion unsafe={kept.isUnsafe || template?.isTyped === true} />
        {kept.isUnsafe && (
          <p role="alert" className="mt-2 font-semibold text-danger">
            {t('replyUnsafe')}
          </p>
        )}
        {error !== null && !busy && (
          <Note look="failed">
            <p className="font-bold">
              {error.failure.reason === NO_ROOM ? t('replyFull') : i18n.t(failureText(error.code))}
            </p>
            <p>{t('replyNotKept')}</p>
          </Note>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={busy} busyLabel={t('keeping')}>
            <ReplyIcon />
            {t('reply')}
          </Button>
        </div>
        <div role="status">
          {handed !== null && text === '' && (
            <p className="mt-4 rounded-[8px] bg-mist px-4 py-3">
              {i18n.t(handedKey(handed), { email: message.email })}
            </p>
          )}
        </div>
      </form>
      {inserting.open === 'article' && (
        <ArticleDialog
          language={written}
          opener={inserting.opener}
          onInsert={inserting.insertParagraphs}
          onClose={inserting.close}
        />
      )}
      {inserting.open === 'templates' && (
        <TemplatesDialog
          language={written}
          reply={text}
          sender={message.name}
          opener={inserting.opener}
          onInsert={(body) => inserting.insertText(filledTemplate(body, message.name))}
          onClose={inserting.close}
        />
      )}
    </>
  );
}

/** The dialogs whose choice goes into the field, at its cursor: once a dialog is gone, because it keeps the focus within itself. */
function useInserting(fieldId: string) {
  const [dialog, setDialog] = useState<{
    readonly kind: 'article' | 'templates';
    readonly opener: Element | null;
  } | null>(null);
  const chosen = useRef<((field: HTMLTextAreaElement) => void) | null>(null);
  useEffect(() => {
    const insert = chosen.current;
    const field = document.getElementById(fieldId);
    chosen.current = null;
    if (dialog !== null || insert === null || !(field instanceof HTMLTextAreaElement)) return;
    // Not within the effect: React would put the value of before back first, which empties the field's list of undo steps.
    queueMicrotask(() => insert(field));
  }, [dialog, fieldId]);
  const open = (kind: 'article' | 'templates') => () => setDialog({ kind, opener: document.activeElement });
  const choose = (insert: (field: HTMLTextAreaElement, text: string) => void) => (text: string) => {
    chosen.current = (field) => insert(field, text);
    setDialog(null);
  };
  return {
    open: dialog?.kind ?? null,
    opener: dialog?.opener ?? null,
    chooseArticle: open('article'),
    chooseTemplate: open('templates'),
    insertParagraphs: choose(insertParagraphs),
    insertText: choose(insertText),
    close: () => setDialog(null),
  };
}

/** The message after a reply was stored: the portal itself sends no mail. */
function handedKey({ text, opened }: NonNullable<ReturnType<typeof useReply>['handed']>) {
  if (text === 'copied') return 'inbox:keptCopied';
  if (text === 'refused') return 'inbox:keptTooLong';
  return opened === false ? 'inbox:keptNoProgram' : 'inbox:kept';
}
