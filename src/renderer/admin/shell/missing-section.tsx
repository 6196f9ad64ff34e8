import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** For an address under /admin that no section has. */
export function MissingSection({ path }: { readonly path: string }) {
  const { t } = useTranslation('admin');
  const toAddress = useAddress();
  useEffect(() => {
    console.error('404: no section has the address', path);
  }, [path]);
  return (
    <>
      <h1>{t('missing')}</h1>
      <p className="admin-lead">{t('missingHint')}</p>
      <Link to={toAddress('/admin')} className={`${buttonClass()} mt-6`}>
        {t('toDashboard')}
      </Link>
    </>
  );
}
