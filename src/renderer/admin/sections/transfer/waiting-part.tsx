import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import { Button } from '#renderer/ui/button.tsx';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { failureText } from './failure-text.ts';
import { TOO_LONG } from './import-content.ts';
import { ReportView } from './import-report.tsx';
import type { WaitingImport } from './use-import.ts';
import { TRANSFER_FAILURE } from '#renderer/admin/classes.ts';

interface Props {
  readonly waiting: WaitingImport;
  readonly note: 'stale' | Failure | null;
  readonly onLookAgain: (everything: boolean) => void;
  readonly onApply: () => void;
  readonly onCancel: () => void;
  /** Makes the content anew: given where all of it has to be new here. */
  readonly onAgain?: (() => void) | undefined;
}

/** What a file would change, before it does: the person decides. */
export function WaitingPart({ waiting, note, onLookAgain, onApply, onCancel, onAgain }: Props) {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [waiting]);
  const { name, everything, report } = waiting;
  // New items come in by and by.
  const atOnce = report.changed + report.removed;
  const nothingToDo =
    report.added + report.changed + report.removed + report.categories.added + report.categories.changed === 0;
  // Items with the same ids have been created since: the import would overwrite them.
  const isTaken = onAgain !== undefined && atOnce + report.categories.changed + report.same > 0;
  const mayApply = report.problemCount === 0 && !nothingToDo && !isTaken;
  return (
    <div className="grid gap-3 min-w-0 wrap-anywhere pt-4 border-t-2 border-ink">
      <h3 ref={heading} tabIndex={-1} className="outline-none text-[1.063rem] font-bold">
        {t('question', { name })}
      </h3>
      {note === 'stale' && (
        <p role="alert" className="text-warn font-semibold">
          {t('stale')}
        </p>
      )}
      {note !== null && note !== 'stale' && (
        <p role="alert" className={TRANSFER_FAILURE}>
          {t('importFailed')}{' '}
          {note.reason === TOO_LONG
            ? t('tooMuch', { count: atOnce, number: wholeNumber(atOnce, language) })
            : failureText(note, t)}
        </p>
      )}
      <ReportView report={report} />
      {onAgain === undefined && (
        <label className="transfer-choice flex gap-3 items-start min-h-11 font-semibold cursor-pointer [&_input]:flex-none [&_input]:size-6 [&_input]:accent-brand">
          <input type="checkbox" checked={everything} onChange={({ target }) => onLookAgain(target.checked)} />
          <span>
            {t('everything')}
            <span className="block text-ink-2 font-normal">{t('everythingNote')}</span>
          </span>
        </label>
      )}
      {isTaken && (
        <p role="alert" className="text-warn font-semibold">
          {t('taken')}
        </p>
      )}
      {nothingToDo && report.problemCount === 0 && <p>{t('nothingToDo')}</p>}
      <div className="flex flex-wrap gap-3 mt-1">
        {mayApply && <Button onClick={onApply}>{t('apply')}</Button>}
        {isTaken && <Button onClick={onAgain}>{t('prepareAgain')}</Button>}
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
