import { useTranslation } from 'react-i18next';
import type { MessageQuery } from '#renderer/data/collections/messages.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { DownloadIcon } from '#renderer/ui/private/inbox-icons.ts';
import { useExport } from './use-export.ts';

/** The button that saves what the list shows, and how far that is. The same button cancels it. */
export function ExportControl({ query, disabled }: { readonly query: MessageQuery; readonly disabled: boolean }) {
  const { t } = useTranslation(['inbox', 'common']);
  const { language } = useLanguage();
  const { state, begin, cancel } = useExport(query);
  const reading = state.kind === 'reading';
  return (
    <div className="inbox-export">
      <button
        type="button"
        className="inbox-button"
        disabled={disabled && !reading}
        onClick={() => (reading ? cancel() : void begin())}
      >
        <DownloadIcon />
        {t(reading ? 'exportCancel' : 'export')}
      </button>
      {reading && (
        <progress
          aria-label={t('exporting')}
          {...(state.total === null ? {} : { value: state.read, max: state.total })}
        />
      )}
      <p role="status" className="inbox-note">
        {state.kind === 'saved' && t('exported', { count: state.count, number: wholeNumber(state.count, language) })}
        {state.kind === 'failed' && `${t('exportFailed')} ${t(errorMessageKey(state.code))}`}
      </p>
    </div>
  );
}
