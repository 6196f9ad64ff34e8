import { useTranslation } from 'react-i18next';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { DownloadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { failureText } from './failure-text.ts';
import { ProgressLine } from './progress-line.tsx';
import { useExport } from './use-export.ts';
import { TRANSFER_PART, TRANSFER_FAILURE } from '#renderer/admin/classes.ts';

/** All content as one file. */
export function ExportPart() {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  const { step, saved, failure, begin, cancel } = useExport();
  return (
    <section className={TRANSFER_PART} aria-labelledby="transfer-export">
      <h2 id="transfer-export">{t('exportTitle')}</h2>
      <p>{t('exportLead')}</p>
      <p className="text-ink-2">{t('exportWithout')}</p>
      {step && <ProgressLine step={step} />}
      <div className="flex flex-wrap gap-3 mt-1">
        <Button variant={step ? 'outline' : 'default'} onClick={step ? cancel : begin}>
          {!step && <DownloadIcon />}
          {t(step ? 'cancel' : 'export')}
        </Button>
      </div>
      <div role="status" className="font-semibold">
        {saved && (
          <>
            <p>
              {t('exported', {
                items: wholeNumber(saved.items, language),
                pictures: wholeNumber(saved.pictures, language),
                size: byteSize(saved.file.size, language),
              })}
            </p>
            {saved.lost > 0 && (
              <p className="text-warn font-semibold">
                {t('lost', { count: saved.lost, number: wholeNumber(saved.lost, language) })}
              </p>
            )}
          </>
        )}
      </div>
      {failure && (
        <p role="alert" className={TRANSFER_FAILURE}>
          {t('exportFailed')} {failureText(failure, t)}
        </p>
      )}
    </section>
  );
}
