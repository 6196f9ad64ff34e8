import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from './localized.ts';

test('the portal speaks Indonesian, by default, and English', () => {
  expect(LANGUAGES).toEqual(['id', 'en']);
  expect(DEFAULT_LANGUAGE).toBe('id');
});

test.each(['', 'ID', 'en-GB', 'id ', null, undefined, 0, {}, ['id']])('%j is no language of the portal', (value) => {
  expect(isLanguage(value)).toBe(false);
});
