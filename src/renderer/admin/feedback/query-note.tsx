import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { AlertIcon, CloseIcon, DoneIcon } from '#renderer/ui/icons.tsx';

interface Words {
  /** What couldn't be done, in words of the place. */
  readonly title?: string;
  /** What a failure means in this place. */
  readonly reason?: (failure: Failure) => MessageKey;
}

interface QueryProps extends Words {
  /** A query, a page of a list, or what several queries make together. */
  readonly query: {
    /** Nothing is there yet, and it is being loaded. */
    readonly isPending: boolean;
    readonly error: RequestError | null;
    /** When what is shown meanwhile came. */
    readonly readAt?: Date | null;
    refetch(): unknown;
  };
}

/** What stands in an answer's place or above it: that it is being loaded, or why it isn't to be had, and another try. */
export function QueryNote({ query, ...words }: QueryProps) {
  const { t } = useTranslation('common');
  const [last, setLast] = useState<RequestError | null>(null);
  // While it is tried again, the note and the focus on its button stay.
  const error = query.error ?? (query.isPending ? last : null);
  if (error !== last) setLast(error);
  if (error) {
    return <FailureNote {...words} error={error} readAt={query.readAt ?? null} onRetry={() => void query.refetch()} />;
  }
  return query.isPending ? (
    <p role="status" className="py-4 text-ink-2">
      {t('busy.loading')}
    </p>
  ) : null;
}

interface FailureProps extends Words {
  readonly error: RequestError;
  readonly readAt?: Date | null;
  readonly onRetry: () => void;
}

/** Something that didn't work, why, and another try. */
export function FailureNote({ title, reason, error, readAt = null, onRetry }: FailureProps) {
  const { t, i18n } = useTranslation(['feedback', 'common']);
  const { language } = useLanguage();
  const failureText = useFailureText();
  const said = reason?.(error.failure) ?? failureText(error.failure.code);
  const retry = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {t('common:error.retry')}
    </Button>
  );
  return (
    <Note look="failed" action={retry}>
      <p className="font-bold">{[title, i18n.t(said)].filter(Boolean).join(' ')}</p>
      {readAt && <p>{t('shownSince', { when: listMoment(readAt, new Date(), language) })}</p>}
    </Note>
  );
}

const LOOKS = {
  done: 'border-accent bg-accent-soft',
  left: 'border-accent bg-accent-soft',
  failed: 'border-danger bg-danger-soft [&>svg]:text-danger',
} as const;

interface NoteProps {
  readonly look: keyof typeof LOOKS;
  /** A button, if anything can be done about it. */
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

/** A note in the page beside its content; announced to screen readers when it appears. */
export function Note({ look, action, onDismiss, children }: NoteProps) {
  const { t } = useTranslation('feedback');
  return (
    <div
      role={look === 'done' ? 'status' : 'alert'}
      data-note={look}
      className={`relative mt-4 flex flex-wrap items-start gap-x-3 gap-y-2 border-l-4 py-3.5 pr-14 pl-4 [&>svg]:mt-0.5 ${LOOKS[look]}`}
    >
      {look === 'done' ? <DoneIcon /> : <AlertIcon />}
      <div className="min-w-0 flex-[1_1_14rem]">{children}</div>
      {action}
      {onDismiss && (
        <button
          type="button"
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-[8px] hover:bg-bg"
          aria-label={t('dismiss')}
          onClick={onDismiss}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
