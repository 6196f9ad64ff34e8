import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

test.each([
  [0, 'baru saja', 'just now'],
  [59_000, 'baru saja', 'just now'],
  [-5000, 'baru saja', 'just now'],
  [MINUTE, '1 menit lalu', '1 minute ago'],
  [5 * MINUTE, '5 menit lalu', '5 minutes ago'],
  [125 * MINUTE, '2 jam lalu', '2 hours ago'],
  [24 * 60 * MINUTE, '1 hari lalu', '1 day ago'],
  [6 * 24 * 60 * MINUTE, '6 hari lalu', '6 days ago'],
  [10 * 24 * 60 * MINUTE, '12 November 2026', '12 November 2026'],
])('%d ms ago', (past, indonesian, english) => {
  expect(timeAgo(NOW - past, NOW, 'id')).toBe(indonesian);
  expect(timeAgo(NOW - past, NOW, 'en')).toBe(english);
});
