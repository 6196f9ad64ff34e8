import type { TFunction } from 'i18next';
import type { Language } from '#domain/localized.ts';
import { firstCalendars, nextTasks, type FieldCalendar, type FieldTask } from '#domain/seasons/field-tasks.ts';
import { titleInMonth } from '#domain/seasons/title-in-month.ts';
import { monthName } from '#renderer/i18n/dates.ts';
import type { Season } from './use-season.ts';

/** A task, or a calendar, with its place in an article. */
interface Entry {
  readonly article: number;
  readonly place: number;
  readonly name: string;
  readonly detail: string;
}

/** What stands below the heading: words, and the entries that they announce. */
export interface MonthWork {
  readonly words: string;
  readonly entries: readonly Entry[];
}

/** What to do in a month, or in the next one that has work; the calendars themselves where none has. Without a region there is only the question. */
export function monthWork(
  calendars: readonly FieldCalendar[],
  now: Season['now'],
  t: TFunction<'home'>,
  language: Language,
): MonthWork {
  if (!now?.region) return { words: t('month.ask'), entries: [] };
  const next = nextTasks(calendars, now.region, now.month);
  if (!next) return { words: t('month.none'), entries: calendarEntries(calendars, t) };
  const year = next.month < now.month ? now.year + 1 : now.year;
  const isNow = next.month === now.month;
  const entryOf = ({ article, place, name, note, calendar, begins }: FieldTask): Entry => {
    const about = note || titleInMonth(calendar, { year, month: next.month });
    const when = begins ? t('month.begins') : t('month.goesOn');
    return { article, place, name, detail: isNow ? `${when} · ${about}` : about };
  };
  const month = monthName(now.month, language);
  const nextMonth = [monthName(next.month, language), ...(year === now.year ? [] : [year])].join(' ');
  return {
    words: isNow ? t('month.work', { month }) : t('month.next', { month, nextMonth }),
    entries: next.tasks.map(entryOf),
  };
}

/** The calendars themselves, for whom no task can be shown. */
export function calendarEntries(calendars: readonly FieldCalendar[], t: TFunction<'home'>): readonly Entry[] {
  const detail = t('month.calendar');
  return firstCalendars(calendars).map(({ article, place, title }) => ({ article, place, name: title, detail }));
}
