import { expect, test } from 'vitest';
import { calendarsIn } from './calendars-in.ts';
import { calendarsOfArticles, nextTasks, tasksOfMonth } from './field-tasks.ts';

const block = (title: string, rows: string) =>
  ['Teks.', '', '```figure calendar', `judul: ${title}`, rows, 'sumber: BMKG, 2025', '```', ''].join('\n');

const CHILI = block(
  'Cabai',
  [
    'wilayah: Jawa dan Bali, dataran rendah',
    '- Semai: Agustus',
    '- Pindah tanam: Sep–Okt | sebelum hujan besar',
    '- Panen: Des–Mar',
    'wilayah: Sumatra',
    '- Puncak hujan: Nov, Des',
    '- Buat saluran: Nov, Des',
    'wilayah: dataran tinggi',
    '- Menunggu: Nov',
  ].join('\n'),
);
const RICE = block(
  'Padi',
  [
    'wilayah: Jawa',
    '- Olah tanah: Okt–Nov',
    '- Semai: Nov',
    '- Tanam: Nov–Des',
    '- Jaga air: sepanjang tahun',
    'wilayah: Jawa, pesisir',
    '- Semai: Nov',
  ].join('\n'),
);

const calendars = calendarsOfArticles([
  { id: 2, calendars: calendarsIn(CHILI) },
  { id: 5 },
  { id: 8, calendars: calendarsIn(RICE) },
]);
const offered = (...asked: Parameters<typeof tasksOfMonth>) =>
  tasksOfMonth(...asked).map(({ article, name, begins }) => [article, name, begins]);

test('a calendar keeps the regions that name an island, with its article', () => {
  expect(calendars.map(({ article, title }) => [article, title])).toEqual([
    [2, 'Cabai'],
    [8, 'Padi'],
  ]);
  expect(calendars[0]?.parts.map(({ regions }) => regions)).toEqual([['java', 'bali-nusa-tenggara'], ['sumatra']]);
});

test('what begins comes first, then what has the fewest months; a task of the same name is offered once', () => {
  expect(offered(calendars, 'java', 11)).toEqual([
    [8, 'Semai', true],
    [8, 'Tanam', true],
    [8, 'Olah tanah', false],
  ]);
});

test('each article gives one task before any gives a second', () => {
  expect(offered(calendars, 'java', 12)).toEqual([
    [2, 'Panen', true],
    [8, 'Tanam', false],
    [8, 'Jaga air', false],
  ]);
  expect(offered(calendars, 'java', 1)).toEqual([
    [2, 'Panen', false],
    [8, 'Jaga air', false],
  ]);
});

test('what is done all year never begins, and December comes before January', () => {
  expect(tasksOfMonth(calendars, 'bali-nusa-tenggara', 1).map(({ begins }) => begins)).toEqual([false]);
  expect(offered(calendars, 'java', 6)).toEqual([[8, 'Jaga air', false]]);
});

test('where a month has none, the tasks of the next month that has any are given, also behind the year’s end', () => {
  expect(tasksOfMonth(calendars, 'bali-nusa-tenggara', 4)).toEqual([]);
  expect(nextTasks(calendars, 'bali-nusa-tenggara', 4)).toMatchObject({ month: 8, tasks: [{ name: 'Semai' }] });
  expect(nextTasks(calendars, 'sumatra', 12)).toMatchObject({ month: 12, tasks: [{ name: 'Buat saluran' }] });
  expect(nextTasks(calendars, 'sumatra', 1)).toMatchObject({ month: 11, tasks: [{ name: 'Buat saluran' }] });
  expect(nextTasks(calendars, 'papua' as never, 10)).toBeNull();
});
