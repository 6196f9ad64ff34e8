import { useTranslation } from 'react-i18next';
import { BusyLeaves } from '../ui/busy-leaves.tsx';

/** While the first page isn't there: an article newer than the build, on a slow way to the backend. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className="page-opening page-width flex items-center gap-4 py-16 text-ink-2 md:py-28" role="status">
      <BusyLeaves />
      <h1 className="type-h3">{t('busy.loading')}</h1>
    </div>
  );
}
