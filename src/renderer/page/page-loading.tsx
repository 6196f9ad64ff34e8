import { useTranslation } from 'react-i18next';
import { BusyLeaves } from '../ui/button.tsx';

/** Shown until the first page is loaded: an article that is newer than the build, with a slow backend. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className="page-opening page-width flex items-center gap-4 py-16 text-ink-2 md:py-28" role="status">
      <BusyLeaves />
      <h1 className="type-h3">{t('busy.loading')}</h1>
    </div>
  );
}
