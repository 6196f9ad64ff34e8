import { describe, expect, test, vi } from 'vitest';
import { dayAndDate, listMoment, localDay, partOfDay } from './moments.ts';

test.each([
  ['evening', [0, 3, 18, 23]],
  ['morning', [4, 10]],
  ['midday', [11, 14]],
  ['afternoon', [15, 17]],
] as const)('%s is from %j', (part, hours) => {
  for (const hour of hours) expect(partOfDay(hour), String(hour)).toBe(part);
});

// In local time, so that the tests pass in every time zone.
const now = new Date(2026, 10, 20, 14, 5);

test('a day is written with its name', () => {
  expect(dayAndDate(now, 'id')).toBe('Jumat, 20 November 2026');
  expect(dayAndDate(now, 'en')).toMatch(/^Friday,? 20 November 2026$/);
});

describe('in a list', () => {
  test.each([
    ['the time, of today', new Date(2026, 10, 20, 0, 0), '00.00', '00:00'],
    ['the word, of yesterday', new Date(2026, 10, 19, 23, 59), 'kemarin', 'yesterday'],
    ['the day, of this year', new Date(2026, 0, 12), '12 Jan', '12 Jan'],
    ['the whole date, of earlier years', new Date(2024, 0, 12), '12 Jan 2024', '12 Jan 2024'],
  ])('stands %s', (_what, moment, indonesian, english) => {
    expect(listMoment(moment, now, 'id')).toBe(indonesian);
    expect(listMoment(moment, now, 'en')).toBe(english);
  });

  test('the last day of a year is yesterday on the first one of the next', () => {
    expect(listMoment(new Date(2025, 11, 31, 20), new Date(2026, 0, 1, 6), 'id')).toBe('kemarin');
  });
});

describe('the day of a moment', () => {
  test.each([
    ['Asia/Jakarta', '2026-11-23'],
    ['America/New_York', '2026-11-22'],
  ])('is the reader’s own in %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    // 00.37 in Jakarta.
    expect(localDay(new Date('2026-11-22T17:37:00Z'))).toBe(day);
  });
});
