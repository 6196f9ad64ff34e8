import { useTranslation } from 'react-i18next';
import type { AdminSection, SectionCounter, SectionReport } from '#renderer/data/admin-section.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { FailureNote } from '../../cms/query-note.tsx';
import { countedText } from './counted-text.ts';
import type { Report, Reports } from './use-reports.ts';

interface Counted {
  readonly section: AdminSection;
  readonly counter: SectionCounter;
}

/** What the sections hold, as one ruled row. */
export function Counters({ reports }: { readonly reports: Reports }) {
  const { t } = useTranslation('dashboard');
  const counted = reports.telling
    .flatMap((section): Counted[] => (section.counter ? [{ section, counter: section.counter }] : []))
    .sort((one, other) => one.counter.order - other.counter.order);
  return (
    <section aria-label={t('counts')} className="counters">
      <dl className="counter-row">
        {counted.map(({ section, counter }) => (
          <Counter key={section.path} counter={counter} report={reports.of(section)} />
        ))}
      </dl>
      {reports.error && <FailureNote title={t('countsFailed')} error={reports.error} onRetry={reports.retry} />}
    </section>
  );
}

function Counter({ counter, report }: { readonly counter: SectionCounter; readonly report: Report }) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  return (
    <div className="counter">
      <dt>{i18n.t(counter.label)}</dt>
      {report.kind === 'asking' && (
        <dd className="counter-figure counter-waiting">
          <span className="sr-only">{t('common:busy.loading')}</span>
        </dd>
      )}
      {report.kind === 'failed' && (
        <>
          <dd className="counter-figure" aria-hidden="true">
            –
          </dd>
          <dd className="counter-note">{t('uncounted')}</dd>
        </>
      )}
      {report.kind === 'told' && <Figure counter={counter} report={report.report} />}
    </div>
  );
}

function Figure({ counter, report }: { readonly counter: SectionCounter; readonly report: SectionReport }) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const { total, detail } = report;
  const note = counter.note === undefined ? '' : i18n.t(counter.note);
  const below = detail === undefined ? note : countedText(detail, i18n.t, language);
  return (
    <>
      <dd className="counter-figure">{wholeNumber(total, language)}</dd>
      <dd className="counter-note">{total === 0 ? i18n.t(counter.none) : below}</dd>
    </>
  );
}
