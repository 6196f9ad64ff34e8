import type { CalendarTask } from '../figures/figure.ts';
import type { Month } from '../figures/months.ts';
import type { Region } from '../figures/regions.ts';

/** A calendar strip of an article, without its source and the regions that name no island. */
export interface TextCalendar {
  readonly title: string;
  readonly parts: readonly { readonly regions: readonly Region[]; readonly tasks: readonly CalendarTask[] }[];
}

/** Such a calendar, and the article that tells of it. */
export interface FieldCalendar extends TextCalendar {
  readonly article: number;
  /** Its place among the article's calendars, from 1: the end of its anchor there. */
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
  /** Whether it begins in that month; else it goes on from the one before. */
  readonly begins: boolean;
}

/** Tasks offered for a month. */
const MOST_TASKS = 3;

/** The calendars of articles, each with the number of its article. */
export function calendarsOfArticles(
  articles: readonly { readonly id: number; readonly calendars?: readonly TextCalendar[] }[],
): readonly FieldCalendar[] {
  return articles.flatMap(({ id, calendars = [] }) =>
    calendars.map((calendar, at) => ({ article: id, place: at + 1, ...calendar })),
  );
}

/**
 * What to do in a region in a month, three tasks at the most. What begins in this month comes before what goes on from the last one, then
 * what has the fewest months to be done in. Each article tells one task before any tells a second, so that rice doesn't take all three
 * places; a task that several parts of a calendar name is offered once.
 */
export function tasksOfMonth(calendars: readonly FieldCalendar[], region: Region, month: Month): readonly FieldTask[] {
  const all = calendars.flatMap(({ article, place, title, parts }) =>
    parts
      .filter((part) => part.regions.includes(region))
      .flatMap(({ tasks }) => tasks)
      .filter(({ months }) => months.includes(month))
      .map((task): FieldTask => ({
        article,
        place,
        calendar: title,
        ...task,
        begins: !task.months.includes(before(month)),
      })),
  );
  const ranked = all
    .filter((task, at) => all.findIndex((one) => one.article === task.article && one.name === task.name) === at)
    .sort((a, b) => Number(b.begins) - Number(a.begins) || a.months.length - b.months.length);
  const firsts = ranked.filter((task, at) => ranked.findIndex(({ article }) => article === task.article) === at);
  const others = ranked.filter((task) => !firsts.includes(task));
  return [...firsts, ...others].slice(0, MOST_TASKS);
}

/** The first task of the month behind, for a month in which there is none; null where that one has none either. */
export function firstTaskBehind(calendars: readonly FieldCalendar[], region: Region, month: Month): FieldTask | null {
  return tasksOfMonth(calendars, region, after(month))[0] ?? null;
}

/** The month behind one. */
export function after(month: Month): Month {
  return ((month % 12) + 1) as Month;
}

function before(month: Month): Month {
  return (((month + 10) % 12) + 1) as Month;
}
