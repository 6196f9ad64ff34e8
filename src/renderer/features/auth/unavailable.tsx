import { useTranslation } from 'react-i18next';

/** This site has no accounts: said before somebody fills everything in. */
export function Unavailable() {
  const { t } = useTranslation('auth');
  return (
    <p role="status" className="account-note">
      {t('notYet')}
    </p>
  );
}
