import { expect, test } from 'vitest';
import { reviewDue } from './review-date.ts';

// private.review_due answers the same: tests/database/reading.test.ts.
test.each([
  ['2026-11-20', null, '2027-11-20'],
  ['2024-02-29', null, '2025-02-28'],
  ['2023-03-01', null, '2024-02-29'],
  ['2026-11-20', '2026-12-01', '2026-12-01'],
  [null, '2026-12-01', '2026-12-01'],
  ['9999-12-31', null, '9999-12-31'],
  [null, null, null],
])('advice that was checked on %s and is named for %s holds until %s', (reviewedOn, named, due) => {
  expect(reviewDue(reviewedOn, named)).toBe(due);
});
