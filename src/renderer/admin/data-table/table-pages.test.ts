import { expect, test } from 'vitest';
import { pageNumbers } from './table-pages.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 200, [1, 2, null, 200]],
  [4, 200, [1, 2, 3, 4, 5, null, 200]],
  [100, 200, [1, null, 99, 100, 101, null, 200]],
  [198, 200, [1, null, 197, 198, 199, 200]],
  [200, 200, [1, null, 199, 200]],
])('page %i of %i', (page, last, expected) => {
  expect(pageNumbers(page, last)).toEqual(expected);
});
