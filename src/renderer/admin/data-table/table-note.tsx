import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestError } from '#renderer/data/request.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import { AlertIcon, CloseIcon, DoneIcon } from '#renderer/ui/icons.tsx';
import type { BulkReport } from './use-bulk-actions.ts';

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

interface UnreadProps {
  readonly error: RequestError;
  /** When the rows below were read; null where there are none. */
  readonly shownSince: Date | null;
  readonly onRetry: () => void;
}

/** The list couldn't be read: why, what is still shown, and another try. */
export function UnreadNote({ error, shownSince, onRetry }: UnreadProps) {
  const { t } = useTranslation(['data-table', 'common']);
  const { language } = useLanguage();
  const retry = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {t('common:error.retry')}
    </Button>
  );
  return (
    <TableNote look="failed" action={retry}>
      <p className="font-bold">{t(errorMessageKey(error.code))}</p>
      {shownSince && <p>{t('shownSince', { when: listMoment(shownSince, new Date(), language) })}</p>}
    </TableNote>
  );
}

interface ReportProps<Left> {
  readonly report: BulkReport<Left>;
  readonly onDismiss: () => void;
  /** Says what stayed as it was, and why. */
  readonly children: (left: Left) => ReactNode;
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
          {children(report.left)}
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
