import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Scene } from '../../ui/scene.tsx';

/** For a super admin without a second factor, where the backend demands one. */
export function SecondFactorPage() {
  const { t } = useTranslation(['admin', 'common']);
  const toAddress = useAddress();
  return (
    <main id="content" className="gate-page">
      <title>{`${t('common:nav.admin')} · ${t('common:app.name')}`}</title>
      <Scene name="sprout" className="gate-sprout" />
      <h1 className="type-h2">{t('gate.factor')}</h1>
      <p>{t('gate.factorDetail')}</p>
      <div className="gate-ways">
        <Link to={toAddress('/profile')} className={buttonClass()}>
          {t('gate.factorOpen')}
        </Link>
        <Link to={toAddress('/')} className={buttonClass('outline')}>
          {t('common:nav.home')}
        </Link>
      </div>
    </main>
  );
}
