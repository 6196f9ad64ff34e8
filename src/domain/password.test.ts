import { describe, expect, test } from 'vitest';
import { isPasswordTooLong, passwordProblem } from './password.ts';

describe('a password has at most as many bytes as are hashed of it', () => {
  test.each([
    ['40 é (80 bytes)', 'é'.repeat(40)],
    ['25 稲 (75 bytes)', '稲'.repeat(25)],
    ['19 🌾 (76 bytes)', '🌾'.repeat(19)],
    ['73 plain letters', 'a'.repeat(73)],
  ])('%s are too many', (_what, password) => {
    expect([isPasswordTooLong(password), passwordProblem(password)]).toEqual([true, 'long']);
  });

  test.each([
    ['72 plain letters', 'a'.repeat(72)],
    ['36 é', 'é'.repeat(36)],
    ['24 稲', '稲'.repeat(24)],
    ['18 🌾', '🌾'.repeat(18)],
  ])('%s are not', (_what, password) => {
    expect([isPasswordTooLong(password), passwordProblem(password)]).toEqual([false, null]);
  });
});

test.each([
  ['12345', 'short'],
  ['123456', null],
  // Characters as people count them: three ears of rice aren't six.
  ['🌾🌾🌾', 'short'],
  ['🌾🌾🌾🌾🌾🌾', null],
] as const)('%s is %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
