import { useTranslation } from 'react-i18next';
import { useAddress } from '../../i18n/portal-link.tsx';
import { usePlatform } from '../../platform/port.ts';
import { buttonClass } from '../../ui/button.tsx';
import { GATE_PAGE } from './gate-page.ts';

/** For whoever signs in again in another window, between the password and the second factor: this one waits. */
export function SecondFactorDialog() {
  const { t } = useTranslation(['admin', 'common']);
  const platform = usePlatform();
  const address = useAddress()('/auth');
  return (
    <main id="content" className={GATE_PAGE}>
      <title>{`${t('common:nav.admin')} · ${t('common:app.name')}`}</title>
      <h1 className="type-h2">{t('gate.beside')}</h1>
      <p role="status">{t('gate.besideDetail')}</p>
      <div className="flex flex-wrap gap-3 mt-8">
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
