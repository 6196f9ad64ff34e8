import { useTranslation } from 'react-i18next';
import { useAddress } from '../../i18n/portal-link.tsx';
import { usePlatform } from '../../platform/port.ts';
import { buttonClass } from '../../ui/button.tsx';

/** For whoever signs in again in another window, between the password and the second factor: this one waits. */
export function SecondFactorDialog() {
  const { t } = useTranslation(['admin', 'common']);
  const platform = usePlatform();
  const address = useAddress()('/auth');
  return (
    <main id="content" className="gate-page">
      <title>{`${t('common:nav.admin')} · ${t('common:app.name')}`}</title>
      <h1 className="type-h2">{t('gate.beside')}</h1>
      <p role="status">{t('gate.besideDetail')}</p>
      <div className="gate-ways">
        <a
          href={address}
          className={buttonClass()}
          onClick={(event) => {
            event.preventDefault();
            platform.openInNewTab(address);
          }}
        >
          {t('gate.besideOpen')}
          <span className="sr-only">, {t('newTab')}</span>
        </a>
      </div>
    </main>
  );
}
