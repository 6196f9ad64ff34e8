import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { BULK_WAIT } from './bulk-wait.ts';
import type { DraftListState } from './use-draft-list.ts';

/** How far an action that takes several requests is, and the button that stops it; and of any, that others have to wait for it. */
export function BulkProgress({ actions }: { readonly actions: DraftListState['bulkActions'] }) {
  const { t } = useTranslation('data-table');
  const { language } = useLanguage();
  const { doing, progress } = actions;
  if (doing === null) return null;
  if (progress === null)
    return (
      <p id={BULK_WAIT} className="sr-only">
        {t('wait')}
      </p>
    );
  const { done, total } = progress;
  const words = t('progress', { done: wholeNumber(done, language), total: wholeNumber(total, language) });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <progress aria-label={t('bulk')} value={done} max={total} className="min-w-0 flex-[1_1_12rem]" />
      <p role="status" className="font-bold tabular-nums">
        {words}
      </p>
      <Button variant="outline" size="sm" onClick={actions.stop}>
        {t('stop')}
      </Button>
      <p id={BULK_WAIT} className="w-full text-ink-2">
        {t('wait')}
      </p>
    </div>
  );
}
