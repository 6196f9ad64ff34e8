import type { CalendarTask } from '../figures/figure.ts';
import { MONTHS, type Month } from '../calendar.ts';
import { ISLAND_GROUPS, type IslandGroup } from '../island-groups.ts';
import { nextTasks, tasksOfMonth, type FieldCalendar, firstCalendars } from './field-tasks.ts';

/** How many entries the home page shows of a region, a digit for each month from January on. */
export function entriesOfYear(calendars: readonly FieldCalendar[], region: IslandGroup): string {
  const otherwise = firstCalendars(calendars).length;
  return MONTHS.map((month) => nextTasks(calendars, region, month)?.tasks.length ?? otherwise).join('');
}

/**
 * The tasks and parts of these calendars that are offered in any region and month. Calendars of which nothing is offered are left
 * out, apart from the first ones. A page with only these offers the same tasks as one with all calendars, and stays small however
 * many articles have a calendar.
 */
export function offeredInYear(calendars: readonly FieldCalendar[]): readonly FieldCalendar[] {
  const offered = new Set(
    everyMonth((region, month) =>
      tasksOfMonth(calendars, region, month).map((task) => keyOf(region, task.article, task.place, task)),
    ).flat(),
  );
  const first = new Set(firstCalendars(calendars));
  return calendars.flatMap((calendar) => {
    const { article, place } = calendar;
    // Of several equal tasks only the first one is offered.
    const isOffered = (regions: readonly IslandGroup[], task: CalendarTask) =>
      regions.filter((region) => offered.delete(keyOf(region, article, place, task))).length > 0;
    const parts = calendar.parts
      .map(({ regions, tasks }) => ({ regions, tasks: tasks.filter((task) => isOffered(regions, task)) }))
      .filter(({ tasks }) => tasks.length > 0);
    return parts.length > 0 || first.has(calendar) ? [{ ...calendar, parts }] : [];
  });
}

function everyMonth<T>(ask: (region: IslandGroup, month: Month) => T): readonly T[] {
  return ISLAND_GROUPS.flatMap((region) => MONTHS.map((month) => ask(region, month)));
}

function keyOf(
  region: IslandGroup,
  article: number,
  place: number,
  { name, months }: Omit<CalendarTask, 'note'>,
): string {
  return `${region} ${article} ${place} ${months.join()} ${name}`;
}
