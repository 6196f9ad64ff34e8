import { isWeather, MONTHS, type Month } from '../calendar.ts';
import type { CalendarTask } from '../figures/figure.ts';
import type { IslandGroup } from '../island-groups.ts';

/** A calendar strip of an article, without its source and without regions that aren't islands. */
export interface TextCalendar {
  readonly title: string;
  readonly parts: readonly { readonly regions: readonly IslandGroup[]; readonly tasks: readonly CalendarTask[] }[];
}

/** Such a calendar with its article. */
export interface FieldCalendar extends TextCalendar {
  readonly article: number;
  /** Its position among the article's calendars, from 1: the end of its anchor there. */
  readonly place: number;
}

/** A task as it is offered for a month. */
export interface FieldTask {
  readonly article: number;
  readonly place: number;
  /** The title of its calendar. */
  readonly calendar: string;
  readonly name: string;
  readonly note: string;
  readonly months: readonly Month[];
  /** Whether it begins in that month; else it continues from the month before. */
  readonly begins: boolean;
}

/** The most tasks that are offered for a month. */
const MOST_TASKS = 3;

/** The calendars of articles, each with its article's id. */
export function calendarsOfArticles(
  articles: readonly { readonly id: number; readonly calendars?: readonly TextCalendar[] }[],
): readonly FieldCalendar[] {
  return articles.flatMap(({ id, calendars = [] }) =>
    calendars.map((calendar, at) => ({ article: id, place: at + 1, ...calendar })),
  );
}

/**
 * The tasks in a region and month, three at the most. Tasks that begin in this month come before those that continue, then those
 * with the fewest months. Each article gives one task before any gives a second, so that rice doesn't take all three places; a task
 * in several parts of a calendar is offered once. Rows about the weather aren't tasks.
 */
export function tasksOfMonth(
  calendars: readonly FieldCalendar[],
  region: IslandGroup,
  month: Month,
): readonly FieldTask[] {
  const ranked = calendars
    .flatMap((calendar) =>
      calendar.parts
        .filter((part) => part.regions.includes(region))
        .flatMap(({ tasks }) => tasks.filter(({ months }) => months.includes(month)))
        .map((task) => ({ calendar, task, rank: rankOf(task, month) })),
    )
    .sort((a, b) => a.rank - b.rank);
  const [firsts, others]: [FieldTask[], FieldTask[]] = [[], []];
  const [names, articles] = [new Set<string>(), new Set<number>()];
  for (const { calendar, task } of ranked) {
    if (firsts.length === MOST_TASKS) break;
    const { article, place, title } = calendar;
    const name = `${article} ${task.name}`;
    if (names.has(name) || isWeather(task.name)) continue;
    const list = articles.has(article) ? others : firsts;
    list.push({ article, place, calendar: title, ...task, begins: begins(task, month) });
    names.add(name);
    articles.add(article);
  }
  return [...firsts, ...others].slice(0, MOST_TASKS);
}

/** The sort key: lower ranks are offered earlier. */
function rankOf(task: CalendarTask, month: Month): number {
  return task.months.length + (begins(task, month) ? 0 : MONTHS.length);
}

function begins({ months }: CalendarTask, month: Month): boolean {
  return !months.includes(before(month));
}

/** The tasks of the first month that has any, from this one on; null where no month of the year has one. */
export function nextTasks(
  calendars: readonly FieldCalendar[],
  region: IslandGroup,
  month: Month,
): { readonly month: Month; readonly tasks: readonly FieldTask[] } | null {
  for (let behind = 0; behind < MONTHS.length; behind += 1) {
    const each = (((month - 1 + behind) % 12) + 1) as Month;
    const tasks = tasksOfMonth(calendars, region, each);
    if (tasks.length > 0) return { month: each, tasks };
  }
  return null;
}

function before(month: Month): Month {
  return (((month + 10) % 12) + 1) as Month;
}

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
