import { describe, expect, test } from 'vitest';
import { asSchema, FIELD_CASES } from '#tests/support/cases/site-values.ts';
import { isValidValue } from './is-valid.ts';

describe.each(FIELD_CASES.map((each) => [JSON.stringify(asSchema(each.field)), each] as const))('%s', (_name, each) => {
  test.each(each.good.map((value) => [JSON.stringify(value), value]))('takes %s', (_text, value) => {
    expect(isValidValue(value, each.field)).toBe(true);
  });
  test.each(each.bad.map((value) => [JSON.stringify(value), value]))('refuses %s', (_text, value) => {
    expect(isValidValue(value, each.field)).toBe(false);
  });
});
