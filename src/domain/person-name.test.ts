import { expect, test } from 'vitest';
import { NAMES, NO_NAMES } from '#tests/support/cases/person-names.ts';
import { isName, tidyName } from './person-name.ts';

test.each(NAMES)('%j is a name, stored as %j', (typed, stored) => {
  expect([isName(typed), tidyName(typed)]).toEqual([true, stored]);
});

test.each(NO_NAMES)('%j is no name', (typed) => {
  expect(isName(typed)).toBe(false);
});
