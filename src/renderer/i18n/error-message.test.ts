import { expect, test } from 'vitest';
import { errorMessageKey, readErrorMessageKey } from './error-message.ts';

test.each([
  ['offline', 'error.offline'],
  ['captive-portal', 'error.portal'],
  ['timeout', 'error.slow'],
  ['server', 'error.server'],
  ['refused', 'error.refused'],
  ['invalid', 'error.refused'],
  ['duplicate', 'error.refused'],
  ['too-many', 'error.many'],
  ['not-found', 'error.gone'],
  ['disk-full', 'error.full'],
  ['no-table', 'error.server'],
] as const)('%s is told as %s', (code, key) => {
  expect(errorMessageKey(code)).toBe(key);
});

test('a reader who was refused is not told to check what they entered', () => {
  expect([readErrorMessageKey('refused'), readErrorMessageKey('offline')]).toEqual(['error.notSent', 'error.offline']);
});
