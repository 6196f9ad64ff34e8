import { expect, test } from 'vitest';
import { errorMessageKey } from './error-message.ts';

test.each([
  ['offline', 'error.offline'],
  ['captive-portal', 'error.portal'],
  ['timeout', 'error.slow'],
  ['server', 'error.server'],
  ['refused', 'error.server'],
  ['no-table', 'error.server'],
] as const)('%s is told as %s', (code, key) => {
  expect(errorMessageKey(code)).toBe(key);
});
