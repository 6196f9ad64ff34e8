import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminSection, SectionWork } from '#renderer/data/admin-section.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { Scene } from '#renderer/ui/scene.tsx';
import { countedText } from './counted-text.ts';
import type { Reports } from './use-reports.ts';

interface Waiting extends SectionWork {
  readonly section: AdminSection;
}

/** The work that waits, each piece with the way to it. */
export function NeedsAttention({ reports }: { readonly reports: Reports }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const waiting = reports.telling.flatMap((section): Waiting[] => {
    const told = reports.of(section);
    if (told.kind !== 'told') return [];
    return told.report.work.filter(({ count }) => count > 0).map((work) => ({ ...work, section }));
  });
  return (
    <section className="needs-attention" aria-labelledby="needs-attention">
      <h2 id="needs-attention">{t('admin.attention')}</h2>
      {reports.complete ? (
        <Found waiting={waiting} unknown={reports.telling.some((section) => reports.of(section).kind !== 'told')} />
      ) : (
        <p role="status" className="attention-note">
          {t('common:busy.loading')}
        </p>
      )}
    </section>
  );
}

interface FoundProps {
  readonly waiting: readonly Waiting[];
  /** Some section hasn't told: then it isn't said that nothing waits. */
  readonly unknown: boolean;
}

function Found({ waiting, unknown }: FoundProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {waiting.length > 0 && (
        <ul>
          {waiting.map((work) => (
            <Row key={work.path} work={work} />
          ))}
        </ul>
      )}
      {unknown && <p className="attention-note">{t('workUnknown')}</p>}
      {waiting.length === 0 && !unknown && (
        <div className="attention-none">
          <Scene name="sprout" className="attention-sprout" />
          <p>{t('allDone')}</p>
        </div>
      )}
    </>
  );
}

function Row({ work }: { readonly work: Waiting }) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const toAddress = useAddress();
  const { section } = work;
  return (
    <li>
      <Link to={toAddress(work.path)} className="attention-row">
        <section.icon className="attention-icon" />
        <span className="attention-words">{countedText(work, i18n.t, language)}</span>
        <ArrowRightIcon className="attention-arrow" />
      </Link>
    </li>
  );
}
