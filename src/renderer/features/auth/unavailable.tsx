import { useTranslation } from '../../i18n/use-translation.ts';

/** This site has no accounts: said before somebody fills everything in. */
export function Unavailable() {
  const { t } = useTranslation();
  return (
    <p role="status" className="account-note">
      {t('auth.notYet')}
    </p>
  );
}
