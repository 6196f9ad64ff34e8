import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ADDRESSES, NO_ADDRESSES } from '#tests/support/cases/email-addresses.ts';
import { isEmailAddress } from './account-input.ts';

test.each([...ADDRESSES, ...NO_ADDRESSES])('%j is judged as by the forms', (text) => {
  expect(isEmailAddress(text)).toBe(ADDRESSES.includes(text));
  expect(z.email().safeParse(text).success).toBe(ADDRESSES.includes(text));
});

test('has 255 characters at the most', () => {
  const long = `${'a'.repeat(243)}@example.com`;
  expect([isEmailAddress(long), isEmailAddress(`a${long}`)]).toEqual([true, false]);
});
