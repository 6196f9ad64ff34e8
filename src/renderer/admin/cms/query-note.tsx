import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import type { RequestError } from '../../data/request.ts';
import { errorMessageKey } from '../../i18n/error-message.ts';
import type { MessageKey } from '../../i18n/portal-i18n.ts';
import { Button } from '../../ui/button.tsx';

interface Words {
  /** What couldn't be done, in words of the place. */
  readonly title?: string;
  /** What a failure means in this place. */
  readonly reason?: (failure: Failure) => MessageKey;
}

interface QueryProps extends Words {
  /** A query, or what several make together. */
  readonly query: {
    /** Nothing is there yet, and it is being loaded. */
    readonly isPending: boolean;
    readonly error: RequestError | null;
    refetch(): unknown;
  };
}

/** What stands in an answer's place until it is there: that it is being loaded, or why it isn't to be had, and another try. */
export function QueryNote({ query, ...words }: QueryProps) {
  const { t } = useTranslation('common');
  const [last, setLast] = useState<RequestError | null>(null);
  // While it is tried again, the note and the focus on its button stay.
  const error = query.error ?? (query.isPending ? last : null);
  if (error !== last) setLast(error);
  if (error) return <FailureNote {...words} error={error} onRetry={() => void query.refetch()} />;
  return query.isPending ? (
    <p role="status" className="py-4 text-ink-2">
      {t('busy.loading')}
    </p>
  ) : null;
}

interface FailureProps extends Words {
  readonly error: RequestError;
  readonly onRetry: () => void;
}

/** Something that didn't work, why, and another try. */
export function FailureNote({ title = '', reason = reasonOf, error, onRetry }: FailureProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-3 py-3.5 text-ink-2">
      <p>{[title, i18n.t(reason(error.failure))].filter((text) => text !== '').join(' ')}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}

function reasonOf({ code }: Failure): MessageKey {
  return errorMessageKey(code);
}
