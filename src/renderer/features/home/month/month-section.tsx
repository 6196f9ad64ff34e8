import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ISLAND_GROUPS, type IslandGroup } from '#domain/island-groups.ts';
import type { FieldCalendar } from '#domain/seasons/field-tasks.ts';
import { firstCalendars } from '#domain/seasons/first-calendars.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Written } from '#renderer/i18n/authored-text.tsx';
import { monthName } from '#renderer/i18n/dates.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import type { HomeMonth } from '../home-data.ts';
import { MonthEntry } from './month-entry.tsx';
import type * as MonthTasks from './month-tasks.ts';
import type { Season } from './use-season.ts';

/** The height that so many entries need below one another. */
const ROOM = ['', 'min-h-24', 'min-h-[12.75rem]', 'min-h-[19.5rem]'];

interface Props extends Season {
  readonly calendars: readonly FieldCalendar[];
  /** The most entries that any region has in any month: their room is kept, so that what is below never moves. */
  readonly room: number;
  /** What super admins wrote of it. */
  readonly month: HomeMonth | null;
}

/**
 * The tasks of this month in the reader's region. The page is built for any date and reader: until a script knows them, and without
 * scripts, the calendars themselves are shown in the places of the tasks, so that the layout doesn't shift.
 */
export function MonthSection({ calendars, room, month, now, choose }: Props) {
  const { t } = useTranslation('home');
  const { entries, words } = useEntries(calendars, now);
  return (
    <section className="page-width pt-11 md:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="type-h2">
          <Written text={month?.title} language={month?.language} otherwise={t('month.title')} />
        </h2>
        {/* Of no use without script, but its place is kept. */}
        <div className={now ? 'max-sm:w-full' : 'invisible max-sm:w-full'}>
          <label htmlFor="month-region" className="mb-1.5 block font-bold">
            {t('month.region')}
          </label>
          <select
            id="month-region"
            className="field-control sm:w-64"
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
      <p className="mt-3 min-h-[5em] text-ink-2 md:min-h-[3.3em] lg:min-h-[1.62em]" aria-live="polite">
        {words}
      </p>
      <ul
        className={`mt-3 grid ${ROOM[room] ?? ''} auto-rows-[6rem] content-start gap-3 md:min-h-24 md:grid-cols-3 md:gap-6`}
      >
        {entries.map((entry) => (
          <MonthEntry key={`${entry.article} ${entry.name}`} {...entry} />
        ))}
      </ul>
      <p className="mt-4 max-w-[65ch] text-small text-ink-2">
        <Written text={month?.content} language={month?.language} otherwise={t('month.usual')} />
      </p>
    </section>
  );
}

function useEntries(calendars: readonly FieldCalendar[], now: Season['now']) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const tasksCode = useTasksCode(now?.region ?? null);
  const whole = firstCalendars(calendars).map(({ article, place, title }) => ({
    ...{ article, place, name: title },
    detail: t('month.calendar'),
  }));
  if (!now) return { entries: whole, words: t('month.calendars') };
  const month = monthName(now.month, language);
  if (!now.region) return { entries: whole, words: t('month.ask', { month }) };
  // As it was built, until the code is there.
  if (!tasksCode) return { entries: whole, words: t('month.calendars') };
  const { entries = whole, words } = tasksCode.monthTasks(calendars, now.region, now.month, t, language);
  return { entries, words };
}

/** What finds the tasks of a month, fetched once a region is chosen: most who come have chosen none. null until it is there. */
function useTasksCode(region: IslandGroup | null): typeof MonthTasks | null {
  const platform = usePlatform();
  const [code, setCode] = useState<typeof MonthTasks | null>(null);
  const isNeeded = region !== null && code === null;
  useEffect(() => {
    if (!isNeeded) return;
    const load = () =>
      import('./month-tasks.ts').then(setCode, (error: unknown) => {
        if (!platform.reloadForNewBuild(error))
          console.warn('What finds the month’s tasks could not be loaded:', error);
      });
    void load();
    // Another region is another try, and so is a network that is there again.
    return platform.subscribeOnline(() => void load());
  }, [isNeeded, region, platform]);
  return code;
}
