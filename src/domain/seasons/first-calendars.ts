import type { FieldCalendar } from './field-tasks.ts';

/** The number of calendars that are shown where there are no tasks. */
const MOST_CALENDARS = 3;

/** Calendars of different articles, the first three, to be read where no task is offered. */
export function firstCalendars(calendars: readonly FieldCalendar[]): readonly FieldCalendar[] {
  const first = new Map<number, FieldCalendar>();
  for (const calendar of calendars) {
    if (first.size === MOST_CALENDARS) break;
    if (!first.has(calendar.article)) first.set(calendar.article, calendar);
  }
  return [...first.values()];
}
