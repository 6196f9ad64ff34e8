import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import { Button } from '#renderer/ui/button.tsx';
import { failureText } from './failure-text.ts';
import { ReportView } from './import-report.tsx';
import type { WaitingImport } from './use-import.ts';

interface Props {
  readonly waiting: WaitingImport;
  readonly note: 'stale' | Failure | null;
  readonly onLookAgain: (everything: boolean) => void;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** What a file would change, before it does: the person decides. */
export function WaitingPart({ waiting, note, onLookAgain, onApply, onCancel }: Props) {
  const { t } = useTranslation('transfer');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [waiting]);
  const { name, everything, report } = waiting;
  const nothingToDo =
    report.added + report.changed + report.removed + report.categories.added + report.categories.changed === 0;
  return (
    <div className="transfer-waiting">
      <h3 ref={heading} tabIndex={-1} className="transfer-question">
        {t('question', { name })}
      </h3>
      {note === 'stale' && (
        <p role="alert" className="transfer-warning">
          {t('stale')}
        </p>
      )}
      {note !== null && note !== 'stale' && (
        <p role="alert" className="transfer-failure">
          {t('importFailed')} {failureText(note, t)}
        </p>
      )}
      <ReportView report={report} />
      <label className="transfer-choice">
        <input type="checkbox" checked={everything} onChange={({ target }) => onLookAgain(target.checked)} />
        <span>
          {t('everything')}
          <span className="transfer-note">{t('everythingNote')}</span>
        </span>
      </label>
      {nothingToDo && report.problemCount === 0 && <p>{t('nothingToDo')}</p>}
      <div className="transfer-actions">
        {report.problemCount === 0 && !nothingToDo && <Button onClick={onApply}>{t('apply')}</Button>}
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
