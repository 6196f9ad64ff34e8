import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '../../i18n/portal-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Scene } from '../../ui/scene.tsx';
import { GATE_PAGE } from './gate-page.ts';

interface Props {
  readonly asking: boolean;
  readonly onRetry: () => void;
}

/** The backend couldn't be asked whether this person may enter. Nobody was refused: they stay where they are. */
export function AccessUnknownPage({ asking, onRetry }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const toAddress = useAddress();
  return (
    <main id="content" className={GATE_PAGE}>
      <title>{`${t('common:nav.admin')} · ${t('common:app.name')}`}</title>
      <Scene name="sprout" className="w-12 mb-6" />
      <div role="alert">
        <h1 className="type-h2">{t('gate.unknown')}</h1>
        <p>{t('gate.unknownDetail')}</p>
      </div>
      <div className="flex flex-wrap gap-3 mt-8">
        <Button busy={asking} busyLabel={t('gate.asking')} onClick={onRetry}>
          {t('common:error.retry')}
        </Button>
        <Link to={toAddress('/blog')} className={buttonClass('outline')}>
          {t('gate.read')}
        </Link>
      </div>
    </main>
  );
}
