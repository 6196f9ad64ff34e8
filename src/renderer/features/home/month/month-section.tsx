import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ISLAND_GROUPS, type IslandGroup } from '#domain/island-groups.ts';
import type { FieldCalendar } from '#domain/seasons/field-tasks.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Written } from '#renderer/i18n/authored-text.tsx';
import type { HomeMonth } from '../home-data.ts';
import { MonthEntry } from './month-entry.tsx';
import { calendarEntries, monthWork } from './month-tasks.ts';
import type { Season } from './use-season.ts';

const ENTRIES = 'mt-3 grid auto-rows-[minmax(5.25rem,auto)] content-start gap-3 md:grid-cols-3 md:gap-6';

/** The height of as many entries as `--tasks` says, so that what is below never moves. */
const ROOM =
  'in-data-season:min-h-[calc(var(--tasks)*6rem-0.75rem)] in-data-season:md:min-h-[5.25rem] not-in-data-season:empty:hidden';

interface Props extends Season {
  readonly calendars: readonly FieldCalendar[];
  /** What super admins wrote of it. */
  readonly month: HomeMonth | null;
}

/**
 * The tasks of this month in the reader's region; whoever has chosen none is asked for it. The page is built for any date and
 * reader: where a region was chosen on this device, the script in the head sets `data-season` and `--tasks` on the document, by which
 * the room of the tasks is kept until they are there. Without scripts the calendars themselves are shown.
 */
export function MonthSection({ calendars, month, now, choose }: Props) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const { words, entries } = monthWork(calendars, now, t, language);
  // Until the region is known, its name and the words about it aren't shown to somebody who has chosen one.
  const untilKnown = now ? '' : 'in-data-season:invisible noscript:hidden';
  return (
    <section className="page-width pt-11 md:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="type-h2">
          <Written text={month?.title} language={month?.language} otherwise={t('month.title')} />
        </h2>
        <div className={`max-sm:w-full ${untilKnown}`}>
          <label htmlFor="month-region" className="mb-1.5 block font-bold">
            {t('month.region')}
          </label>
          <select
            id="month-region"
            className="field-control sm:w-64"
            disabled={!now}
            value={now?.region ?? ''}
            onChange={({ target }) => choose(target.value as IslandGroup)}
          >
            {!now?.region && <option value="">{t('month.choose')}</option>}
            {ISLAND_GROUPS.map((region) => (
              <option key={region} value={region}>
                {t(`month.of.${region}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p
        className={`mt-3 text-ink-2 in-data-season:min-h-[4.86em] in-data-season:sm:min-h-[3.24em] in-data-season:lg:min-h-[1.62em] ${untilKnown}`}
        aria-live="polite"
      >
        {words}
      </p>
      <ul
        className={`${ENTRIES} ${ROOM}`}
        style={now?.region ? ({ '--tasks': entries.length } as CSSProperties) : undefined}
      >
        {entries.map((entry) => (
          <MonthEntry key={`${entry.article} ${entry.name}`} {...entry} />
        ))}
      </ul>
      <noscript>
        <p className="mt-3 text-ink-2">{t('month.calendars')}</p>
        <ul className={ENTRIES}>
          {calendarEntries(calendars, t).map((entry) => (
            <MonthEntry key={entry.article} {...entry} />
          ))}
        </ul>
      </noscript>
      <p className="mt-4 hidden max-w-[47.6em] text-small text-ink-2 in-data-season:block noscript:block">
        <Written text={month?.content} language={month?.language} otherwise={t('month.usual')} />
      </p>
    </section>
  );
}
