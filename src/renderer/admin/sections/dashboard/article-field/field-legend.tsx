import { useTranslation } from 'react-i18next';
import { FRESHNESS, type FreshItems, type Freshness } from '#renderer/data/collections/freshness.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { Bed, type Lag } from './beds.tsx';

const STATES = {
  overdue: 'dashboard:field.state.overdue',
  soon: 'dashboard:field.state.soon',
  holding: 'dashboard:field.state.holding',
  fresh: 'dashboard:field.state.fresh',
  draft: 'dashboard:field.state.draft',
} as const satisfies Record<Freshness, string>;
const LAGS = {
  outdated: 'dashboard:field.lag.outdated',
  missing: 'dashboard:field.lag.missing',
} as const satisfies Record<Exclude<Lag, null>, string>;
const NOTCHED: readonly Exclude<Lag, null>[] = ['outdated', 'missing'];

/** What the beds mean, and how many there are of each. */
export function FieldLegend({ counts }: Pick<FreshItems, 'counts'>) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  return (
    <ul aria-label={t('field.legend')} className="mt-2 flex flex-wrap gap-x-5 gap-y-2 text-small text-ink-2">
      {FRESHNESS.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <Swatch>
            <Bed state={state} lag={null} />
          </Swatch>
          <span>
            {t(STATES[state])}{' '}
            <strong className="tabular-nums text-ink">{wholeNumber(counts[state] ?? 0, language)}</strong>
          </span>
        </li>
      ))}
      {NOTCHED.map((lag) => (
        <li key={lag} className="flex items-center gap-2">
          <Swatch>
            <Bed state="holding" lag={lag} />
          </Swatch>
          {t(LAGS[lag])}
        </li>
      ))}
    </ul>
  );
}

/** A small bed in the colour of the paths. */
function Swatch({ children }: { readonly children: React.ReactNode }) {
  return <span className="block h-5 w-6.5 flex-none rounded-[3px] bg-(--s-soil1) p-px">{children}</span>;
}
