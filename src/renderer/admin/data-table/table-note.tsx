import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { Button } from '#renderer/ui/button.tsx';
import { AlertIcon, CloseIcon, DoneIcon } from '#renderer/ui/icons.tsx';
import type { BulkReport } from './use-undo.ts';
import type { TablePage } from './use-table-page.ts';

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

/** What a list says besides its rows; screen readers hear it when it comes. */
function TableNote({ look, action, onDismiss, children }: NoteProps) {
  const { t } = useTranslation('data-table');
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

interface ListProps {
  readonly list: Pick<TablePage<unknown>, 'page' | 'readAt' | 'error' | 'refetch'>;
  /** What couldn't be read, in words of the place. */
  readonly title?: string;
  /** What a failure means in this place. */
  readonly reason?: (failure: Failure) => MessageKey;
}

/** In place of a list until it is there, or above it: that it is being read, or why it couldn't be, and another try. */
export function ListNote({ list: { page, readAt, error, refetch }, title, reason = reasonOf }: ListProps) {
  const { t, i18n } = useTranslation(['data-table', 'common']);
  const { language } = useLanguage();
  if (error === null) {
    return page === null ? (
      <p role="status" className="py-4 text-ink-2">
        {t('common:busy.loading')}
      </p>
    ) : null;
  }
  const retry = (
    <Button variant="outline" size="sm" onClick={refetch}>
      {t('common:error.retry')}
    </Button>
  );
  return (
    <TableNote look="failed" action={retry}>
      <p className="font-bold">{[title, i18n.t(reason(error.failure))].filter(Boolean).join(' ')}</p>
      {readAt && <p>{t('shownSince', { when: listMoment(readAt, new Date(), language) })}</p>}
    </TableNote>
  );
}

function reasonOf({ code }: Failure): MessageKey {
  return errorMessageKey(code);
}

interface ReportProps<Left> {
  readonly report: BulkReport<Left>;
  readonly onDismiss: () => void;
  /** Says what stayed as it was, and why. */
  readonly children?: (left: Left) => ReactNode;
}

/** How a bulk action went, where a notice that goes by itself isn't enough. */
export function BulkReportNote<Left>({ report, onDismiss, children }: ReportProps<Left>) {
  const { t } = useTranslation(['data-table', 'common']);
  switch (report.kind) {
    case 'failed':
      return (
        <TableNote look="failed" onDismiss={onDismiss}>
          <p className="font-bold">{t('failed')}</p>
          <p>{t(errorMessageKey(report.code))}</p>
        </TableNote>
      );
    case 'left':
      return (
        <TableNote look="left" onDismiss={onDismiss}>
          {children?.(report.left)}
        </TableNote>
      );
    case 'done': {
      const undo = report.undo && (
        <Button variant="outline" size="sm" onClick={report.undo}>
          {t('undo')}
        </Button>
      );
      return (
        <TableNote look="done" action={undo} onDismiss={onDismiss}>
          <p className="font-bold">{report.title}</p>
        </TableNote>
      );
    }
  }
}
