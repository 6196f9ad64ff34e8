import { expect, test } from 'vitest';
import { todayInJakarta } from './dates.ts';

test.each([
  ['2027-11-20T16:59:59.999Z', '2027-11-20'],
  ['2027-11-20T17:00:00Z', '2027-11-21'],
  ['2027-12-31T17:00:00Z', '2028-01-01'],
])('at %s it is %s in Jakarta', (moment, day) => expect(todayInJakarta(new Date(moment))).toBe(day));
