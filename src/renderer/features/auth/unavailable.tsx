import { useTranslation } from 'react-i18next';
import { ACCOUNT_NOTE } from './parts/account-classes.ts';

/** The site has no accounts, shown before the form is filled in. */
export function Unavailable() {
  const { t } = useTranslation('auth');
  return (
    <p role="status" className={ACCOUNT_NOTE}>
      {t('notYet')}
    </p>
  );
}
