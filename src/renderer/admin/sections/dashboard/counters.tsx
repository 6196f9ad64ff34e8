import { useTranslation } from 'react-i18next';
import type { AdminSection, SectionCounter, SectionReport } from '#renderer/admin/section.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { FailureNote } from '../../feedback/query-note.tsx';
import { countedText } from './counted-text.ts';
import type { Report, Reports } from './use-reports.ts';

const COUNTER =
  'counter px-5 pt-4.5 pb-5 odd:pl-0 even:border-l-[1.5px] even:border-line ' +
  'nth-[n+3]:border-t-[1.5px] nth-[n+3]:border-line [&_dt]:text-ink-2 [&_dt]:font-bold ' +
  '@min-[46rem]:[&:not(:nth-child(4n+1))]:pl-5 @min-[46rem]:[&:not(:nth-child(4n+1))]:border-l-[1.5px] ' +
  '@min-[46rem]:[&:not(:nth-child(4n+1))]:border-line @min-[46rem]:nth-[-n+4]:border-t-0 ' +
  'max-md:px-3.5 max-md:pt-3.5 max-md:pb-4 max-sm:px-0 max-sm:[.counter+&]:border-t-[1.5px] ' +
  'max-sm:[.counter+&]:border-line max-sm:[.counter+&]:border-l-0';
const COUNTER_FIGURE =
  'counter-figure min-h-[3.75rem] mt-1 mb-0.5 text-[3.5rem] font-extrabold tabular-nums leading-[3.75rem] ' +
  'tracking-[-0.05em] max-md:text-[2.75rem]';
const COUNTER_WAITING =
  'relative mb-[calc(2px_+_1.356rem)] [&+*]:min-h-[1.4em] [&+*]:text-ink-2 [&+*]:leading-[1.4] ' +
  'before:absolute before:inset-y-2 before:left-0 before:right-auto before:w-[3.25rem] before:rounded-[8px] ' +
  'before:bg-sunk dark:before:bg-line';

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
      <dl className="counter-row grid grid-cols-[1fr_1fr] border-b-[1.5px] border-line @min-[46rem]:grid-cols-[repeat(4,1fr)] max-sm:grid-cols-[1fr]">
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
    <div className={COUNTER}>
      <dt>{i18n.t(counter.label)}</dt>
      {report.kind === 'asking' && (
        <dd className={`${COUNTER_FIGURE} ${COUNTER_WAITING}`}>
          <span className="sr-only">{t('common:busy.loading')}</span>
        </dd>
      )}
      {report.kind === 'failed' && (
        <>
          <dd className={COUNTER_FIGURE} aria-hidden="true">
            –
          </dd>
          <dd className="counter-note min-h-[1.4em] text-ink-2 leading-[1.4]">{t('uncounted')}</dd>
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
      <dd className={COUNTER_FIGURE}>{wholeNumber(total, language)}</dd>
      <dd className="counter-note min-h-[1.4em] text-ink-2 leading-[1.4]">
        {total === 0 ? i18n.t(counter.none) : below}
      </dd>
    </>
  );
}
