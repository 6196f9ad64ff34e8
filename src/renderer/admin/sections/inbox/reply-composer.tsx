import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { REPLY_MAX } from '#domain/limits.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { NO_ROOM } from '#renderer/data/collections/message-replies.ts';
import type { ContactMessage } from '#renderer/data/collections/messages.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { errorAttributes, FieldFrame } from '#renderer/ui/field.tsx';
import { ReplyIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { LeaveQuestion } from '../../cms/drafts/leave-question.tsx';
import { Note } from '../../feedback/query-note.tsx';
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
  const { t, i18n } = useTranslation('inbox');
  const { language } = useLanguage();
  const failureText = useFailureText();
  const id = useId();
  const [complaint, setComplaint] = useState<'inbox:replyLacking' | 'inbox:replyTooLong' | null>(null);
  const { busy, error, handed, send } = useReply(message, kept);
  const { text } = kept;
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
  const said = complaint === null ? undefined : i18n.t(complaint, { number: wholeNumber(REPLY_MAX, language) });
  return (
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
          readOnly={busy || kept.isReading}
          onKeyDown={press}
          onChange={({ target }) => {
            setComplaint(null);
            kept.type(target.value);
          }}
          {...errorAttributes(id, said)}
        />
      </FieldFrame>
      <p className="mt-2 max-w-[60ch] text-[0.906rem] text-ink-2">{t('replyHint')}</p>
      <LeaveQuestion unsafe={kept.isUnsafe} />
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
          <p className="mt-4 rounded-[8px] bg-mist px-4 py-3">{i18n.t(handedKey(handed), { email: message.email })}</p>
        )}
      </div>
    </form>
  );
}

/** The message after a reply was stored: the portal itself sends no mail. */
function handedKey({ text, opened }: NonNullable<ReturnType<typeof useReply>['handed']>) {
  if (text === 'copied') return 'inbox:keptCopied';
  if (text === 'refused') return 'inbox:keptTooLong';
  return opened === false ? 'inbox:keptNoProgram' : 'inbox:kept';
}
