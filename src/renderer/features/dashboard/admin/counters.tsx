import { useMemo } from 'react';
import { useSections, type SectionCounter } from '../../../data/admin-section.ts';
import { errorMessageKey } from '../../../i18n/error-message.ts';
import { wholeNumber } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useCounts, type Count } from './use-counts.ts';

/** What the sections hold, as one ruled row. */
export function Counters() {
  const { t } = useTranslation();
  const sections = useSections();
  const counters = useMemo(
    () => sections.flatMap(({ counter }) => counter ?? []).sort((one, other) => one.order - other.order),
    [sections],
  );
  const counts = useCounts(counters);
  return (
    <section aria-label={t('dashboard.counts')} className="counters">
      <dl className="counter-row">
        {counters.map((counter) => (
          <Counter key={counter.table} counter={counter} count={counts.of(counter)} />
        ))}
      </dl>
      {counts.failure !== null && (
        <div role="alert" className="counters-failed">
          <p>
            {t('dashboard.countsFailed')} {t(errorMessageKey(counts.failure))}
          </p>
          <Button variant="outline" size="sm" onClick={counts.retry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Counter({ counter, count }: { readonly counter: SectionCounter; readonly count: Count }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const note = counter.note === undefined ? '' : t(counter.note);
  return (
    <div className="counter">
      <dt>{t(counter.label)}</dt>
      {count.kind === 'counting' && (
        <dd className="counter-figure counter-waiting">
          <span className="sr-only">{t('busy.loading')}</span>
        </dd>
      )}
      {count.kind === 'failed' && (
        <>
          <dd className="counter-figure" aria-hidden="true">
            –
          </dd>
          <dd className="counter-note">{t('dashboard.uncounted')}</dd>
        </>
      )}
      {count.kind === 'counted' && (
        <>
          <dd className="counter-figure">{wholeNumber(count.total, language)}</dd>
          <dd className="counter-note">{count.total === 0 ? t(counter.none) : note}</dd>
        </>
      )}
    </div>
  );
}
