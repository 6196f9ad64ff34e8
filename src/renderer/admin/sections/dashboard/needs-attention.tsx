import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRights } from '#renderer/admin/rights.ts';
import type { AdminSection, SectionWork } from '#renderer/admin/section.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { Scene } from '#renderer/ui/scene.tsx';
import { countedText } from './counted-text.ts';
import type { Reports } from './use-reports.ts';

const ATTENTION_ROW =
  'attention-row flex gap-3.5 items-center min-h-14 px-1 py-2 border-b-[1.5px] border-line leading-[1.35] font-bold ' +
  'hover:bg-sunk focus-visible:-outline-offset-3';

interface Waiting extends SectionWork {
  readonly section: AdminSection;
}

/** The work that waits, each piece with the way to it. */
export function NeedsAttention({ reports }: { readonly reports: Reports }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { may } = useRights();
  const waiting = reports.telling.flatMap((section): Waiting[] => {
    const told = reports.of(section);
    if (told.kind !== 'told') return [];
    return told.report.work
      .filter(({ count, right }) => count > 0 && (!right || may(right)))
      .map((work) => ({ ...work, section }));
  });
  return (
    <section className="needs-attention mt-11" aria-labelledby="needs-attention">
      <h2
        id="needs-attention"
        className="pb-3 border-b-2 border-ink text-[1.375rem] leading-[1.2] tracking-[-0.022em] @min-[56rem]:pt-1.5"
      >
        {t('admin.attention')}
      </h2>
      {reports.complete ? (
        <Found waiting={waiting} unknown={reports.telling.some((section) => reports.of(section).kind !== 'told')} />
      ) : (
        <p role="status" className="py-4 text-ink-2">
          {t('common:busy.loading')}
        </p>
      )}
    </section>
  );
}

interface FoundProps {
  readonly waiting: readonly Waiting[];
  /** True if the report of a section is missing: then it isn't claimed that nothing is waiting. */
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
      {unknown && <p className="py-4 text-ink-2">{t('workUnknown')}</p>}
      {waiting.length === 0 && !unknown && (
        <div className="flex gap-4 items-center py-4 text-ink-2">
          <Scene name="sprout" className="flex-none w-11" />
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
      <Link to={toAddress(work.path)} className={ATTENTION_ROW}>
        <section.icon className="text-brand" />
        <span className="flex-1 min-w-0 in-[.attention-row:hover]:underline in-[.attention-row:hover]:underline-offset-4">
          {countedText(work, i18n.t, language)}
        </span>
        <ArrowRightIcon className="text-brand" />
      </Link>
    </li>
  );
}
