import type { TFunction } from 'i18next';
import type { Month } from '#domain/months.ts';
import type { IslandGroup } from '#domain/island-groups.ts';
import { after, firstTaskBehind, tasksOfMonth, type FieldCalendar } from '#domain/seasons/field-tasks.ts';
import type { Language } from '#domain/localized.ts';
import { monthName } from '#renderer/i18n/dates.ts';

/** A task with its place in an article. */
interface Entry {
  readonly article: number;
  readonly place: number;
  readonly name: string;
  readonly detail: string;
}

/** What to do in a month, and the words above it; without entries where no calendar has anything for the region. */
export function monthTasks(
  calendars: readonly FieldCalendar[],
  region: IslandGroup,
  now: Month,
  t: TFunction<'home'>,
  language: Language,
): { readonly entries?: readonly Entry[]; readonly words: string } {
  const month = monthName(now, language);
  const tasks = tasksOfMonth(calendars, region, now);
  if (tasks.length > 0) {
    const entries = tasks.map(({ article, place, name, note, calendar, begins }) => ({
      article,
      place,
      name,
      detail: [begins ? t('month.begins') : t('month.goesOn'), note || calendar].join(' · '),
    }));
    return { entries, words: t('month.work', { month }) };
  }
  const next = firstTaskBehind(calendars, region, now);
  if (!next) return { words: t('month.none') };
  const { article, place, name, note, calendar } = next;
  const nextMonth = monthName(after(now), language);
  return {
    entries: [{ article, place, name, detail: note || calendar }],
    words: t('month.next', { month, nextMonth }),
  };
}
