import { expect, test } from 'vitest';
import type { CalendarTask } from '../figures/figure.ts';
import { MONTHS, type Month } from '../calendar.ts';
import { ISLAND_GROUPS } from '../island-groups.ts';
import { nextTasks, tasksOfMonth, type FieldCalendar, firstCalendars } from './field-tasks.ts';
import { entriesOfYear, offeredInYear } from './year-of-tasks.ts';

/** Calendars of so many articles, whose tasks begin in any month and last up to seven: the same with each run. */
function manyCalendars(count: number): readonly FieldCalendar[] {
  let seed = 7;
  const below = (end: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % end;
  };
  const task = (): CalendarTask => {
    const first = below(12);
    const months = Array.from({ length: 1 + below(7) }, (_, at) => (((first + at) % 12) + 1) as Month);
    return { name: `Pekerjaan ${below(5)}`, months, note: 'sebelum hujan besar' };
  };
  return Array.from({ length: count }, (_, at) => ({
    article: Math.floor(at / 2) + 1,
    place: (at % 2) + 1,
    title: `Kapan menanam sayur ${at}`,
    parts: [0, 1, 2].map((part) => ({
      regions: ISLAND_GROUPS.filter((_region, place) => (place + at + part) % 3 === 0),
      tasks: Array.from({ length: 5 }, task),
    })),
  }));
}
const everything = (calendars: readonly FieldCalendar[]) =>
  ISLAND_GROUPS.flatMap((region) =>
    MONTHS.map((month) => [tasksOfMonth(calendars, region, month), nextTasks(calendars, region, month)]),
  );

test.each([1, 2, 7, 40, 1000])('what is kept of %d calendars offers the same in every region and month', (count) => {
  const calendars = manyCalendars(count);
  const kept = offeredInYear(calendars);
  expect(everything(kept)).toEqual(everything(calendars));
  expect(firstCalendars(kept).map(({ title }) => title)).toEqual(firstCalendars(calendars).map(({ title }) => title));
  for (const region of ISLAND_GROUPS) expect(entriesOfYear(kept, region)).toBe(entriesOfYear(calendars, region));
  expect(offeredInYear(kept)).toEqual(kept);
});

test('of a thousand calendars the same few are kept with each run: what a page can carry', () => {
  const calendars = manyCalendars(1000);
  const kept = offeredInYear(calendars);
  const tasks = kept.flatMap(({ parts }) => parts.flatMap((part) => part.tasks));
  // Three for each of 6 regions and 12 months.
  expect(tasks.length).toBeLessThanOrEqual(216);
  expect(JSON.stringify(calendars).length).toBeGreaterThan(500_000);
  expect(JSON.stringify(kept).length).toBeLessThan(60_000);
  expect(offeredInYear(manyCalendars(1000))).toEqual(kept);
});

test('of parts that say the same of a region, what the first one says is kept', () => {
  const part = (note: string) => ({
    regions: ['java' as const],
    tasks: [{ name: 'Tanam', months: [11 as const], note }],
  });
  const calendar = { article: 4, place: 1, title: 'Padi', parts: [part('sawah'), part('pesisir')] };
  expect(offeredInYear([calendar])).toEqual([{ ...calendar, parts: [part('sawah')] }]);
});

test('a calendar that names the weather alone stays as one to be read, and has no tasks', () => {
  const rains: FieldCalendar = {
    ...{ article: 4, place: 1, title: 'Hujan' },
    parts: [{ regions: ['java'], tasks: [{ name: 'Puncak hujan', months: [1], note: '' }] }],
  };
  expect(tasksOfMonth([rains], 'java', 1)).toEqual([]);
  expect(offeredInYear([rains])).toEqual([{ ...rains, parts: [] }]);
});

test('a year tells how many entries each month has: tasks, those of the next month with any, or calendars', () => {
  const task = (name: string, ...months: Month[]): CalendarTask => ({ name, months, note: '' });
  const tasks = [task('Semai', 11), task('Tanam', 11, 12)];
  const calendar = { article: 4, place: 1, title: 'Padi', parts: [{ regions: ['java' as const], tasks }] };
  expect(entriesOfYear([calendar], 'java')).toBe('222222222221');
  expect(entriesOfYear([calendar], 'sumatra')).toBe('111111111111');
  expect(entriesOfYear([], 'java')).toBe('000000000000');
});
