import { expect, test } from 'vitest';
import { dropLevel } from './last-synced.tsx';

const HOUR_MS = 3_600_000;

test.each([
  [0, 'full'],
  [23.9, 'full'],
  [24, 'half'],
  [7 * 24 - 1, 'half'],
  [7 * 24, 'low'],
  [30 * 24 - 1, 'low'],
  [30 * 24, 'dry'],
  // A clock that was put back.
  [-5, 'full'],
])('%d hours after the last check the drop is %s', (hours, level) => {
  expect(dropLevel(0, hours * HOUR_MS)).toBe(level);
});
