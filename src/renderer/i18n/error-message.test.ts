import { expect, test } from 'vitest';
import { errorMessageKey, readErrorMessageKey } from './error-message.ts';

test.each([
  ['offline', 'common:error.offline'],
  ['captive-portal', 'common:error.portal'],
  ['timeout', 'common:error.slow'],
  ['server', 'common:error.server'],
  ['refused', 'common:error.refused'],
  ['invalid', 'common:error.invalid'],
  ['duplicate', 'common:error.refused'],
  ['too-many', 'common:error.many'],
  ['not-found', 'common:error.gone'],
  ['disk-full', 'common:error.full'],
  ['no-table', 'common:error.server'],
] as const)('%s is told as %s', (code, key) => {
  expect(errorMessageKey(code)).toBe(key);
});

test('a reader who was refused is not told to check what they entered', () => {
  expect((['refused', 'invalid', 'offline'] as const).map(readErrorMessageKey)).toEqual([
    'common:error.notSent',
    'common:error.notSent',
    'common:error.offline',
  ]);
});
