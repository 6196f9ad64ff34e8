import { expect, test } from 'vitest';
import { byteSize } from './byte-size.ts';

test.each([
  [0, '0\u00a0B', '0\u00a0B'],
  [999, '999\u00a0B', '999\u00a0B'],
  [1234, '1,2\u00a0kB', '1.2\u00a0kB'],
  [45_678, '46\u00a0kB', '46\u00a0kB'],
  [2_500_000, '2,5\u00a0MB', '2.5\u00a0MB'],
  [7_000_000_000, '7\u00a0GB', '7\u00a0GB'],
  [7_000_000_000_000, '7.000\u00a0GB', '7,000\u00a0GB'],
])('%i bytes are %s', (bytes, indonesian, english) => {
  expect([byteSize(bytes, 'id'), byteSize(bytes, 'en')]).toEqual([indonesian, english]);
});
