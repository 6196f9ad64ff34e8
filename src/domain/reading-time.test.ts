import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [700, 4],
  [1000, 5],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
