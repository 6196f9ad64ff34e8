import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { COMMENT_MAX } from '#domain/limits.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { NO_ROOM, type Reader } from '#renderer/data/collections/comments.ts';
import { RequestError } from '#renderer/data/request-error.ts';
import { Button } from '#renderer/ui/button.tsx';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import { CommentField } from './comment-field.tsx';
import { namedIn } from './parse-mentions.ts';
import { useCommentDraft } from './use-comment-draft.ts';

const schema = z.object({
  body: z.string().check(z.trim(), z.minLength(1, 'comments:lacking'), z.maxLength(COMMENT_MAX, 'comments:tooLong')),
});

/** Invisible characters in text pasted from slides and PDF files. The backend accepts plain text only. */
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A comment as it is sent. */
interface WrittenComment {
  readonly key: string;
  readonly body: string;
  readonly mentions: readonly string[];
}

interface Props {
  /** The key of this comment's draft on this device. */
  readonly place: string;
  readonly label: string;
  readonly action: string;
  readonly readers: readonly Reader[];
  /** What is there already, to be edited. */
  readonly initial?: string;
  /** Rejects with a RequestError: then what is written stays. */
  readonly onSend: (comment: WrittenComment) => Promise<unknown>;
  /** Afterwards, and where it isn't wanted any more. */
  readonly onClose?: () => void;
  /** Whether anything is written. */
  readonly onBegun?: (isBegun: boolean) => void;
  /** What it is about, which is kept with it, and given back with what was begun before. */
  readonly about?: unknown;
  readonly onFound?: (about: unknown) => void;
  readonly isFocused?: boolean;
  /** Words of the text that it quotes, after what is written already; another object asks for it again. */
  readonly quoted?: { readonly words: string } | null;
  /** One line until more is written. */
  readonly isAnswer?: boolean;
}

/** Where a comment is written. Nothing of it is lost: it stays on this device until it has arrived. */
export function CommentForm(props: Props) {
  const {
    place,
    label,
    action,
    readers,
    initial = '',
    onSend,
    onClose,
    onBegun,
    about,
    onFound,
    isFocused = false,
    quoted = null,
    isAnswer = false,
  } = props;
  const { t, i18n } = useTranslation(['comments', 'feedback']);
  const failureText = useFailureText();
  const keeping = useCommentDraft(place);
  const { form, onSubmit } = useZodForm<{ body: string }>(schema, { body: initial });
  const { field, fieldState } = useController({ control: form.control, name: 'body' });
  const [failure, setFailure] = useState<RequestError | null>(null);
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const fill = useEffectEvent((found: NonNullable<typeof keeping.found>) => {
    form.setValue('body', found.body);
    onBegun?.(found.body.trim() !== '');
    onFound?.(found.about);
  });
  useEffect(() => {
    if (keeping.found !== null) fill(keeping.found);
  }, [keeping.found]);
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);
  const write = (body: string) => {
    field.onChange(body);
    keeping.type(body, about);
    onBegun?.(body.trim() !== '');
  };
  const send = onSubmit(async (written) => {
    const body = written.body.replace(UNSEEN, ' ');
    setBusy(true);
    setFailure(null);
    try {
      await onSend({ key: keeping.key, body, mentions: namedIn(body, readers) });
      keeping.forget();
      form.reset({ body: initial });
      onBegun?.(false);
      onClose?.();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  });
  const quote = useEffectEvent(({ words }: { readonly words: string }) => {
    const before = field.value.trim() === '' ? '' : `${field.value.trimEnd()}\n`;
    write(`${before}“${words}”\n`);
    area.current?.focus();
    area.current?.setSelectionRange(COMMENT_MAX, COMMENT_MAX);
  });
  useEffect(() => {
    if (quoted) quote(quoted);
  }, [quoted]);
  const complaint = fieldState.error?.message;
  const isBegun = field.value.trim() !== '';
  return (
    <form noValidate onSubmit={send} className="grid gap-2">
      <CommentField
        label={label}
        rows={isAnswer ? 1 : 2}
        value={field.value}
        onChange={write}
        onSend={() => send()}
        onBlur={field.onBlur}
        readers={readers}
        error={complaint === undefined ? undefined : i18n.t(complaint as 'comments:lacking')}
        readOnly={busy}
        ref={(element) => {
          area.current = element;
          field.ref(element);
        }}
      />
      {keeping.isUnsafe && (
        <p role="alert" className="text-danger font-semibold text-[0.906rem]">
          {t('unsafe')}
        </p>
      )}
      {failure && (
        <p role="alert" className="text-danger font-semibold text-[0.906rem]">
          {failure.failure.reason === NO_ROOM ? t(isAnswer ? 'fullThread' : 'full') : i18n.t(failureText(failure.code))}{' '}
          {t('notSent')}
        </p>
      )}
      {(isBegun || onClose) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" busy={busy} busyLabel={t('sending')}>
            {action}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            onClick={() => {
              keeping.forget();
              form.reset({ body: initial });
              setFailure(null);
              onBegun?.(false);
              onClose?.();
            }}
          >
            {t('feedback:cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}
