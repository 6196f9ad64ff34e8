import { useTranslation } from 'react-i18next';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { DownloadIcon } from '#renderer/ui/private/inbox-icons.ts';
import { failureText } from './failure-text.ts';
import { ProgressLine } from './progress-line.tsx';
import { useExport } from './use-export.ts';

/** All content as one file. */
export function ExportPart() {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  const { state, begin, cancel } = useExport();
  const working = state.kind === 'working';
  return (
    <section className="transfer-part" aria-labelledby="transfer-export">
      <h2 id="transfer-export">{t('exportTitle')}</h2>
      <p>{t('exportLead')}</p>
      <p className="transfer-note">{t('exportWithout')}</p>
      {working && <ProgressLine step={state.step} />}
      <div className="transfer-actions">
        <Button variant={working ? 'outline' : 'default'} onClick={() => (working ? cancel() : void begin())}>
          {!working && <DownloadIcon />}
          {t(working ? 'cancel' : 'export')}
        </Button>
      </div>
      <div role="status" className="transfer-told">
        {state.kind === 'saved' && (
          <>
            <p>
              {t('exported', {
                items: wholeNumber(state.exported.items, language),
                pictures: wholeNumber(state.exported.pictures, language),
                size: byteSize(state.exported.file.size, language),
              })}
            </p>
            {state.exported.lost > 0 && (
              <p className="transfer-warning">
                {t('lost', { count: state.exported.lost, number: wholeNumber(state.exported.lost, language) })}
              </p>
            )}
          </>
        )}
      </div>
      {state.kind === 'failed' && (
        <p role="alert" className="transfer-failure">
          {t('exportFailed')} {failureText(state.failure, t)}
        </p>
      )}
    </section>
  );
}
