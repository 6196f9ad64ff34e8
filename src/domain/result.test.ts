import { expect, test } from 'vitest';
import { failed, ok } from './result.ts';

test('a failure names a wait only where there is one', () => {
  expect(failed('too-many', 'slow down', 60)).toEqual({
    ok: false,
    code: 'too-many',
    detail: 'slow down',
    retryAfter: 60,
  });
  expect(failed('server', '500')).not.toHaveProperty('retryAfter');
  expect(failed('server', '500', undefined)).not.toHaveProperty('retryAfter');
});

test('nothing is a value too', () => {
  expect(ok(undefined)).toEqual({ ok: true, value: undefined });
});
