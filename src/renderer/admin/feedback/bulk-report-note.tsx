import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Note } from './query-note.tsx';
import type { BulkReport } from './use-undo.ts';

interface ReportProps<Left> {
  readonly report: BulkReport<Left>;
  /** Whether what it is about is selected: it isn't any more after the screen was left. */
  readonly isSelected?: boolean;
  readonly onDismiss: () => void;
  /** Renders which rows weren't changed, and why. */
  readonly children?: (left: Left) => ReactNode;
}

/** The result of a bulk action, where a temporary notice isn't enough. */
export function BulkReportNote<Left>({ report, isSelected = false, onDismiss, children }: ReportProps<Left>) {
  const { t } = useTranslation(['feedback', 'common']);
  switch (report.kind) {
    case 'failed':
      return (
        <Note look="failed" onDismiss={onDismiss}>
          <p className="font-bold">{isSelected ? `${t('failed')} ${t('stillSelected')}` : t('failed')}</p>
          <p>{t(errorMessageKey(report.code))}</p>
        </Note>
      );
    case 'left':
      return (
        <Note look="left" onDismiss={onDismiss}>
          {children?.(report.left)}
        </Note>
      );
    case 'done': {
      const undo = report.undo && (
        <Button variant="outline" size="sm" onClick={report.undo}>
          {t('undo')}
        </Button>
      );
      return (
        <Note look="done" action={undo} onDismiss={onDismiss}>
          <p className="font-bold">{report.title}</p>
        </Note>
      );
    }
  }
}
