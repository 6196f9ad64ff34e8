import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '../../i18n/portal-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonClass } from '../../ui/button.tsx';

/** For an address under /admin that no section has. */
export function MissingSection({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const toAddress = useAddress();
  useEffect(() => {
    console.error('404: no section has the address', path);
  }, [path]);
  return (
    <>
      <h1>{t('admin.missing')}</h1>
      <p className="admin-lead">{t('admin.missingHint')}</p>
      <Link to={toAddress('/admin')} className={`${buttonClass()} admin-way`}>
        {t('admin.toDashboard')}
      </Link>
    </>
  );
}
