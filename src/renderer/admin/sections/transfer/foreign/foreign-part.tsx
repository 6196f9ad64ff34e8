import type { ParseKeys } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FileIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { failureText } from '../failure-text.ts';
import { importStep, ImportSteps, isUnderWay, useFocusRetained } from '../import-steps.tsx';
import { ProgressLine } from '../progress-line.tsx';
import { TRANSFER_FAILURE, TRANSFER_PART } from '#renderer/admin/classes.ts';
import { ForeignChoices } from './foreign-choices.tsx';
import { ForeignReport } from './foreign-report.tsx';
import { EXPORT_BYTES_MAX, type ExportFault } from './read-export.ts';
import { useForeignImport } from './use-foreign-import.ts';

const WHY: Readonly<Record<ExportFault, ParseKeys<['transfer']>>> = {
  foreign: 'transfer:foreignFaultForeign',
  packed: 'transfer:foreignFaultPacked',
  large: 'transfer:foreignFaultLarge',
  broken: 'transfer:foreignFaultBroken',
  letters: 'transfer:foreignFaultLetters',
  declares: 'transfer:foreignFaultDeclares',
  none: 'transfer:foreignFaultNone',
};

/** Articles of another system, from its own export to drafts here. */
export function ForeignPart() {
  const { t } = useTranslation(['transfer']);
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const foreign = useForeignImport();
  const { state, preview, running } = foreign;
  const isBusy = isUnderWay(running.state);
  const isDone = running.state.kind === 'done';
  const part = useFocusRetained(`${state.kind} ${importStep(running.state)}`);
  return (
    <section ref={part} className={TRANSFER_PART} aria-labelledby="transfer-foreign">
      <h2 id="transfer-foreign" tabIndex={-1}>
        {t('foreignTitle')}
      </h2>
      <p>{t('foreignLead')}</p>
      {!isBusy && state.kind !== 'reading' && (
        <div className="flex flex-wrap gap-3 mt-1">
          <Button variant="outline" onClick={() => input.current?.click()}>
            <FileIcon />
            {t('foreignChoose')}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.json,application/xml,text/xml,application/json"
        aria-label={t('foreignChoose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (!file) return;
          running.cancel(null);
          void foreign.choose(file);
        }}
      />
      {state.kind === 'reading' && (
        <>
          <ProgressLine step={state.step} />
          <div className="flex flex-wrap gap-3 mt-1">
            <Button variant="outline" onClick={foreign.cancel}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'refused' && (
        <div role="alert" className={TRANSFER_FAILURE}>
          <p>{t('refused', { name: state.name })}</p>
          <p>{t(WHY[state.fault], { size: `${EXPORT_BYTES_MAX / 1024 ** 2}\u00a0MB` })}</p>
          <p>{t('nothingChanged')}</p>
        </div>
      )}
      {state.kind === 'failed' && (
        <p role="alert" className={TRANSFER_FAILURE}>
          {t('importFailed')} {failureText(state.failure, t)}
        </p>
      )}
      {state.kind === 'chosen' && state.failure && (
        <p role="alert" className={TRANSFER_FAILURE}>
          {t('foreignSiteFailed')} {failureText(state.failure, t)}
        </p>
      )}
      <ImportSteps of={running} onAgain={foreign.bring} />
      {state.kind === 'chosen' && preview && !isDone && (
        <div
          hidden={isBusy}
          // The preview stands beside its list.
          data-wide={isBusy ? undefined : ''}
          className={isBusy ? undefined : 'grid grid-cols-[minmax(0,1fr)] gap-3'}
        >
          <ForeignChoices file={state.file} preview={preview} onChange={foreign.change} onSite={foreign.setSite} />
          <ForeignReport lines={preview.lines} read={state.file.read} />
          <div className="flex flex-wrap gap-3 mt-1">
            {preview.items > 0 && (
              <Button onClick={foreign.bring}>
                {t('foreignLook', { count: preview.items, number: wholeNumber(preview.items, language) })}
              </Button>
            )}
            <Button variant="outline" onClick={foreign.cancel}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
      {state.kind === 'chosen' && isDone && <ForeignReport lines={foreign.report} read={state.file.read} isOver />}
    </section>
  );
}
