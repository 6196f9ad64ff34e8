import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Scene } from '../../ui/scene.tsx';
import { GATE_PAGE } from './gate-page.ts';

/** For a super admin without a second factor, where the backend demands one. */
export function SecondFactorPage() {
  const { t } = useTranslation(['admin', 'common']);
  const toAddress = useAddress();
  return (
    <main id="content" className={GATE_PAGE}>
      <title>{`${t('common:nav.admin')} · ${t('common:app.name')}`}</title>
      <Scene name="sprout" className="w-12 mb-6" />
      <h1 className="type-h2">{t('gate.factor')}</h1>
      <p>{t('gate.factorDetail')}</p>
      <div className="flex flex-wrap gap-3 mt-8">
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
