import { expect, test } from 'vitest';
import { isDue } from './is-due.ts';

const now = Date.UTC(2026, 0, 2, 12);
const HOUR = 3_600_000;

test.each([
  ['never', undefined, true],
  ['a day ago', now - 24 * HOUR, true],
  ['almost a day ago', now - 24 * HOUR + 1, false],
  ['just now', now, false],
  ['tomorrow, by a clock that was wrong', now + HOUR, true],
  ['nobody knows: text', '2026-01-02', true],
  ['nobody knows: no number', Number.NaN, true],
  ['nobody knows: null', null, true],
])('the last check was %s', (_when, last, due) => {
  expect(isDue(last, now)).toBe(due);
});
