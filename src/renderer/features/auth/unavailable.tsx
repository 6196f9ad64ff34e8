import { useTranslation } from 'react-i18next';
import { ACCOUNT_NOTE } from './parts/account-classes.ts';

/** This site has no accounts: said before somebody fills everything in. */
export function Unavailable() {
  const { t } = useTranslation('auth');
  return (
    <p role="status" className={ACCOUNT_NOTE}>
      {t('notYet')}
    </p>
  );
}
